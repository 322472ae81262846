import type { BlockDefinition } from '#document/define-block.ts'
import type { Fields, PropsOf } from '#document/fields.ts'
import {
  emptyDocument,
  newNodeId,
  newSection,
  type Block,
  type JsonObject,
  type NodeId,
  type PageDocument,
  type PageFrame,
  type PhonePlace,
  type Place,
  type Section,
} from '#document/nodes.ts'
import type { Subtree } from '#document/patch.ts'

/*
 * Pages written in source: blocks put on the 24-column grid by their cells. Pages of templates name
 * their nodes by counting, so that the same template is the same document every time; sections of
 * the library are named at random, since they may stand on one page twice.
 */

/** Column, row, width, height: cells of the desktop's grid, counted from 1. */
export type At = readonly [column: number, row: number, width: number, height: number]

export interface Placing extends Partial<Pick<Block, 'hidden' | 'look' | 'name'>> {
  readonly layer?: number
  readonly align?: Place['align']
  readonly phone?: PhonePlace
  /** Blocks in this block's slots, by slot. */
  readonly slots?: { readonly [slot: string]: readonly Piece[] }
}

/** A block that has no name and no parent yet. */
export interface Piece {
  readonly make: (id: NodeId, parent: Block['parent']) => Block
  readonly slots: { readonly [slot: string]: readonly Piece[] }
}

/** A section that has no name yet. */
export interface Band {
  readonly section: Partial<Omit<Section, 'id' | 'blocks'>>
  readonly pieces: readonly Piece[]
}

/** Bands by name. */
export type Bands = { readonly [name: string]: Band }

/** Props as they are written in source: what is at its default is left out, in items of lists too. */
export type Written<Props> = {
  readonly [Name in keyof Props]?: Props[Name] extends readonly (infer Item extends { readonly id: string })[]
    ? readonly (Partial<Item> & { readonly id: string })[]
    : Props[Name]
}

/** A block in its cells. A box fills them unless told otherwise; words start at their top. */
export function put<F extends Fields>(
  at: At,
  definition: BlockDefinition<F>,
  props: Written<PropsOf<F>>,
  placing: Placing = {},
): Piece {
  const [column, row, width, height] = at
  const {
    layer = 0,
    align = definition.sizing === 'box' ? 'stretch' : 'start',
    phone,
    slots = {},
    ...rest
  } = placing
  return {
    slots,
    make: (id, parent) => ({
      id,
      type: definition.type,
      version: definition.version,
      props: props as unknown as JsonObject,
      parent,
      place: { column, row, width, height, layer, align },
      ...(phone ? { phone } : {}),
      ...rest,
    }),
  }
}

/** A band of the page with its blocks. */
export function band(section: Band['section'], ...pieces: readonly Piece[]): Band {
  return { section, pieces }
}

function grown(piece: Piece, parent: Block['parent'], nextId: () => NodeId): Block[] {
  const id = nextId()
  const below: Block[] = []
  const slots: { [slot: string]: NodeId[] } = {}
  for (const [slot, pieces] of Object.entries(piece.slots)) {
    const roots = pieces.map((inner) => grown(inner, { node: id, slot }, nextId))
    slots[slot] = roots.flatMap(([root]) => (root ? [root.id] : []))
    below.push(...roots.flat())
  }
  const block = piece.make(id, parent)
  return [below.length > 0 ? { ...block, slots } : block, ...below]
}

function sectionWith(given: Band, nextId: () => NodeId): Subtree & { readonly section: Section } {
  const id = nextId()
  const roots = given.pieces.map((piece) => grown(piece, { node: id }, nextId))
  const blocks = roots.flatMap(([root]) => (root ? [root.id] : []))
  return { section: newSection({ ...given.section, id, blocks }), blocks: roots.flat() }
}

/** A section for the palette, with new names every time. */
export function subtree(given: Band): Subtree & { readonly section: Section } {
  return sectionWith(given, newNodeId)
}

/**
 * A whole page.
 *
 * @param name names the page among the template's; its nodes are called after it
 */
export function page(name: string, bands: readonly Band[], frame: Partial<PageFrame> = {}): PageDocument {
  const stem = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  let count = 0
  const nextId = () => {
    count += 1
    return `${stem}${count.toString(36).padStart(4, '0')}`
  }
  const empty = emptyDocument()
  const sections: { [id: NodeId]: Section } = {}
  const blocks: { [id: NodeId]: Block } = {}
  const order: NodeId[] = []
  for (const given of bands) {
    const grownBand = sectionWith(given, nextId)
    order.push(grownBand.section.id)
    sections[grownBand.section.id] = grownBand.section
    for (const block of grownBand.blocks) blocks[block.id] = block
  }
  return { ...empty, page: { ...empty.page, ...frame }, order, sections, blocks }
}
