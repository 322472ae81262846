import { newLocalId } from '#kernel/ids.ts'
import type { Background } from './background.ts'
import type { ThemeName } from './styles.ts'

/** What a document may hold: plain JSON, so that it is stored, sent and compared as it is. */
export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }
export type JsonObject = { readonly [key: string]: Json | undefined }

/** Name of a section or block inside one document; never a position. Made by {@link newNodeId}. */
export type NodeId = string
export type SectionId = NodeId
export type BlockId = NodeId

/** What a patch names when it means the page itself rather than one of its nodes. */
export const pageNode = 'page'

const NODE_ID = /^[a-z0-9]{6,32}$/

/** A new name for a section, a block or an item of a list. */
export function newNodeId(): NodeId {
  return newLocalId()
}

export function isNodeId(value: unknown): value is NodeId {
  return typeof value === 'string' && NODE_ID.test(value)
}

/** The version of the document's own shape (blocks have versions of their own). */
export const documentFormat = 1

/** The grid: columns of the desktop and of the phone, and how far down a section may reach. */
export const desktopColumns = 24
export const phoneColumns = 8
export const maxRows = 400
export const maxLayer = 50

/** Size limits of one page (editor.md, "Bad input"): bytes are UTF-8 bytes of the document as JSON. */
export const documentLimits = { bytes: 2_000_000, blocks: 2_000, sections: 200 } as const

/** How a block sits in its cells from top to bottom; `stretch` fills them. */
export const alignments = ['start', 'center', 'end', 'stretch'] as const
export type Alignment = (typeof alignments)[number]

/**
 * The cells a block takes. `column` and `row` count from 1, as grid lines do; `width` and `height` are
 * numbers of cells. Blocks on one `layer` never overlap; a higher layer lies above a lower one.
 */
export interface Place {
  readonly column: number
  readonly row: number
  readonly width: number
  readonly height: number
  readonly layer: number
  readonly align: Alignment
}

/** What a person decided for the phone (8 columns); what is left out is derived from the desktop. */
export interface PhonePlace {
  readonly column?: number
  readonly row?: number
  readonly width?: number
  readonly height?: number
  readonly align?: Alignment
}

/** Where a node is not shown. */
export interface Hidden {
  readonly desktop?: boolean
  readonly phone?: boolean
}

export const sectionHeights = ['content', 'small', 'medium', 'large', 'screen'] as const
export const sectionWidths = ['narrow', 'content', 'wide', 'full'] as const
export const sectionGaps = ['none', 'small', 'medium', 'large'] as const
export const sectionAligns = ['start', 'center', 'end'] as const
export const dividerShapes = ['none', 'slant', 'curve', 'wave', 'peak', 'steps', 'scallop'] as const

export interface Divider {
  readonly shape: (typeof dividerShapes)[number]
  readonly flip?: boolean
}

/** Who sees a section: everyone, only members (of some plans, by id), or only people signed out. */
export interface Audience {
  readonly kind: 'everyone' | 'members' | 'guests'
  readonly plans?: readonly string[]
}

/** A band of the page: a grid of blocks, or a place where a section kept elsewhere is shown. */
export interface Section {
  readonly id: SectionId
  /** The owner's name for it, shown in the layers list. */
  readonly name?: string
  readonly theme: ThemeName
  readonly height: (typeof sectionHeights)[number]
  readonly width: (typeof sectionWidths)[number]
  readonly gap: (typeof sectionGaps)[number]
  /** Where the grid sits when the section is taller than it. */
  readonly align: (typeof sectionAligns)[number]
  readonly background: Background
  readonly divider: Divider
  /** The fragment of the section's address: `#menu`. */
  readonly anchor?: string
  readonly hidden?: Hidden
  readonly audience?: Audience
  readonly locked?: boolean
  /** At least so many rows, though no block reaches down to them. */
  readonly rows?: number
  /** `place`: reading order follows the desktop grid; `list`: a person set it, and `blocks` is it. */
  readonly reading: 'place' | 'list'
  /** A synced section shows this saved section's content, and has no blocks of its own. */
  readonly source?: string
  readonly blocks: readonly BlockId[]
}

/** Where a block hangs: a section, or a named slot of another block. */
export interface Parent {
  readonly node: NodeId
  /** The slot of a block; absent when `node` is a section. */
  readonly slot?: string
}

/** Whether two blocks stand in one place: the same section, or the same slot of the same block. */
export function sameParent(one: Parent, other: Parent): boolean {
  return one.node === other.node && one.slot === other.slot
}

/** The look any block may be given, apart from its own props. */
export interface BlockLook {
  readonly theme?: ThemeName
  readonly fill?: 'none' | 'surface' | 'background'
  readonly padding?: 'none' | 'small' | 'medium' | 'large'
  readonly corners?: 'none' | 'small' | 'medium' | 'large' | 'full'
  readonly border?: boolean
  readonly shadow?: boolean
  readonly animation?: 'site' | 'none' | 'fade' | 'rise' | 'scale'
}

export interface Block {
  readonly id: BlockId
  readonly type: string
  /** Version of the type's props; older ones are upgraded when the document is opened. */
  readonly version: number
  /** Only what differs from the type's defaults. */
  readonly props: JsonObject
  readonly parent: Parent
  readonly place: Place
  readonly phone?: PhonePlace
  readonly hidden?: Hidden
  readonly look?: BlockLook
  /** The owner's name for it, shown in the layers list. */
  readonly name?: string
  readonly locked?: boolean
  /** Blocks inside this one, in order, by slot. A block in a slot has no slots of its own filled. */
  readonly slots?: { readonly [slot: string]: readonly BlockId[] }
}

/** How this page differs from the site in what surrounds its sections. */
export interface PageFrame {
  readonly header: 'site' | 'overlay' | 'none'
  readonly footer: 'site' | 'none'
}

export interface PageDocument {
  readonly format: number
  readonly page: PageFrame
  readonly order: readonly SectionId[]
  readonly sections: { readonly [id: SectionId]: Section }
  readonly blocks: { readonly [id: BlockId]: Block }
}

/** A page with nothing on it. */
export function emptyDocument(): PageDocument {
  return {
    format: documentFormat,
    page: { header: 'site', footer: 'site' },
    order: [],
    sections: {},
    blocks: {},
  }
}

/** A section as it is before anyone touched it; `given` replaces what it names. */
export function newSection(given: Partial<Section> = {}): Section {
  return {
    id: newNodeId(),
    theme: 'paper',
    height: 'content',
    width: 'wide',
    gap: 'medium',
    align: 'center',
    background: { kind: 'none' },
    divider: { shape: 'none' },
    reading: 'place',
    blocks: [],
    ...given,
  }
}

/**
 * A document that shows one block in the middle of one section, for an address that an area answers by a block.
 *
 * @param props as the current version of the type has them
 * @param rows of the grid that the block takes
 */
export function documentOfBlock(type: string, props: Block['props'], rows: number): PageDocument {
  const [section, block] = ['onesection', 'oneblock']
  return {
    ...emptyDocument(),
    order: [section],
    sections: { [section]: newSection({ id: section, blocks: [block] }) },
    blocks: {
      [block]: {
        id: block,
        type,
        version: 1,
        props,
        parent: { node: section },
        place: { column: 5, row: 1, width: 16, height: rows, layer: 0, align: 'start' },
      },
    },
  }
}

export function sectionOf(document: PageDocument, id: NodeId): Section | undefined {
  return Object.hasOwn(document.sections, id) ? document.sections[id] : undefined
}

export function blockOf(document: PageDocument, id: NodeId): Block | undefined {
  return Object.hasOwn(document.blocks, id) ? document.blocks[id] : undefined
}

/** The blocks that stand in a section, in their stored order. */
export function blocksOf(document: PageDocument, section: Section): Block[] {
  const found: Block[] = []
  for (const id of section.blocks) {
    const block = blockOf(document, id)
    if (block) found.push(block)
  }
  return found
}

/** The section a node stands in, through the block that holds it; a section is its own. */
export function sectionHolding(document: PageDocument, id: NodeId): Section | undefined {
  const section = sectionOf(document, id)
  if (section) return section
  const block = blockOf(document, id)
  if (!block) return undefined
  return block.parent.slot === undefined
    ? sectionOf(document, block.parent.node)
    : sectionHolding(document, block.parent.node)
}

/** The ids of the blocks directly below a parent, in their stored order. */
export function childrenOf(document: PageDocument, parent: Parent): readonly BlockId[] {
  if (parent.slot === undefined) return sectionOf(document, parent.node)?.blocks ?? []
  return blockOf(document, parent.node)?.slots?.[parent.slot] ?? []
}

/** The ids of every block below a node, parents before what they hold; the node itself is left out. */
export function descendantsOf(document: PageDocument, id: NodeId): BlockId[] {
  const section = sectionOf(document, id)
  if (section) return section.blocks.flatMap((block) => [block, ...descendantsOf(document, block)])
  const slots = blockOf(document, id)?.slots
  if (!slots) return []
  return Object.values(slots).flatMap((ids) =>
    ids.flatMap((block) => [block, ...descendantsOf(document, block)]),
  )
}

/** The types of block on a page. */
export function typesOn({ blocks }: PageDocument): string[] {
  return [...new Set(Object.values(blocks).map(({ type }) => type))]
}
