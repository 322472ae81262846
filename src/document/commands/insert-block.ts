import { refuse } from '#kernel/refusal.ts'
import type { BlockDefinition, BlockRegistry } from '../define-block.ts'
import { cellsAround, rowAfter, type Cells } from '../layout/cells.ts'
import { makeRoom, withinGrid, type RoomPlan } from '../layout/make-room.ts'
import {
  blockOf,
  childrenOf,
  newNodeId,
  type Block,
  type BlockId,
  type Json,
  type JsonObject,
  type PageDocument,
  type Parent,
} from '../nodes.ts'
import type { Patch } from '../patch.ts'
import { storable } from '../json.ts'
import { isGrid } from '../slots.ts'
import { occupantsOf, planPatches, placeAt } from './grid.ts'

export interface InsertBlock {
  readonly type: string
  readonly parent: Parent
  /** Where it is dropped; absent: below `after`, or below everything. Missing sizes are the type's own. */
  readonly cells?: {
    readonly column: number
    readonly row: number
    readonly width?: number
    readonly height?: number
  }
  readonly layer?: number
  /** The sibling it comes after: the selected block. Last when absent. */
  readonly after?: BlockId | null
  readonly props?: JsonObject
  /** To know it beforehand. */
  readonly id?: BlockId
}

/**
 * Props to store for a new block: what was given, and the words of its texts. Words are stored from
 * the start, so that the first letters typed into them merge with another person's like any later.
 */
export function newProps(definition: BlockDefinition, given: JsonObject = {}): JsonObject {
  const props: { [name: string]: Json | undefined } = { ...given }
  for (const [name, field] of Object.entries(definition.fields)) {
    if (props[name] !== undefined) continue
    if (field.kind === 'richText') props[name] = storable(field.default)
    // The slots of items are named by their ids, which must not change with the type's defaults.
    const { slots } = definition
    if (slots && 'perItem' in slots && slots.perItem === name) props[name] = storable(field.default)
  }
  return props
}

function cellsFor(
  document: PageDocument,
  given: InsertBlock,
  definition: BlockDefinition,
  registry: BlockRegistry,
): Cells {
  const { size } = definition
  const { cells } = given
  if (cells) {
    const width = Math.max(cells.width ?? size.width, size.minWidth)
    const height = Math.max(cells.height ?? size.height, size.minHeight)
    return withinGrid({ column: cells.column, row: cells.row, width, height })
  }
  const after = given.after === undefined || given.after === null ? undefined : blockOf(document, given.after)
  if (after) return withinGrid({ ...size, column: after.place.column, row: rowAfter(after.place) })
  const all = cellsAround(occupantsOf(document, given.parent, registry).map((occupant) => occupant.cells))
  const column = Math.floor((24 - size.width) / 2) + 1
  return withinGrid({ ...size, column, row: all ? rowAfter(all) + 1 : 1 })
}

/**
 * Where a new block will stand and who gives way: what the ghost shows while it is dragged in.
 *
 * @throws Refusal `document.type_unknown` for a type that is not installed.
 */
export function planInsert(
  document: PageDocument,
  given: InsertBlock,
  registry: BlockRegistry,
): { readonly block: Block; readonly plan: RoomPlan } {
  const definition = registry.get(given.type)
  if (!definition) throw refuse('invalid', 'document.type_unknown', { values: { type: given.type } })
  const id = given.id ?? newNodeId()
  const layer = given.layer ?? 0
  const cells = cellsFor(document, given, definition, registry)
  const grid = isGrid(document, given.parent, registry)
  const occupants = grid ? [...occupantsOf(document, given.parent, registry), { id, cells, layer }] : []
  const plan = makeRoom(occupants, new Map(grid ? [[id, cells]] : []))
  const block: Block = {
    id,
    type: given.type,
    version: definition.version,
    props: newProps(definition, given.props),
    parent: given.parent.slot === undefined ? { node: given.parent.node } : { ...given.parent },
    place: placeAt(
      { ...cells, layer, align: definition.sizing === 'box' ? 'stretch' : 'start' },
      plan.moved.get(id) ?? cells,
    ),
  }
  return { block, plan }
}

/** Puts a new block on a grid or into a slot; what is in its way makes room. */
export function insertBlock(document: PageDocument, given: InsertBlock, registry: BlockRegistry): Patch[] {
  const { block, plan } = planInsert(document, given, registry)
  const siblings = childrenOf(document, given.parent)
  const after =
    given.after !== undefined && (given.after === null || siblings.includes(given.after))
      ? given.after
      : (siblings.at(-1) ?? null)
  const at = after === null ? 0 : siblings.indexOf(after) + 1
  return [
    ...planPatches(document, plan),
    { op: 'insert', parent: block.parent, after, at, nodes: { blocks: [block] } },
  ]
}
