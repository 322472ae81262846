import { type BlockRegistry, fieldsAt } from './define-block.ts'
import type { Field, Fields } from './fields.ts'
import { finer } from './finer.ts'
import { sameJson } from './json.ts'
import {
  pageNode,
  type Block,
  type Json,
  type JsonObject,
  type NodeId,
  type PageDocument,
  type Parent,
  sameParent,
} from './nodes.ts'
import type { Patch } from './patch.ts'
import { movesInto } from './list-moves.ts'
import { isText } from './text/read-text.ts'
import { textStep } from './text/text-step.ts'

type Data = { readonly [key: string]: Json | undefined }

function isItems(value: unknown): value is readonly (JsonObject & { readonly id: string })[] {
  return (
    Array.isArray(value) && value.every((item: unknown) => typeof (item as { id?: unknown })?.id === 'string')
  )
}

function itemPatches(
  node: NodeId,
  path: readonly string[],
  before: readonly Data[],
  after: readonly Data[],
  fields: Fields,
): Patch[] {
  const idOf = (item: Data) => String(item['id'])
  const [had, has] = [
    new Map(before.map((item) => [idOf(item), item])),
    new Map(after.map((item) => [idOf(item), item])),
  ]
  const patches: Patch[] = []
  for (const id of had.keys()) if (!has.has(id)) patches.push({ op: 'remove-item', node, path, id })
  const stay = before.map(idOf).filter((id) => has.has(id))
  const wanted = after.map(idOf)
  const moves = movesInto(
    stay,
    wanted.filter((id) => had.has(id)),
  )
  for (const { id, after: sibling, at } of moves)
    patches.push({ op: 'move-item', node, path, id, after: sibling, at })
  wanted.forEach((id, at) => {
    const item = has.get(id)
    if (!item) return
    const old = had.get(id)
    if (!old)
      patches.push({
        op: 'insert-item',
        node,
        path,
        item: { ...item, id },
        after: wanted[at - 1] ?? null,
        at,
      })
    else patches.push(...valuePatches(node, [...path, id], old, item, fields))
  })
  return patches
}

/** What makes one value of a field another: a text by a step, items one by one, the rest as finely as it merges. */
function fieldPatches(
  node: NodeId,
  path: readonly string[],
  before: Json | undefined,
  after: Json | undefined,
  field: Field | undefined,
): Patch[] {
  if (before === after || (before !== undefined && after !== undefined && sameJson(before, after))) return []
  if (field?.kind === 'richText' && isText(before) && isText(after)) {
    const step = textStep(before, after)
    if (step !== undefined) {
      const patches: Patch[] = step === null ? [] : [{ op: 'text', node, path, steps: [step] }]
      return [...patches, { op: 'spell', node, path, value: after }]
    }
  }
  if (field?.kind === 'list' && isItems(before) && isItems(after))
    return itemPatches(node, path, before, after, field.of)
  return finer(node, path, before, after, field)
}

/** What makes the named values of a holder others. */
function valuePatches(
  node: NodeId,
  path: readonly string[],
  before: Data,
  after: Data,
  fields: Fields,
): Patch[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => key !== 'id' || path[0] !== 'props')
    .flatMap((key) =>
      fieldPatches(
        node,
        [...path, key],
        before[key],
        after[key],
        Object.hasOwn(fields, key) ? fields[key] : undefined,
      ),
    )
}

const listed = new Set(['id', 'type', 'version', 'parent', 'slots', 'blocks', 'props'])

function framePatches(node: NodeId, before: object, after: object): Patch[] {
  const [had, has] = [before as Data, after as Data]
  return [...new Set([...Object.keys(had), ...Object.keys(has)])]
    .filter((key) => !listed.has(key))
    .flatMap((key) => fieldPatches(node, [key], had[key], has[key], undefined))
}

/** Every list of a document that holds nodes, with what it holds. */
function listsOf(document: PageDocument): { parent: Parent | 'page'; ids: readonly NodeId[] }[] {
  return [
    { parent: 'page', ids: document.order },
    ...Object.values(document.sections).map((section) => ({
      parent: { node: section.id },
      ids: section.blocks,
    })),
    ...Object.values(document.blocks).flatMap((block) =>
      Object.entries(block.slots ?? {}).map(([slot, ids]) => ({ parent: { node: block.id, slot }, ids })),
    ),
  ]
}

const keyOf = (parent: Parent | 'page') =>
  parent === 'page' ? 'page' : `${parent.node}/${parent.slot ?? ''}`

/**
 * Patches that make one document of another, touching only what differs: words are changed by steps, so
 * that what others write beside them stays; nodes that are in both keep their name and move. Both must
 * be up to date (`openDocument`).
 */
export function diff(before: PageDocument, after: PageDocument, registry: BlockRegistry): Patch[] {
  // A block of another type or version under the same name is another block: it goes and comes.
  const isSame = (id: NodeId): boolean => {
    const [had, has] = [before.blocks[id], after.blocks[id]]
    return had !== undefined && has !== undefined && had.type === has.type && had.version === has.version
  }
  const replaced = Object.keys(after.blocks).filter((id) => before.blocks[id] !== undefined && !isSame(id))
  if (replaced.length > 0)
    return [...removing(before, replaced), ...diff(without(before, replaced), after, registry)]

  const patches: Patch[] = []
  const isNew = (id: NodeId) => !before.blocks[id]
  const fresh = (ids: readonly NodeId[]) => ids.filter(isNew)
  /** A new block with what is new in it; what was elsewhere moves in afterwards. */
  const coming = (id: NodeId): Block[] => {
    const block = after.blocks[id]
    if (!block) return []
    const slots = Object.fromEntries(
      Object.entries(block.slots ?? {})
        .map(([slot, ids]) => [slot, fresh(ids)] as const)
        .filter(([, ids]) => ids.length > 0),
    )
    const { slots: _, ...bare } = block
    const root: Block = Object.keys(slots).length > 0 ? { ...bare, slots } : bare
    return [root, ...Object.values(slots).flatMap((ids) => ids.flatMap(coming))]
  }

  // Where each list stands as the patches go on.
  const now = new Map(listsOf(before).map(({ parent, ids }) => [keyOf(parent), [...ids]]))
  const at = (parent: Parent | 'page'): NodeId[] => {
    const held = now.get(keyOf(parent)) ?? []
    now.set(keyOf(parent), held)
    return held
  }
  const put = (parent: Parent | 'page', id: NodeId) => {
    const list = at(parent)
    const last = list.at(-1) ?? null
    list.push(id)
    return { parent, after: last, at: list.length - 1 }
  }
  const taken = (parent: Parent | 'page', id: NodeId) => {
    const list = at(parent)
    list.splice(list.indexOf(id), 1)
  }
  const bring = (blocks: readonly Block[]) => {
    for (const block of blocks)
      for (const [slot, ids] of Object.entries(block.slots ?? {})) at({ node: block.id, slot }).push(...ids)
  }

  for (const id of after.order) {
    const section = after.sections[id]
    if (!section || before.sections[id]) continue
    const blocks = fresh(section.blocks).flatMap(coming)
    patches.push({
      op: 'insert',
      ...put('page', id),
      nodes: { section: { ...section, blocks: fresh(section.blocks) }, blocks },
    })
    at({ node: id }).push(...fresh(section.blocks))
    bring(blocks)
  }
  for (const { parent, ids } of listsOf(after)) {
    if (parent === 'page') continue
    const isHeldAnew = parent.slot === undefined ? !before.sections[parent.node] : isNew(parent.node)
    for (const id of isHeldAnew ? [] : fresh(ids)) {
      const blocks = coming(id)
      patches.push({ op: 'insert', ...put(parent, id), nodes: { blocks } })
      bring(blocks)
    }
  }
  for (const block of Object.values(after.blocks)) {
    const had = before.blocks[block.id]
    if (!had || sameParent(had.parent, block.parent)) continue
    taken(had.parent, block.id)
    patches.push({ op: 'move', node: block.id, ...put(block.parent, block.id) })
  }
  for (const id of before.order) {
    if (after.sections[id]) continue
    taken('page', id)
    patches.push({ op: 'remove', node: id })
  }
  for (const block of Object.values(before.blocks)) {
    const isGone = !after.blocks[block.id]
    const holder =
      block.parent.slot === undefined ? after.sections[block.parent.node] : after.blocks[block.parent.node]
    // What holds it goes, and takes it along.
    if (!isGone || !holder) continue
    taken(block.parent, block.id)
    patches.push({ op: 'remove', node: block.id })
  }
  for (const { parent, ids } of listsOf(after)) {
    for (const { id, after: sibling, at: place } of movesInto(at(parent), ids))
      patches.push({ op: 'move', node: id, parent, after: sibling, at: place })
  }

  patches.push(...framePatches(pageNode, before.page, after.page))
  for (const section of Object.values(after.sections)) {
    const had = before.sections[section.id]
    if (had) patches.push(...framePatches(section.id, had, section))
  }
  for (const block of Object.values(after.blocks)) {
    const had = before.blocks[block.id]
    if (!had || had === block) continue
    const fields = fieldsAt(registry.get(block.type), block.version) ?? {}
    patches.push(
      ...framePatches(block.id, had, block),
      ...valuePatches(block.id, ['props'], had.props, block.props, fields),
    )
  }
  return patches
}

function removing(document: PageDocument, ids: readonly NodeId[]): Patch[] {
  const gone = new Set(ids)
  // What stands in a slot of one that goes, goes with it.
  return ids
    .filter((id) => !gone.has(document.blocks[id]?.parent.node ?? ''))
    .map((node) => ({ op: 'remove', node }))
}

function without(document: PageDocument, ids: readonly NodeId[]): PageDocument {
  const gone = new Set(ids.flatMap((id) => [id, ...Object.values(document.blocks[id]?.slots ?? {}).flat()]))
  const kept = (list: readonly NodeId[]) => list.filter((id) => !gone.has(id))
  return {
    ...document,
    sections: Object.fromEntries(
      Object.entries(document.sections).map(([id, section]) => [
        id,
        { ...section, blocks: kept(section.blocks) },
      ]),
    ),
    blocks: Object.fromEntries(
      Object.entries(document.blocks)
        .filter(([id]) => !gone.has(id))
        .map(([id, block]) => {
          const slots = Object.entries(block.slots ?? {}).map(([slot, held]) => [slot, kept(held)] as const)
          const { slots: _, ...bare } = block
          const filled = slots.filter(([, held]) => held.length > 0)
          return [id, filled.length > 0 ? { ...bare, slots: Object.fromEntries(filled) } : bare]
        }),
    ),
  }
}
