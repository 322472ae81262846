import { applyLoosely } from './apply.ts'
import type { BlockRegistry } from './define-block.ts'
import { fieldAt } from './field-at.ts'
import { altLength } from './field-shape.ts'
import { finer, wordsAt } from './finer.ts'
import { nameLength } from './node-shape.ts'
import {
  applyLetters,
  composeLetters,
  lettersBetween,
  putLess,
  rebaseLettersInRow,
  type LettersEdit,
} from './letters/letters.ts'
import { cellsOverlap, rowAfter } from './layout/cells.ts'
import {
  blockOf,
  childrenOf,
  desktopColumns,
  maxLayer,
  maxRows,
  phoneColumns,
  type Block,
  type NodeId,
  type PageDocument,
  type PhonePlace,
  type Place,
} from './nodes.ts'
import { isPathWithin, nodeOfPatch, type LettersPatch, type Patch, type TextPatch } from './patch.ts'
import { faultIn, type DocumentFault, type Touched } from './rules.ts'
import { isGrid, perItemSlots, slotNames } from './slots.ts'
import { rebaseSteps } from './text/text-steps.ts'

/** A patch of ours that found nothing left to change, and why. Kept so that history can show it. */
export interface LostPatch {
  readonly patch: Patch
  readonly fault: DocumentFault
}

export interface Rebased {
  /** Theirs with ours on top. */
  readonly document: PageDocument
  /** Ours as they are to be sent now. */
  readonly patches: readonly Patch[]
  /** Of those the last, which set right what broke a rule only together with theirs. */
  readonly settling: readonly Patch[]
  /** The way back from `document` to theirs alone. */
  readonly inverse: readonly Patch[]
  readonly lost: readonly LostPatch[]
  /** The nodes ours changed. */
  readonly touched: Touched
}

function textKey(node: NodeId, path: readonly string[]): string {
  return JSON.stringify([node, ...path])
}

/** Whether a patch replaces the whole of a text, so that steps made on the old one mean nothing. */
function replaces(patch: Patch, node: NodeId, path: readonly string[]): boolean {
  return patch.op === 'set' && patch.node === node && isPathWithin(patch.path, path)
}

/** Whether a patch puts another picture in the place of one that the path leads into. */
function replacesPicture(patch: Patch, node: NodeId, path: readonly string[]): boolean {
  if (patch.op !== 'set' || patch.node !== node || patch.path.length >= path.length) return false
  const isPicture = typeof patch.value === 'object' && patch.value !== null && 'asset' in patch.value
  return isPicture && isPathWithin(patch.path, path)
}

type WordsPatch = TextPatch | LettersPatch

function isWords(patch: Patch | undefined): patch is WordsPatch {
  return patch?.op === 'text' || patch?.op === 'letters'
}

/** The patches of one text's row as they are after theirs; `null` where nothing is left of one. */
function mapWords(
  row: readonly WordsPatch[],
  theirs: readonly WordsPatch[],
  side: 'after' | 'before',
): (WordsPatch | null)[] {
  const edits = rebaseLettersInRow(
    row.flatMap((patch) => (patch.op === 'letters' ? [patch.edit] : [])),
    theirs.flatMap((patch) => (patch.op === 'letters' ? [patch.edit] : [])),
    side,
  )
  const steps = rebaseSteps(
    row.flatMap((patch) => (patch.op === 'text' ? patch.steps : [])),
    theirs.flatMap((patch) => (patch.op === 'text' ? patch.steps : [])),
    side,
  )
  let at = 0
  let index = -1
  return row.map((patch) => {
    // What both took away is taken: the edit is empty then, and not lost.
    if (patch.op === 'letters') return { ...patch, edit: edits[(index += 1)] ?? [] }
    const kept = steps.slice(at, at + patch.steps.length).flat()
    at += patch.steps.length
    return kept.length > 0 ? { ...patch, steps: kept } : null
  })
}

/**
 * Our changes of words, made beside `theirs`, moved to come after them; other patches stay as they are.
 * `null` stands for a patch whose place is gone. Both streams start from the same document.
 *
 * @param side where ours goes when both put letters in at one place: ours is the later in the server's
 * order (`after`), or the earlier and only seen from the other side (`before`)
 */
export function mapPatches(
  ours: readonly Patch[],
  theirs: readonly Patch[],
  side: 'after' | 'before' = 'after',
): (Patch | null)[] {
  const mapped: (Patch | null)[] = [...ours]
  const rows = new Map<string, { index: number; patch: WordsPatch }[]>()
  ours.forEach((patch, index) => {
    if (!('path' in patch)) return
    const { node, path } = patch
    const isOurs = () => ours.slice(0, index).some((earlier) => replaces(earlier, node, path))
    if (patch.op === 'set') {
      // Where it is cut and what stays in view was said of another picture.
      if (theirs.some((other) => replacesPicture(other, node, path)) && !isOurs()) mapped[index] = null
    }
    // Once we replaced the words ourselves, our changes of them stand on our own.
    if (!isWords(patch) || isOurs()) return
    const key = textKey(node, [patch.op, ...path])
    const row = rows.get(key) ?? []
    row.push({ index, patch })
    rows.set(key, row)
  })
  for (const row of rows.values()) {
    const [first] = row
    if (!first) continue
    const { node, path, op } = first.patch
    if (theirs.some((patch) => replaces(patch, node, path))) {
      for (const { index } of row) mapped[index] = null
      continue
    }
    const key = textKey(node, path)
    const others = theirs.filter(
      (patch) => isWords(patch) && patch.op === op && textKey(patch.node, patch.path) === key,
    )
    if (others.length === 0) continue
    const moved = mapWords(
      row.map(({ patch }) => patch),
      others.filter(isWords),
      side,
    )
    row.forEach(({ index }, at) => {
      mapped[index] = moved[at] ?? null
    })
  }
  return mapped
}

/** The other blocks that are seen on the grid this one stands on. */
function neighbours(document: PageDocument, block: Block): Block[] {
  return childrenOf(document, block.parent)
    .map((id) => blockOf(document, id))
    .filter((other): other is Block => other !== undefined && other.id !== block.id && !other.hidden?.desktop)
}

/** A place drawn back into the grid: one may have moved a block to the edge while another made it wider. */
function drawnIn(place: Place): Place {
  return {
    ...place,
    column: Math.max(1, Math.min(place.column, desktopColumns - place.width + 1)),
    row: Math.max(1, Math.min(place.row, maxRows - place.height + 1)),
  }
}

function drawnInOnPhone(phone: PhonePlace): PhonePlace {
  const { column, row, width = 1, height = 1 } = phone
  return {
    ...phone,
    ...(column === undefined ? {} : { column: Math.max(1, Math.min(column, phoneColumns - width + 1)) }),
    ...(row === undefined ? {} : { row: Math.max(1, Math.min(row, maxRows - height + 1)) }),
  }
}

/** The first free cells below a place, or where there are none left, in the layer above it. */
function freePlace(wanted: Place, others: readonly Place[]): Place {
  for (let { layer } = wanted; layer <= maxLayer; layer += 1) {
    const beside = others.filter((other) => other.layer === layer)
    let place: Place | undefined = { ...wanted, layer }
    while (place) {
      const here: Place = place
      const hit = beside.find((other) => cellsOverlap(other, here))
      if (!hit) return here
      const row: number = rowAfter(hit)
      place = row + here.height - 1 > maxRows ? undefined : { ...here, row }
    }
  }
  return wanted
}

/**
 * Brings blocks of ours back under the rules where what two people did breaks them only together: drawn
 * back into the grid, and moved down off somebody else's, so that neither is told off.
 */
function settlePlaces(document: PageDocument, touched: Touched, registry: BlockRegistry): Patch[] {
  const patches: Patch[] = []
  const settled = new Map<NodeId, Place>()
  for (const id of touched.keys()) {
    const block = blockOf(document, id)
    if (!block) continue
    const isSeen = !block.hidden?.desktop && isGrid(document, block.parent, registry)
    const others = isSeen
      ? neighbours(document, block).map((other) => settled.get(other.id) ?? other.place)
      : []
    const place = freePlace(drawnIn(block.place), others)
    settled.set(id, place)
    patches.push(...finer(id, ['place'], { ...block.place }, { ...place }, undefined))
    if (block.phone)
      patches.push(...finer(id, ['phone'], { ...block.phone }, { ...drawnInOnPhone(block.phone) }, undefined))
  }
  return patches
}

/**
 * What stands in the slot of an item goes with it, also what others put there while we took the item away: as
 * with a block that is removed with what it holds.
 */
function settleSlots(document: PageDocument, kept: readonly Patch[], registry: BlockRegistry): Patch[] {
  return kept.flatMap((patch): Patch[] => {
    if (patch.op !== 'remove-item') return []
    const block = blockOf(document, patch.node)
    const definition = block && registry.get(block.type)
    if (!definition || perItemSlots(registry, block)?.perItem !== patch.path[1]) return []
    const isBack = slotNames(definition, block).includes(patch.id)
    return isBack ? [] : (block.slots?.[patch.id] ?? []).map((node) => ({ op: 'remove', node }))
  })
}

/** Longest words that may stand at a path. */
function mostLetters(document: PageDocument, patch: LettersPatch, registry: BlockRegistry): number {
  const block = blockOf(document, patch.node)
  if (patch.path[0] !== 'props') return nameLength
  const field = block && fieldAt(block, patch.path, registry)
  if (field?.kind === 'image') return altLength
  return field && 'max' in field && field.kind !== 'number' && field.kind !== 'length' ? field.max : Infinity
}

/**
 * Where the words of two people are together longer than they may be, the last of ours go: neither's
 * change is refused for what the other wrote.
 */
function settleWords(
  head: PageDocument,
  document: PageDocument,
  kept: readonly Patch[],
  registry: BlockRegistry,
): Patch[] {
  const rows = new Map<string, LettersPatch[]>()
  for (const patch of kept) {
    if (patch.op !== 'letters') continue
    const key = textKey(patch.node, patch.path)
    rows.set(key, [...(rows.get(key) ?? []), patch])
  }
  return [...rows.values()].flatMap((row): Patch[] => {
    const [first] = row
    const now = first && wordsAt(document, first.node, first.path, registry)
    const before = first && wordsAt(head, first.node, first.path, registry)
    if (!first || now === undefined || before === undefined) return []
    const over = now.length - mostLetters(document, first, registry)
    if (over <= 0) return []
    const edit = row.reduce<LettersEdit>((sum, patch) => composeLetters(sum, patch.edit), [])
    // Words that we set ourselves on the way are ours to answer for.
    if (applyLetters(before, edit) !== now) return []
    const { node, path } = first
    return [
      { op: 'letters', node, path, edit: lettersBetween(now, applyLetters(before, putLess(edit, over))) },
    ]
  })
}

function concerns(patch: Patch, node: NodeId): boolean {
  if (nodeOfPatch(patch) === node) return true
  if (patch.op === 'insert') return patch.nodes.blocks.some((block) => block.id === node)
  return patch.op === 'move' && patch.parent !== 'page' && patch.parent.node === node
}

/** Whether a patch changed the very property a fault is about. */
function isAbout(patch: Patch, fault: DocumentFault): boolean {
  if (!('path' in patch) || fault.path === undefined) return false
  const [one, other] = [patch.path.slice(0, 2), fault.path.slice(0, 2)]
  return isPathWithin(one, other) || isPathWithin(other, one)
}

/** A change that others have already made in full. */
function isNothing(patch: Patch): boolean {
  return patch.op === 'letters' && patch.edit.length === 0
}

/**
 * Replays our patches on a document that others changed meanwhile. Different properties merge; of
 * one property the later in the server's order (ours) stands; words merge by letters; what hangs on a
 * node the others removed comes back in `lost`. The outcome keeps every rule: where it would not,
 * blocks of ours move out of the way and words of ours are cut, or the patch that breaks the rule is lost.
 *
 * @param head the document with `theirs` applied
 * @param ours made on the document before `theirs`, in order
 */
export function rebase(
  head: PageDocument,
  ours: readonly Patch[],
  theirs: readonly Patch[],
  registry: BlockRegistry,
): Rebased {
  return settled(head, ours, mapPatches(ours, theirs), registry)
}

/**
 * {@link rebase} of two rows that follow one another and are stored one by one, each of which has to keep
 * the rules. The second is moved over theirs together with the first, on which it was made: what theirs look
 * like from behind the first says no longer what stood where.
 */
export function rebaseInTwo(
  head: PageDocument,
  first: readonly Patch[],
  second: readonly Patch[],
  theirs: readonly Patch[],
  registry: BlockRegistry,
): readonly [Rebased, Rebased] {
  const mapped = mapPatches([...first, ...second], theirs)
  const one = settled(head, first, mapped.slice(0, first.length), registry)
  // What was set right at the end of the first came under the second.
  const known = mapped.slice(first.length)
  const over = mapPatches(
    known.filter((patch) => patch !== null),
    one.settling,
  )
  let at = -1
  const moved = known.map((patch) => (patch === null ? null : (over[(at += 1)] ?? null)))
  return [one, settled(one.document, second, moved, registry)]
}

/**
 * Applies patches of ours that were moved behind theirs, and sets right what breaks a rule only together.
 *
 * @param ours as they were made
 * @param moved the same in their positions as they are now; `null` where the place of one is gone
 */
function settled(
  head: PageDocument,
  ours: readonly Patch[],
  moved: readonly (Patch | null)[],
  registry: BlockRegistry,
): Rebased {
  const lost: LostPatch[] = []
  let pending: Patch[] = []
  moved.forEach((mapped, index) => {
    const patch = ours[index]
    if (mapped) pending.push(mapped)
    else if (patch && 'path' in patch) {
      lost.push({ patch, fault: { rule: 'text_invalid', node: patch.node, path: patch.path } })
    }
  })
  for (;;) {
    const first = applyLoosely(head, pending, registry)
    lost.push(...first.failed)
    const settling = [
      ...settleSlots(first.document, first.kept, registry),
      ...settlePlaces(first.document, first.touched, registry),
      ...settleWords(head, first.document, first.kept, registry),
    ]
    const second = applyLoosely(first.document, settling, registry)
    const touched: Touched = new Map([...second.touched, ...first.touched])
    const fault = faultIn(second.document, touched, registry)
    if (!fault) {
      return {
        document: second.document,
        patches: [...first.kept, ...second.kept].filter((patch) => !isNothing(patch)),
        settling: second.kept,
        inverse: [...second.inverse, ...first.inverse],
        lost,
        touched,
      }
    }
    const concerned = first.kept.filter((patch) => concerns(patch, fault.node))
    // What else we did to the node stands, where the fault says which of its properties is wrong.
    const guilty = concerned.filter((patch) => isAbout(patch, fault))
    const dropped = guilty.length > 0 ? guilty : concerned.length > 0 ? concerned : first.kept.slice(-1)
    lost.push(...dropped.map((patch) => ({ patch, fault })))
    pending = first.kept.filter((patch) => !dropped.includes(patch))
    // Nothing of ours left and still a fault: theirs broke it, which the server would have refused.
    if (first.kept.length === 0) {
      return { document: head, patches: [], settling: [], inverse: [], lost, touched: new Map() }
    }
  }
}
