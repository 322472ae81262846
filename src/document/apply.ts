import type { BlockRegistry } from './define-block.ts'
import { carryDocumentBytes } from './document-size.ts'
import { Broken, Draft, placed, step, withValue } from './draft.ts'
import { fieldAt } from './field-at.ts'
import { isPlainJson, sameJson, storable } from './json.ts'
import { applyLetters, invertLetters, isLettersEdit } from './letters/letters.ts'
import { holdsLetters } from './letters/holds-letters.ts'
import { blockShapes, pageShapes, sectionShapes } from './node-shape.ts'
import {
  isNodeId,
  pageNode,
  type Block,
  type Json,
  type JsonObject,
  type NodeId,
  type PageDocument,
} from './nodes.ts'
import { nodeOfPatch } from './patch.ts'
import type {
  InsertItemPatch,
  InsertPatch,
  LettersPatch,
  MoveItemPatch,
  MovePatch,
  Patch,
  RemoveItemPatch,
  RemovePatch,
  SetPatch,
  SpellPatch,
  TextPatch,
} from './patch.ts'
import { faultIn, type DocumentFault, type Touched } from './rules.ts'
import { saysTheSame } from './spell.ts'
import { isCanonicalText, readText, writeText } from './text/read-text.ts'
import type { TextJson } from './text/text-json.ts'
import { applySteps } from './text/text-steps.ts'

/** What came of patches: a new document and the way back, or which rule and which node said no. */
export type Applied =
  | {
      readonly ok: true
      readonly document: PageDocument
      /** Patches that lead exactly back; empty when nothing changed. */
      readonly inverse: readonly Patch[]
      readonly touched: Touched
    }
  | {
      readonly ok: false
      readonly fault: DocumentFault
      /** Index of the patch that could not be applied; absent when it is the outcome that breaks a rule. */
      readonly patch?: number
    }

function rootKey(draft: Draft, node: NodeId, path: readonly string[]): string {
  const [key = ''] = path
  const shapes =
    node === pageNode ? pageShapes : draft.block(node) ? { ...blockShapes, props: true } : sectionShapes
  if (!Object.hasOwn(shapes, key)) throw new Broken('path_unknown', node, path)
  return key === 'props' && path[1] !== undefined ? `props:${path[1]}` : key
}

/** A node whose unset field, where a path leads into it, is filled with its default. */
function withDefault(
  draft: Draft,
  node: NodeId,
  path: readonly string[],
  registry: BlockRegistry,
): { readonly holder: { readonly [key: string]: unknown }; readonly filled: boolean } {
  const holder = draft.properties(node)
  const block = draft.block(node)
  if (!block || path[0] !== 'props' || path.length < 2) return { holder, filled: false }
  const stored = step(block.props, path[1] ?? '')
  const fallback = fieldAt(block, path.slice(0, 2), registry)?.default
  if (stored !== undefined || fallback === undefined) return { holder, filled: false }
  const holderFilled = withValue(holder, path.slice(0, 2), storable(fallback))
  return { holder: holderFilled as { readonly [key: string]: unknown }, filled: true }
}

function valueAt(holder: unknown, path: readonly string[]): unknown {
  return path.reduce(step, holder)
}

/** The patch that sets what is at a path now; for what is not there, it takes away what will be made. */
function restoring(holder: unknown, node: NodeId, path: readonly string[]): SetPatch {
  let held = holder
  for (let index = 0; index < path.length; index += 1) {
    held = step(held, path[index] ?? '')
    if (held === undefined) return { op: 'set', node, path: path.slice(0, index + 1) }
  }
  return { op: 'set', node, path, value: held as Json }
}

function put(
  draft: Draft,
  holder: unknown,
  patch: { node: NodeId; path: readonly string[] },
  value: Json | undefined,
): void {
  const after = withValue(holder, patch.path, value)
  if (after === undefined) throw new Broken('path_unknown', patch.node, patch.path)
  draft.setProperties(
    patch.node,
    after as { readonly [key: string]: unknown },
    rootKey(draft, patch.node, patch.path),
  )
}

function applySet(draft: Draft, patch: SetPatch, registry: BlockRegistry): Patch[] {
  const { node, path, value } = patch
  if (path.length === 0) throw new Broken('path_unknown', node, path)
  const before = draft.properties(node)
  rootKey(draft, node, path)
  if (value !== undefined && !isPlainJson(value)) throw new Broken('json', node, path)
  const old = valueAt(before, path)
  if (old === value || (old !== undefined && value !== undefined && sameJson(old, value))) return []
  const { holder, filled } =
    path.length > 2 ? withDefault(draft, node, path, registry) : { holder: before, filled: false }
  if (value === undefined && valueAt(holder, path) === undefined) return []
  put(draft, holder, patch, value)
  return filled ? [restoring(holder, node, path), unstored(node, path)] : [restoring(before, node, path)]
}

/** The end of the way back of a change that stored a default first: others may have built on it since. */
function unstored(node: NodeId, path: readonly string[]): SpellPatch {
  return { op: 'spell', node, path: path.slice(0, 2) }
}

function applySpell(draft: Draft, patch: SpellPatch, registry: BlockRegistry): Patch[] {
  const { node, path, value } = patch
  const block = draft.block(node)
  if (!block) return []
  rootKey(draft, node, path)
  if (path[0] !== 'props' || path.length < 2) throw new Broken('path_unknown', node, path)
  if (value !== undefined && !isPlainJson(value)) throw new Broken('json', node, path)
  const holder = draft.properties(node)
  const stored = valueAt(holder, path)
  const isSpelled = value === undefined ? stored === undefined : sameJson(stored, value)
  if (isSpelled || !saysTheSame(stored, value, fieldAt(block, path, registry))) return []
  if (withValue(holder, path, value) === undefined) return []
  put(draft, holder, patch, value)
  return [{ op: 'spell', node, path, ...(stored === undefined ? {} : { value: stored as Json }) }]
}

function applyText(draft: Draft, patch: TextPatch, registry: BlockRegistry): Patch[] {
  const { node, path, steps } = patch
  if (steps.length === 0) return []
  if (!isPlainJson(steps)) throw new Broken('json', node, path)
  const block = draft.block(node)
  if (!block) throw new Broken('node_unknown', node)
  rootKey(draft, node, path)
  const field = fieldAt(block, path, registry)
  if (path[0] !== 'props' || (field && field.kind !== 'richText'))
    throw new Broken('path_unknown', node, path)
  const { holder, filled } = withDefault(draft, node, path, registry)
  const stored = valueAt(holder, path)
  const before = (stored ?? field?.default) as TextJson | undefined
  if (before === undefined) throw new Broken('path_unknown', node, path)
  let applied
  try {
    applied = applySteps(readText(before), steps)
  } catch (error) {
    if (error instanceof RangeError) throw new Broken('text_invalid', node, path)
    throw error
  }
  const after = applied.node
  if (
    field?.flavour === 'inline' &&
    (after.childCount !== 1 || after.firstChild?.type.name !== 'paragraph')
  ) {
    throw new Broken('text_invalid', node, path)
  }
  put(draft, holder, patch, writeText(after) as unknown as Json)
  // By steps, whatever the ground was: others may type into it before this is taken back.
  const back: Patch[] = [{ op: 'text', node, path, steps: applied.inverse }]
  if (stored === undefined) back.push({ op: 'spell', node, path })
  else if (!isCanonicalText(before)) back.push({ op: 'spell', node, path, value: stored as Json })
  if (filled) back.push(unstored(node, path))
  return back
}

function applyLettersPatch(draft: Draft, patch: LettersPatch, registry: BlockRegistry): Patch[] {
  const { node, path, edit } = patch
  if (edit.length === 0) return []
  if (!isLettersEdit(edit)) throw new Broken('json', node, path)
  const block = draft.block(node)
  if (!block && !draft.section(node)) throw new Broken('node_unknown', node)
  rootKey(draft, node, path)
  const field = block && path[0] === 'props' ? fieldAt(block, path, registry) : undefined
  if (!holdsLetters(path, field)) throw new Broken('path_unknown', node, path)
  const { holder, filled } = withDefault(draft, node, path, registry)
  const stored = valueAt(holder, path)
  const before = stored ?? (field?.kind === 'image' ? undefined : field?.default)
  if (typeof before !== 'string') throw new Broken('path_unknown', node, path)
  let after
  try {
    after = applyLetters(before, edit)
  } catch (error) {
    if (error instanceof RangeError) throw new Broken('value_invalid', node, path)
    throw error
  }
  put(draft, holder, patch, after)
  const back: Patch[] = [{ op: 'letters', node, path, edit: invertLetters(before, edit) }]
  if (stored === undefined) back.push({ op: 'spell', node, path })
  if (filled) back.push(unstored(node, path))
  return back
}

type ItemPatch = InsertItemPatch | RemoveItemPatch | MoveItemPatch
type Item = JsonObject & { readonly id: string }

function applyItem(draft: Draft, patch: ItemPatch, registry: BlockRegistry): Patch[] {
  const { node, path } = patch
  const block = draft.block(node)
  if (!block) throw new Broken('node_unknown', node)
  rootKey(draft, node, path)
  const field = fieldAt(block, path, registry)
  if (path[0] !== 'props' || path.length < 2 || (field && field.kind !== 'list')) {
    throw new Broken('path_unknown', node, path)
  }
  const { holder, filled } = withDefault(draft, node, path, registry)
  const stored = valueAt(holder, path)
  const items = (stored ?? storable(field?.default ?? [])) as readonly Item[]
  if (!Array.isArray(items)) throw new Broken('path_unknown', node, path)
  const id = patch.op === 'insert-item' ? patch.item.id : patch.id
  const at = items.findIndex((item) => item.id === id)
  const idOf = (item: Item) => item.id
  let next: readonly Item[] | undefined
  let inverse: Patch
  if (patch.op === 'insert-item') {
    if (!isNodeId(id) || at >= 0) throw new Broken('item_taken', node, path, { other: id })
    if (!isPlainJson(patch.item)) throw new Broken('json', node, path)
    next = placed(items, patch.item, patch.after, idOf)
    inverse = { op: 'remove-item', node, path, id }
  } else {
    const item = items[at]
    if (!item) throw new Broken('item_unknown', node, path, { other: id })
    const after = items[at - 1]?.id ?? null
    const others = items.filter((other) => other.id !== id)
    if (patch.op === 'remove-item') {
      next = others
      inverse = { op: 'insert-item', node, path, item, after, at }
    } else {
      if (patch.after === after) return []
      next = placed(others, item, patch.after, idOf)
      inverse = { op: 'move-item', node, path, id, after, at }
    }
  }
  if (!next) throw new Broken('sibling_unknown', node, path, { other: id })
  put(draft, holder, patch, next)
  if (filled) return [inverse, unstored(node, path)]
  if (stored === undefined)
    return field ? [inverse, { op: 'spell', node, path }] : [restoring(holder, node, path)]
  return [inverse]
}

/** @throws Broken when what comes with a root is not exactly what its lists name. */
function checkSubtree(patch: InsertPatch): void {
  const { section, blocks } = patch.nodes
  const root = section?.id ?? blocks[0]?.id
  if (root === undefined) throw new Broken('node_unknown', '')
  const named = new Map<NodeId, { node: NodeId; slot?: string }>()
  const name = (ids: readonly NodeId[], parent: { node: NodeId; slot?: string }) => {
    for (const id of ids) {
      if (named.has(id)) throw new Broken('order_broken', id)
      named.set(id, parent)
    }
  }
  if (section) name(section.blocks, { node: section.id })
  for (const block of blocks) {
    for (const [slot, ids] of Object.entries(block.slots ?? {})) name(ids, { node: block.id, slot })
  }
  for (const block of section ? blocks : blocks.slice(1)) {
    const parent = named.get(block.id)
    if (!parent || block.parent.node !== parent.node || block.parent.slot !== parent.slot) {
      throw new Broken('order_broken', block.id)
    }
  }
  if (named.size !== blocks.length - (section ? 0 : 1)) throw new Broken('order_broken', root)
}

function applyInsert(draft: Draft, patch: InsertPatch): Patch[] {
  checkSubtree(patch)
  const { section, blocks } = patch.nodes
  if (!isPlainJson(patch.nodes)) throw new Broken('json', section?.id ?? blocks[0]?.id ?? '')
  if (section) {
    if (patch.parent !== 'page') throw new Broken('parent_unknown', section.id)
    draft.addSection(section)
    draft.listInsert('page', section.id, patch.after)
    for (const block of blocks) draft.addBlock(block)
    return [{ op: 'remove', node: section.id }]
  }
  const [root, ...rest] = blocks
  if (!root || patch.parent === 'page') throw new Broken('parent_unknown', root?.id ?? '')
  const { node, slot } = patch.parent
  const parent = slot === undefined ? { node } : { node, slot }
  draft.listInsert(parent, root.id, patch.after)
  draft.addBlock(sameJson(root.parent, parent) ? root : { ...root, parent })
  for (const block of rest) draft.addBlock(block)
  return [{ op: 'remove', node: root.id }]
}

function blocksBelow(draft: Draft, ids: readonly NodeId[]): Block[] {
  return ids.flatMap((id) => {
    const block = draft.block(id)
    if (!block) return []
    return [block, ...Object.values(block.slots ?? {}).flatMap((inner) => blocksBelow(draft, inner))]
  })
}

function applyRemove(draft: Draft, patch: RemovePatch): Patch[] {
  const section = draft.section(patch.node)
  if (section) {
    const blocks = blocksBelow(draft, section.blocks)
    const spot = draft.listRemove('page', section.id)
    draft.dropSection(section.id)
    for (const block of blocks) draft.dropBlock(block.id)
    return [{ op: 'insert', parent: 'page', ...spot, nodes: { section, blocks } }]
  }
  const block = draft.block(patch.node)
  if (!block) throw new Broken('node_unknown', patch.node)
  const blocks = blocksBelow(draft, [block.id])
  const spot = draft.listRemove(block.parent, block.id)
  for (const gone of blocks) draft.dropBlock(gone.id)
  return [{ op: 'insert', parent: block.parent, ...spot, nodes: { blocks } }]
}

function applyMove(draft: Draft, patch: MovePatch): Patch[] {
  const { node, parent, after } = patch
  if (draft.section(node)) {
    if (parent !== 'page') throw new Broken('parent_unknown', node)
    const spot = draft.listRemove('page', node)
    draft.listInsert('page', node, after)
    return spot.after === after ? [] : [{ op: 'move', node, parent: 'page', ...spot }]
  }
  const block = draft.block(node)
  if (!block) throw new Broken('node_unknown', node)
  if (parent === 'page') throw new Broken('parent_unknown', node)
  if (parent.node === node) throw new Broken('nesting', node)
  const spot = draft.listRemove(block.parent, node)
  const to = parent.slot === undefined ? { node: parent.node } : { node: parent.node, slot: parent.slot }
  draft.listInsert(to, node, after)
  const stays = sameJson(block.parent, to)
  if (stays && spot.after === after) return []
  // Read again: taking it out of a slot may have copied its holder, never itself.
  draft.putBlock(stays ? block : { ...block, parent: to })
  draft.touch(node, 'parent')
  return [{ op: 'move', node, parent: block.parent, ...spot }]
}

function applyOne(draft: Draft, patch: Patch, registry: BlockRegistry): Patch[] {
  switch (patch.op) {
    case 'set':
      return applySet(draft, patch, registry)
    case 'text':
      return applyText(draft, patch, registry)
    case 'letters':
      return applyLettersPatch(draft, patch, registry)
    case 'spell':
      return applySpell(draft, patch, registry)
    case 'insert':
      return applyInsert(draft, patch)
    case 'remove':
      return applyRemove(draft, patch)
    case 'move':
      return applyMove(draft, patch)
    case 'insert-item':
    case 'remove-item':
    case 'move-item':
      return applyItem(draft, patch, registry)
    default:
      // Of a version after this one: whoever cannot tell what it does leaves the document as it is.
      throw new Broken('json', nodeOfPatch(patch))
  }
}

/** The sibling to stand after when the one named is gone: by the hint, or else the last. */
function siblingBy(list: readonly NodeId[], after: NodeId | null, at: number | undefined): NodeId | null {
  if (after === null || list.includes(after)) return after
  return (at === undefined ? list.at(-1) : list[Math.min(at, list.length) - 1]) ?? null
}

/** A patch whose sibling may have gone since it was made, with one that is there. */
function resettled(draft: Draft, patch: Patch, registry: BlockRegistry): Patch {
  if (patch.op === 'insert' || patch.op === 'move') {
    const moved = patch.op === 'move' ? patch.node : undefined
    const list = draft.list(patch.parent).filter((id) => id !== moved)
    return { ...patch, after: siblingBy(list, patch.after, patch.at) }
  }
  if (patch.op === 'insert-item' || patch.op === 'move-item') {
    const moved = patch.op === 'move-item' ? patch.id : undefined
    const { holder } = withDefault(draft, patch.node, patch.path, registry)
    const items = valueAt(holder, patch.path)
    const ids = Array.isArray(items) ? items.map((item: Item) => item.id).filter((id) => id !== moved) : []
    return { ...patch, after: siblingBy(ids, patch.after, patch.at) }
  }
  return patch
}

/** Patches applied as far as they go: for merging, where the ground may have moved. */
export interface AppliedLoosely {
  readonly document: PageDocument
  readonly inverse: readonly Patch[]
  readonly touched: Touched
  /** What was applied, as it was applied. */
  readonly kept: readonly Patch[]
  readonly failed: readonly { readonly patch: Patch; readonly fault: DocumentFault }[]
}

/**
 * Applies what can be applied, one patch after another, and leaves out what no longer fits. Rules
 * about the outcome are not checked: the caller does.
 */
export function applyLoosely(
  document: PageDocument,
  patches: readonly Patch[],
  registry: BlockRegistry,
): AppliedLoosely {
  const draft = new Draft(document)
  const inverse: Patch[] = []
  const kept: Patch[] = []
  const failed: { patch: Patch; fault: DocumentFault }[] = []
  for (const given of patches) {
    try {
      const patch = resettled(draft, given, registry)
      // A patch that changes several nodes may break half-way: then it is as if it had not begun.
      const checkpoint = patch.op === 'insert' || patch.op === 'move' ? draft.checkpoint() : undefined
      try {
        inverse.unshift(...applyOne(draft, patch, registry))
        kept.push(patch)
      } catch (error) {
        if (checkpoint) draft.restore(checkpoint)
        throw error
      }
    } catch (error) {
      if (!(error instanceof Broken)) throw error
      failed.push({ patch: given, fault: error.fault })
    }
  }
  const after = kept.length === 0 ? document : draft.document()
  carryDocumentBytes(document, after, draft.touched.keys())
  return { document: after, inverse, touched: draft.touched, kept, failed }
}

/**
 * Applies patches one after another, all or none, and checks the rules on what they changed. The
 * document given stays as it was; what did not change is shared.
 */
export function apply(document: PageDocument, patches: readonly Patch[], registry: BlockRegistry): Applied {
  const draft = new Draft(document)
  const inverse: Patch[] = []
  let current = 0
  try {
    for (const patch of patches) {
      inverse.unshift(...applyOne(draft, patch, registry))
      current += 1
    }
  } catch (error) {
    if (error instanceof Broken) return { ok: false, fault: error.fault, patch: current }
    throw error
  }
  if (inverse.length === 0) return { ok: true, document, inverse, touched: new Map() }
  const after = draft.document()
  carryDocumentBytes(document, after, draft.touched.keys())
  const fault = faultIn(after, draft.touched, registry)
  if (fault) return { ok: false, fault }
  return { ok: true, document: after, inverse, touched: draft.touched }
}

/**
 * Replays patches that were accepted once. They kept the rules of their day, which may have changed
 * since, so the outcome is not judged by today's.
 *
 * @throws Error when one no longer fits: a bug of ours, or a damaged database
 */
export function replay(
  document: PageDocument,
  patches: readonly Patch[],
  registry: BlockRegistry,
): PageDocument {
  const draft = new Draft(document)
  for (const patch of patches) applyOne(draft, patch, registry)
  const after = draft.document()
  carryDocumentBytes(document, after, draft.touched.keys())
  return after
}
