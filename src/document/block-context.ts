import type { PageWords } from '#kernel/messages/message.ts'
import type { ReactNode } from 'react'
import type { Block, BlockId } from './nodes.ts'
import type { FileValue, ImageValue, LinkValue } from './values.ts'

/** A picture of the library, ready to be shown. Sizes in pixels of the stored original. */
export interface ResolvedImage {
  readonly src: string
  /** Candidates with widths, as in HTML; empty when there is one size only (SVG). */
  readonly srcSet: string
  readonly width: number
  readonly height: number
  /** Alt text kept with the asset, used where the place of use has none. */
  readonly alt: string
  /** A colour to fill the place until the picture is there, `#rrggbb`. */
  readonly colour?: string
}

export interface ResolvedFile {
  readonly src: string
  readonly name: string
  readonly type: string
  readonly bytes: number
}

export interface ResolvedLink {
  readonly href: string
  readonly newTab: boolean
  /** The link leads off the site. */
  readonly external: boolean
  /** The link leads to the page it stands on. */
  readonly current: boolean
}

/** Whether a picture is among the first things seen: nowhere, everywhere, or on one of the two devices alone. */
export type Eager = boolean | 'phone' | 'desktop'

/**
 * What a page gives to the views on it. The server and the canvas each bring their own; a view
 * asks for nothing else, so that it draws the same in both.
 */
export interface PageContext {
  /** BCP 47 tag of the page's language. */
  readonly locale: string
  readonly dir: 'ltr' | 'rtl'
  /** `canvas` marks the places that are edited and shows empty states; nothing else may differ. */
  readonly mode: 'page' | 'canvas'
  /** Address of the page being drawn, from the root of the site. */
  readonly path: string
  /** A sentence of the visitor's catalogue (or, in an empty state, of the owner's). */
  readonly words: PageWords
  /**
   * Undefined when the asset is gone. `sizes` is the HTML attribute's value.
   *
   * @param first where it is fetched before others; given by what draws it, not by who only asks
   */
  image(value: ImageValue, first?: Eager): ResolvedImage | undefined
  file(value: FileValue): ResolvedFile | undefined
  /** Undefined when the target is gone or not for this visitor. */
  link(value: LinkValue): ResolvedLink | undefined
  /** Whether the page has no room for a block's elements, so that its letters stand there plainly; absent: for none. */
  readonly isPlain?: (block: BlockId) => boolean
  /** What the block type's loader brought for this block; undefined without a loader. */
  data(block: BlockId): unknown
  /** What came of the form of a block as it was sent just now; absent where nothing was sent. */
  readonly stateOf?: (block: BlockId) => unknown
}

/** The context of one block: the page's, and what belongs to the block itself. */
export interface BlockContext extends PageContext {
  readonly block: Block
  /** What came of its form as it was sent just now: what is wrong, what was typed. Undefined where nothing was sent. */
  readonly state: unknown
  /** What stands in a slot of this block, drawn. */
  slot(name: string): ReactNode
  /** How many blocks stand in a slot. */
  slotSize(name: string): number
  /** The first words of what stands in a slot; empty when it shows none. */
  slotWords(name: string): string
  /**
   * Whether an item that opens and shuts is drawn open: as the page has it, or on the canvas as it was opened
   * to be edited.
   */
  isUnfolded(item: string, onPage: boolean): boolean
  /** Cells of the desktop's columns that the block is at most as wide as: its own, or in a slot its holder's. */
  readonly columns: number
  /** The picture may be among the first things seen: load it at once. */
  readonly eager: Eager
  /** Attributes for the element that shows a field's words, so that the canvas can edit it in place. */
  editable(...path: readonly string[]): EditableAttributes
  /** An id for an element of this block, the same on every render: `ctx.id('panel', item.id)`. */
  id(...parts: readonly string[]): string
}

export interface EditableAttributes {
  readonly 'data-field'?: string
}
