import type { BlockRegistry } from '../define-block.ts'
import { cellsAround, rowAfter } from '../layout/cells.ts'
import { makeRoom, withinGrid } from '../layout/make-room.ts'
import {
  blockOf,
  childrenOf,
  sameParent,
  sectionHolding,
  type Block,
  type BlockId,
  type NodeId,
  type PageDocument,
  type Parent,
  type Place,
  type SectionId,
} from '../nodes.ts'
import type { Patch } from '../patch.ts'
import { isGrid } from '../slots.ts'
import { withFreshIds, type Fragment } from './fragment.ts'
import { occupantsOf, phoneElsewhere, placeAt, planPatches } from './grid.ts'

export interface Paste {
  readonly fragment: Fragment
  /** Where blocks go; sections go after the section of it. Absent: to the end of the page. */
  readonly parent?: Parent
  /** Top left cell of what is pasted; absent: below `after`, or below everything. */
  readonly at?: { readonly column: number; readonly row: number }
  /** The block or section it comes after. */
  readonly after?: NodeId
}

/** What was pasted, to be selected, and the patches that paste it. */
export interface Pasted {
  readonly patches: Patch[]
  readonly nodes: readonly NodeId[]
}

function subtree(blocks: ReadonlyMap<BlockId, Block>, root: Block): Block[] {
  const held = Object.values(root.slots ?? {}).flat()
  return [
    root,
    ...held.flatMap((id) => {
      const block = blocks.get(id)
      return block ? subtree(blocks, block) : []
    }),
  ]
}

/** A block for a parent and a place there; from another grid it brings no place on the phone. */
function standing({ phone, ...block }: Block, parent: Parent, place: Place): Block {
  const own = phone && (sameParent(block.parent, parent) ? phone : phoneElsewhere(phone))
  return { ...block, parent, place, ...(own ? { phone: own } : {}) }
}

function pasteSections(document: PageDocument, fragment: Fragment, after: SectionId | null): Pasted {
  const blocks = new Map(fragment.blocks.map((block) => [block.id, block]))
  let previous = after
  let at = after === null ? 0 : document.order.indexOf(after) + 1
  const patches = fragment.sections.map((section): Patch => {
    const held = section.blocks.flatMap((id) => {
      const block = blocks.get(id)
      return block ? subtree(blocks, block) : []
    })
    const patch: Patch = {
      op: 'insert',
      parent: 'page',
      after: previous,
      at,
      nodes: { section, blocks: held },
    }
    previous = section.id
    at += 1
    return patch
  })
  return { patches, nodes: fragment.sections.map((section) => section.id) }
}

/** Puts a fragment on a page under fresh ids; what is in the way of its blocks makes room. */
export function paste(document: PageDocument, given: Paste, registry: BlockRegistry): Pasted {
  const fragment = withFreshIds(given.fragment)
  if (fragment.sections.length > 0) {
    const beside = sectionHolding(document, given.after ?? given.parent?.node ?? '')
    return pasteSections(document, fragment, beside?.id ?? document.order.at(-1) ?? null)
  }
  const last = document.order.at(-1)
  const parent = given.parent ?? (last === undefined ? undefined : { node: last })
  const byId = new Map(fragment.blocks.map((block) => [block.id, block]))
  const roots = fragment.roots.flatMap((id) => byId.get(id) ?? [])
  const around = cellsAround(roots.map((root) => root.place))
  if (!parent || !around) return { patches: [], nodes: [] }
  const grid = isGrid(document, parent, registry)
  const there = occupantsOf(document, parent, registry)
  const after = given.after === undefined ? undefined : blockOf(document, given.after)
  const below = after
    ? rowAfter(after.place)
    : rowAfter(cellsAround(there.map(({ cells }) => cells)) ?? { ...around, row: 1, height: 0 })
  const by = {
    columns: given.at ? Math.min(given.at.column, 25 - around.width) - around.column : 0,
    rows: (given.at?.row ?? below) - around.row,
  }
  const coming = roots.map(({ id, place }) => ({
    id,
    layer: place.layer,
    cells: withinGrid({ ...place, column: place.column + by.columns, row: place.row + by.rows }),
  }))
  const plan = makeRoom(
    grid ? [...there, ...coming] : [],
    new Map(grid ? coming.map(({ id, cells }) => [id, cells]) : []),
  )
  const siblings = childrenOf(document, parent)
  let previous = after && siblings.includes(after.id) ? after.id : (siblings.at(-1) ?? null)
  let at = previous === null ? 0 : siblings.indexOf(previous) + 1
  const inserts = roots.map((root): Patch => {
    const placed = standing(root, parent, placeAt(root.place, plan.moved.get(root.id) ?? root.place))
    const patch: Patch = {
      op: 'insert',
      parent,
      after: previous,
      at,
      nodes: { blocks: subtree(byId, placed) },
    }
    previous = root.id
    at += 1
    return patch
  })
  return {
    patches: [...planPatches(document, { ...plan, moved: new Map() }), ...inserts],
    nodes: fragment.roots,
  }
}
