import type { Block, BlockId, PageDocument, Section } from '../nodes.ts'
import type { BlockRegistry } from '../define-block.ts'
import { blockOf, blocksOf } from '../nodes.ts'
import { heldInOrder } from '../slots.ts'
import { cellsContain, columnAfter, rowAfter, type Cells } from './cells.ts'

/** What reading order needs to know of a block. */
export interface Readable {
  readonly id: BlockId
  readonly type: string
  readonly place: Cells & { readonly layer: number }
}

/** A block in its place in the order, with the blocks that lie wholly upon it (a card's words). */
export interface ReadingNode<Item extends Readable> {
  readonly item: Item
  readonly upon: readonly ReadingNode<Item>[]
}

function byPlace(one: Readable, other: Readable): number {
  return (
    one.place.row - other.place.row ||
    one.place.column - other.place.column ||
    one.place.layer - other.place.layer ||
    (one.id < other.id ? -1 : 1)
  )
}

type Compare<Item> = (one: Item, other: Item) => number

/** A list in order: the same list where it is already, as blocks are stored more often than not. */
function sorted<Item>(items: readonly Item[], compare: Compare<Item>): readonly Item[] {
  for (let at = 1; at < items.length; at += 1)
    if (compare(items[at - 1] as Item, items[at] as Item) > 0) return items.toSorted(compare)
  return items
}

const byColumn = (one: Readable, other: Readable) => one.place.column - other.place.column

/** Parts a list wherever nothing reaches across. */
function cut<Item>(
  items: readonly Item[],
  start: (item: Item) => number,
  end: (item: Item) => number,
): Item[][] {
  const groups: Item[][] = []
  let reach = 0
  let last: Item[] | undefined
  for (const item of sorted(items, (one, other) => start(one) - start(other))) {
    if (last && start(item) < reach) last.push(item)
    else groups.push((last = [item]))
    reach = Math.max(reach, end(item))
  }
  return groups
}

const bandsOf = <Item extends Readable>(items: readonly Item[]) =>
  cut(
    items,
    ({ place }) => place.row,
    ({ place }) => rowAfter(place),
  )
const columnsOf = <Item extends Readable>(items: readonly Item[]) =>
  cut(
    items,
    ({ place }) => place.column,
    ({ place }) => columnAfter(place),
  )

/**
 * Whether the lower band carries on the columns of the upper: a caption under every picture. Then
 * the eye goes down each column, and a reader who cannot see must too (WCAG 1.3.2).
 */
function carriesOn(
  upper: readonly Readable[],
  lower: readonly Readable[],
  first: readonly Readable[],
): boolean {
  if (upper.length < 2 || upper.length !== lower.length) return false
  const above = sorted(upper, byColumn)
  const below = sorted(lower, byColumn)
  const heads = sorted(first, byColumn)
  return above.every((item, index) => {
    const under = below[index]
    if (!under) return false
    const gap = under.place.row - rowAfter(item.place)
    // The same kind again, row by row, is a table or a wall of pictures: read across.
    const differs = under.type !== heads[index]?.type
    return (
      under.place.column === item.place.column &&
      under.place.width === item.place.width &&
      gap <= 1 &&
      differs
    )
  })
}

function read<Item extends Readable>(items: readonly Item[]): readonly Item[] {
  if (items.length < 2) return items
  const bands = bandsOf(items)
  if (bands.length > 1) {
    const runs: Item[][][] = []
    for (const band of bands) {
      const run = runs.at(-1)
      const last = run?.at(-1)
      if (run && last && carriesOn(last, band, run[0] ?? [])) run.push(band)
      else runs.push([band])
    }
    return runs.flatMap((run) => {
      const columns = run.length > 1 ? columnsOf(run.flat()) : []
      // What lies over one another may leave no column apart from the next: then there are none to go down.
      return columns.length > 1 ? columns.flatMap(read) : run.flatMap(read)
    })
  }
  const columns = columnsOf(items)
  if (columns.length > 1) return columns.flatMap(read)
  return sorted(items, byPlace)
}

/** The blocks of a grid as they are read, those that lie upon others inside them. */
export function readingTree<Item extends Readable>(items: readonly Item[]): ReadingNode<Item>[] {
  // Where all lie on one layer, as they mostly do, nothing lies upon anything.
  const layer = items[0]?.place.layer
  if (items.every(({ place }) => place.layer === layer))
    return read(items).map((item) => ({ item, upon: [] }))
  const upon = new Map<Item | undefined, Item[]>()
  for (const item of items) {
    let ground: Item | undefined
    for (const other of items) {
      if (other.place.layer >= item.place.layer || !cellsContain(other.place, item.place)) continue
      const smaller =
        ground && other.place.width * other.place.height < ground.place.width * ground.place.height
      if (
        !ground ||
        smaller ||
        (other.place.layer > ground.place.layer && cellsContain(ground.place, other.place))
      ) {
        ground = other
      }
    }
    const held = upon.get(ground)
    if (held) held.push(item)
    else upon.set(ground, [item])
  }
  const nodes = (ground: Item | undefined): ReadingNode<Item>[] => {
    const held = upon.get(ground)
    return held ? read(held).map((item) => ({ item, upon: nodes(item) })) : []
  }
  return nodes(undefined)
}

function flat<Item extends Readable>(nodes: readonly ReadingNode<Item>[], into: Item[] = []): Item[] {
  for (const { item, upon } of nodes) {
    into.push(item)
    flat(upon, into)
  }
  return into
}

/**
 * Top to bottom, left to right: bands of rows first, then the columns of a band, and a lower layer
 * before what lies upon it.
 */
export function byReading<Item extends Readable>(items: readonly Item[]): Item[] {
  return flat(readingTree(items))
}

/** Blocks as they are read: by their places, or as a person listed them. */
export function orderBlocks(blocks: readonly Block[], reading: Section['reading']): readonly Block[] {
  return reading === 'list' ? blocks : byReading(blocks)
}

/** A section with its blocks, read once for everyone who draws or places them. */
export interface ReadSection {
  readonly section: Section
  /** In their stored order. */
  readonly blocks: readonly Block[]
  /** As their places have them read, those that lie upon others inside them. */
  readonly tree: readonly ReadingNode<Block>[]
  /** In the order they are read. */
  readonly order: readonly Block[]
}

/** The sections of a document in their order, each read. */
export function readSections(document: PageDocument): ReadSection[] {
  const found: ReadSection[] = []
  for (const id of document.order) {
    const section = document.sections[id]
    if (!section) continue
    const blocks = blocksOf(document, section)
    const tree = readingTree(blocks)
    found.push({ section, blocks, tree, order: section.reading === 'list' ? blocks : flat(tree) })
  }
  return found
}

const known = new WeakMap<Section, { readonly blocks: readonly Block[]; readonly order: readonly Block[] }>()

/**
 * The blocks of a section in the order they are read, tabbed through and written into the page. Asked for again and
 * again while a page is edited, it is found once.
 */
export function readingOrder(document: PageDocument, section: Section): readonly Block[] {
  const blocks = blocksOf(document, section)
  const found = known.get(section)
  if (found?.blocks.length === blocks.length && blocks.every((block, at) => block === found.blocks[at]))
    return found.order
  const order = orderBlocks(blocks, section.reading)
  known.set(section, { blocks, order })
  return order
}

/** Every block of the page in reading order, those in slots after the block that holds them. */
export function pageOrder(document: PageDocument, registry: BlockRegistry): Block[] {
  return document.order.flatMap((id) => {
    const section = document.sections[id]
    if (!section) return []
    return readingOrder(document, section).flatMap((block) => [
      block,
      ...heldInOrder(block, registry).flatMap((inner) => blockOf(document, inner) ?? []),
    ])
  })
}
