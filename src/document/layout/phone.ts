import type { BlockRegistry } from '../define-block.ts'
import { phoneColumns, type Block, type BlockId, type Section } from '../nodes.ts'
import { cellsAround, columnAfter, rowAfter, type Cells } from './cells.ts'
import { makeRoom, withinGrid, type Occupant } from './make-room.ts'
import { readingTree, type ReadingNode } from './reading-order.ts'

/** Where everything stands on the phone's eight columns. */
export interface PhoneLayout {
  /** Blocks hidden on the phone are not in it. */
  readonly cells: ReadonlyMap<BlockId, Cells>
  /** The blocks a person moved or resized there, to be marked in the editor. */
  readonly overridden: ReadonlySet<BlockId>
  readonly rows: number
}

/** Half of the desktop's width and no more: what may stand beside another on the phone. */
const SMALL = 8
/**
 * Size of a cell with its gap in pixels at 1320 px of content and at a phone of 390 px, to carry a
 * picture's proportions from one grid to the other.
 */
const DESKTOP_CELL = { width: 55.5, height: 40 }
const PHONE_CELL = { width: 44, height: 36 }
const nowhere: Cells = { column: 1, row: 1, width: 1, height: 1 }
/** A picture never fills more than about a phone's screen. */
const TALLEST = 18

type Node = ReadingNode<Block>

/** Whether a person decided something about a block for the phone: where it stands, how, or that it is not shown. */
export function hasOwnPhone(block: Block): boolean {
  return block.phone !== undefined || block.hidden?.phone === true
}

function isBox(block: Block, registry: BlockRegistry): boolean {
  return registry.get(block.type)?.sizing === 'box'
}

function isPairing(node: Node, registry: BlockRegistry): boolean {
  const { item } = node
  return item.place.width <= SMALL && node.upon.length === 0 && registry.get(item.type)?.phone === 'pair'
}

function stoodBeside(one: Block, other: Block): boolean {
  return one.place.row < rowAfter(other.place) && other.place.row < rowAfter(one.place)
}

/** Rows a block takes when it is so many columns wide: by its proportions, or one that its words stretch. */
function heightAt(block: Block, width: number, registry: BlockRegistry): number {
  if (!isBox(block, registry)) return 1
  const { place } = block
  const ratio = (place.width * DESKTOP_CELL.width) / (place.height * DESKTOP_CELL.height)
  return Math.min(TALLEST, Math.max(1, Math.round((width * PHONE_CELL.width) / ratio / PHONE_CELL.height)))
}

/**
 * Empty rows kept between two things: where they stood apart on the desktop, and where the eye went
 * up to the head of the next column, so that a picture does not join the caption of the one before.
 */
function breath(above: Block | undefined, below: Block): number {
  if (!above) return 0
  const gap = below.place.row - rowAfter(above.place)
  if (gap >= 6) return 2
  return gap >= 2 || below.place.row < above.place.row ? 1 : 0
}

/**
 * Lays nodes under one another from a row down, small ones that stood beside one another in pairs.
 * Gives the first row after them.
 */
function flow(
  nodes: readonly Node[],
  within: { readonly column: number; readonly width: number },
  from: number,
  registry: BlockRegistry,
  cells: Map<BlockId, Cells>,
): number {
  let row = from
  let above: Block | undefined
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index]
    if (!node) break
    row += breath(above, node.item)
    const next = nodes[index + 1]
    const half = Math.floor(within.width / 2)
    if (
      next &&
      half >= 2 &&
      isPairing(node, registry) &&
      isPairing(next, registry) &&
      stoodBeside(node.item, next.item)
    ) {
      const height = Math.max(heightAt(node.item, half, registry), heightAt(next.item, half, registry))
      cells.set(node.item.id, { column: within.column, row, width: half, height })
      cells.set(next.item.id, { column: within.column + half, row, width: half, height })
      row += height
      above = node.item.place.height > next.item.place.height ? node.item : next.item
      index += 1
      continue
    }
    const last = nodes[index - 1]
    const left = last && half >= 2 && isPairing(last, registry) && isPairing(node, registry)
    // The odd one of a row of small things stays as small as the others, in the middle.
    const odd = left && stoodBeside(last.item, node.item)
    const room = odd ? { column: within.column + Math.floor((within.width - half) / 2), width: half } : within
    row = put(node, room, row, registry, cells)
    above = node.item
  }
  return row
}

/** One block with what lies upon it; gives the first row after it. */
function put(
  node: Node,
  within: { readonly column: number; readonly width: number },
  row: number,
  registry: BlockRegistry,
  cells: Map<BlockId, Cells>,
): number {
  const { item, upon } = node
  const height = heightAt(item, within.width, registry)
  if (upon.length === 0) {
    cells.set(item.id, { ...within, row, height })
    return row + height
  }
  // The ground grows with what lies upon it, and keeps the margins it had on the desktop.
  const around = cellsAround(upon.map((inner) => inner.item.place)) ?? item.place
  const side =
    within.width >= 6 && (around.column > item.place.column || columnAfter(around) < columnAfter(item.place))
      ? 1
      : 0
  const top = around.row > item.place.row ? 1 : 0
  const bottom = rowAfter(around) < rowAfter(item.place) ? 1 : 0
  const inner = { column: within.column + side, width: within.width - 2 * side }
  // Laid once and moved with the ground: to lay it again at each depth would take time by two to the depth.
  const laid = new Map<BlockId, Cells>()
  const rows = flow(upon, inner, row + top, registry, laid) + bottom - row
  const tall = Math.max(rows, isBox(item, registry) ? Math.min(height, TALLEST) : 1)
  // Words at the foot of a picture stay at its foot, those in the middle in the middle.
  const spare = tall - rows
  const above = around.row - item.place.row
  const below = rowAfter(item.place) - rowAfter(around)
  const shift = above + below === 0 ? 0 : Math.round((spare * above) / (above + below))
  cells.set(item.id, { ...within, row, height: tall })
  for (const [id, own] of laid) cells.set(id, { ...own, row: own.row + shift })
  return row + tall
}

function derive(
  blocks: readonly Block[],
  reading: Section['reading'],
  registry: BlockRegistry,
  tree: readonly Node[],
): Map<BlockId, Cells> {
  const cells = new Map<BlockId, Cells>()
  const nodes = reading === 'list' ? inListed(blocks, tree) : tree
  flow(nodes, { column: 1, width: phoneColumns }, 1, registry, cells)
  return cells
}

/** A listed order keeps what lies upon a block with it, at the place of the block. */
function inListed(blocks: readonly Block[], tree: readonly Node[]): Node[] {
  const order = new Map(blocks.map((block, index) => [block.id, index]))
  const sorted = (nodes: readonly Node[]): Node[] =>
    nodes
      .map((node) => ({ item: node.item, upon: sorted(node.upon) }))
      .toSorted((one, other) => (order.get(one.item.id) ?? 0) - (order.get(other.item.id) ?? 0))
  return sorted(tree)
}

function isOverridden(block: Block): boolean {
  const { phone } = block
  return (
    phone !== undefined &&
    [phone.column, phone.row, phone.width, phone.height].some((cell) => cell !== undefined)
  )
}

/**
 * The phone's layout of one grid: derived from the desktop's (reading order, the whole width, pairs
 * of small things, words kept upon their picture), with what a person decided there on top; the
 * rest makes room for that.
 *
 * @param blocks of one section or one grid slot, in their stored order
 * @param tree of them all as they are read by their places, where that is known already
 */
export function phoneLayout(
  blocks: readonly Block[],
  reading: Section['reading'],
  registry: BlockRegistry,
  tree?: readonly Node[],
): PhoneLayout {
  const isWhole = !blocks.some((block) => block.hidden?.phone)
  const shown = isWhole ? blocks : blocks.filter((block) => !block.hidden?.phone)
  const nodes = (isWhole ? tree : undefined) ?? readingTree(shown)
  const derived = derive(shown, reading, registry, nodes)
  const byHand = shown.filter(isOverridden)
  const overridden = new Set(byHand.map((block) => block.id))
  const rowsOf = (cells: ReadonlyMap<BlockId, Cells>) =>
    [...cells.values()].reduce((rows, one) => Math.max(rows, rowAfter(one) - 1), 0)
  if (overridden.size === 0) return { cells: derived, overridden, rows: rowsOf(derived) }
  const layers = new Map(shown.map((block) => [block.id, block.place.layer]))
  // What lies upon a block goes where it goes, so a block and what is upon it give way as one.
  const together = groups(nodes, overridden)
  const layersIn = new Map(
    together.map(({ id, members }) => [id, members.map((member) => layers.get(member) ?? 0)]),
  )
  const occupants: Occupant[] = together.map(({ id, members }) => ({
    id,
    layer: layers.get(id) ?? 0,
    cells: cellsAround(members.flatMap((member) => derived.get(member) ?? [])) ?? nowhere,
  }))
  const wanted = new Map<BlockId, Cells>()
  for (const { id, phone } of byHand) {
    const own = derived.get(id)
    if (!own) continue
    const members = together.find((group) => group.id === id)?.members ?? []
    // A ground made too low for the words upon it would let them run over what follows.
    const needed = Math.max(1, ...members.map((member) => rowAfter(derived.get(member) ?? own) - own.row))
    const cells = { ...own, ...phone }
    wanted.set(
      id,
      withinGrid(
        { ...cells, height: members.length > 1 ? Math.max(cells.height, needed) : cells.height },
        phoneColumns,
      ),
    )
  }
  const plan = makeRoom(
    occupants,
    wanted,
    phoneColumns,
    // Nobody placed these upon one another; only what a person moved may lie on another layer, and
    // then none of what lies upon it may meet its like.
    (one, other) => {
      if (!overridden.has(one.id) && !overridden.has(other.id)) return true
      const there = layersIn.get(other.id)
      return layersIn.get(one.id)?.some((layer) => there?.includes(layer)) ?? false
    },
  )
  const cells = new Map<BlockId, Cells>()
  for (const { id, members } of together) {
    const at = plan.moved.get(id)
    const from = derived.get(id)?.row ?? 1
    const by = (at ?? plan.displaced.get(id) ?? { row: from }).row - from
    for (const member of members) {
      const own = derived.get(member)
      if (!own) continue
      if (member === id) cells.set(member, at ?? { ...own, row: own.row + by })
      else cells.set(member, withinGround({ ...own, row: own.row + by }, at))
    }
  }
  return { cells, overridden, rows: rowsOf(cells) }
}

/** Cells drawn back between the sides of the ground they lie upon, when that was moved by hand. */
function withinGround(cells: Cells, ground: Cells | undefined): Cells {
  if (!ground) return cells
  const width = Math.min(cells.width, ground.width)
  const column = Math.min(Math.max(cells.column, ground.column), columnAfter(ground) - width)
  return { ...cells, column, width }
}

/** Blocks with what lies upon them; what a person moved on the phone stands alone. */
function groups(
  tree: readonly Node[],
  overridden: ReadonlySet<BlockId>,
): { readonly id: BlockId; readonly members: readonly BlockId[] }[] {
  const out: { id: BlockId; members: BlockId[] }[] = []
  const walk = (nodes: readonly Node[], group: BlockId[] | undefined) => {
    for (const { item, upon } of nodes) {
      let members = group
      if (!members || overridden.has(item.id)) {
        members = [item.id]
        out.push({ id: item.id, members })
      } else members.push(item.id)
      walk(upon, members)
    }
  }
  walk(tree, undefined)
  return out
}
