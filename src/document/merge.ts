import { applyLoosely } from './apply.ts'
import type { BlockRegistry } from './define-block.ts'
import { cellsOverlap, rowAfter } from './layout/cells.ts'
import { blockOf, childrenOf, maxRows, type Block, type NodeId, type PageDocument } from './nodes.ts'
import { isPathWithin, nodeOfPatch, type Patch } from './patch.ts'
import { faultIn, type DocumentFault, type Touched } from './rules.ts'
import { isGrid } from './slots.ts'
import { rebaseSteps, type StepJson } from './text/text-steps.ts'

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

/**
 * Our text steps, made beside `theirs`, moved to come after them; other patches stay as they are.
 * `null` stands for a patch whose place is gone. Both streams start from the same document.
 */
export function mapPatches(ours: readonly Patch[], theirs: readonly Patch[]): (Patch | null)[] {
  const mapped: (Patch | null)[] = [...ours]
  const streams = new Map<string, { index: number; steps: readonly StepJson[] }[]>()
  ours.forEach((patch, index) => {
    if (patch.op !== 'text') return
    // Once we replaced the text ourselves, our steps stand on our own words.
    if (ours.slice(0, index).some((earlier) => replaces(earlier, patch.node, patch.path))) return
    const key = textKey(patch.node, patch.path)
    const stream = streams.get(key) ?? []
    stream.push({ index, steps: patch.steps })
    streams.set(key, stream)
  })
  for (const stream of streams.values()) {
    const first = ours[stream[0]?.index ?? 0]
    if (first?.op !== 'text') continue
    const { node, path } = first
    if (theirs.some((patch) => replaces(patch, node, path))) {
      for (const { index } of stream) mapped[index] = null
      continue
    }
    const steps = theirs.flatMap((patch) =>
      patch.op === 'text' && patch.node === node && textKey(node, patch.path) === textKey(node, path)
        ? patch.steps
        : [],
    )
    if (steps.length === 0) continue
    const moved = rebaseSteps(
      stream.flatMap((part) => part.steps),
      steps,
    )
    let from = 0
    for (const part of stream) {
      const kept = moved.slice(from, from + part.steps.length).filter((step) => step !== null)
      from += part.steps.length
      const patch = ours[part.index]
      mapped[part.index] = kept.length > 0 && patch?.op === 'text' ? { ...patch, steps: kept } : null
    }
  }
  return mapped
}

/** The other blocks that stand on the same grid and layer as this one, and are seen there. */
function neighbours(document: PageDocument, block: Block): Block[] {
  return childrenOf(document, block.parent)
    .map((id) => blockOf(document, id))
    .filter(
      (other): other is Block =>
        other !== undefined &&
        other.id !== block.id &&
        !other.hidden?.desktop &&
        other.place.layer === block.place.layer,
    )
}

/**
 * Moves blocks of ours that landed on somebody else's down to the first free rows: two people may
 * each put a block in the same place without either being told off.
 */
function settle(document: PageDocument, touched: Touched, registry: BlockRegistry): Patch[] {
  const patches: Patch[] = []
  const rows = new Map<NodeId, number>()
  const placeOf = (block: Block) => ({ ...block.place, row: rows.get(block.id) ?? block.place.row })
  for (const id of touched.keys()) {
    const block = blockOf(document, id)
    if (!block || block.hidden?.desktop || !isGrid(document, block.parent, registry)) continue
    const others = neighbours(document, block).map(placeOf)
    let place = placeOf(block)
    for (;;) {
      const hit = others.find((other) => cellsOverlap(other, place))
      if (!hit || rowAfter(hit) + place.height - 1 > maxRows) break
      place = { ...place, row: rowAfter(hit) }
    }
    if (place.row === block.place.row) continue
    rows.set(id, place.row)
    patches.push({ op: 'set', node: id, path: ['place'], value: { ...place } })
  }
  return patches
}

function concerns(patch: Patch, node: NodeId): boolean {
  if (nodeOfPatch(patch) === node) return true
  if (patch.op === 'insert') return patch.nodes.blocks.some((block) => block.id === node)
  return patch.op === 'move' && patch.parent !== 'page' && patch.parent.node === node
}

/**
 * Replays our patches on a document that others changed meanwhile. Different properties merge; of
 * one property the later in the server's order (ours) stands; texts merge by steps; what hangs on a
 * node the others removed comes back in `lost`. The outcome keeps every rule: where it would not,
 * blocks of ours move out of the way, or the patch that breaks the rule is lost.
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
  const lost: LostPatch[] = []
  let pending: Patch[] = []
  mapPatches(ours, theirs).forEach((mapped, index) => {
    const patch = ours[index]
    if (mapped) pending.push(mapped)
    else if (patch?.op === 'text') {
      lost.push({ patch, fault: { rule: 'text_invalid', node: patch.node, path: patch.path } })
    }
  })
  for (;;) {
    const first = applyLoosely(head, pending, registry)
    lost.push(...first.failed)
    const settling = settle(first.document, first.touched, registry)
    const second = applyLoosely(first.document, settling, registry)
    const touched: Touched = new Map([...second.touched, ...first.touched])
    const fault = faultIn(second.document, touched, registry)
    if (!fault) {
      return {
        document: second.document,
        patches: [...first.kept, ...second.kept],
        inverse: [...second.inverse, ...first.inverse],
        lost,
        touched,
      }
    }
    const guilty = first.kept.filter((patch) => concerns(patch, fault.node))
    const dropped = guilty.length > 0 ? guilty : first.kept.slice(-1)
    lost.push(...dropped.map((patch) => ({ patch, fault })))
    pending = first.kept.filter((patch) => !dropped.includes(patch))
    // Nothing of ours left and still a fault: theirs broke it, which the server would have refused.
    if (first.kept.length === 0) {
      return { document: head, patches: [], inverse: [], lost, touched: new Map() }
    }
  }
}
