import type { BlockRegistry } from '#document/define-block.ts'
import type { BlockId, NodeId, PageDocument } from '#document/nodes.ts'
import type { SiteStyles } from '#document/styles.ts'
import type { SaveStatus } from './autosave/autosave.ts'
import { type FoldsByBlock, unfoldedFor } from './folds.ts'
import type { Person } from './props.ts'
import { noSelection, type Selection } from './selection.ts'

export type Panel = 'add' | 'layers' | 'styles' | 'check'

/** A place for a new block or section, while the palette asks what goes there. */
export type InsertionPoint =
  /** In the place of an empty block, which goes. */
  | { readonly kind: 'replace'; readonly block: BlockId }
  | { readonly kind: 'section'; readonly after: NodeId | null }
  /** Last in a slot of a block. */
  | { readonly kind: 'slot'; readonly block: BlockId; readonly slot: string }
  | {
      readonly kind: 'block'
      readonly section: NodeId
      readonly column: number
      readonly row: number
    }

/** A text that is being edited in place. */
export interface TextPlace {
  readonly block: BlockId
  /** Path of the field in the block, from `props` on. */
  readonly path: readonly string[]
}

/** Everything the editor shows beside the document. */
export interface View {
  readonly selection: Selection
  /**
   * The block the keyboard stands at while several are being chosen: Tab goes on from it, and what is
   * selected stays. Null: it stands at what is selected.
   */
  readonly cursor: BlockId | null
  readonly hover: NodeId | null
  readonly device: 'desktop' | 'phone'
  /** Width the page is laid out for, px; null: the device's, for the desktop that of the person's own window. */
  readonly width: number | null
  /** How the canvas shows the page, once it is drawn: how wide a window it is laid out for, px, and how much smaller. */
  readonly shown: { readonly width: number; readonly scale: number } | null
  /** 1 is life size; null: made to fit. */
  readonly zoom: number | null
  /** Nothing is marked or edited: the page as a visitor gets it. */
  readonly preview: boolean
  readonly panel: Panel | null
  /** The settings; `auto`, as it is at first: open, but above the page (`sheets.ts`) only while something is selected. */
  readonly inspector: boolean | 'auto'
  readonly dialog: 'commands' | 'shortcuts' | 'save-section' | null
  readonly text: TextPlace | null
  readonly insertion: InsertionPoint | null
  /** Items of blocks that are held open, or shut, to be edited; the page and the preview know nothing of it. */
  readonly folds: FoldsByBlock
  /** A gesture is under way: hovering and focus marks keep still. */
  readonly dragging: boolean
  /** A press is down on the canvas and may become a drag: nothing costly may begin. */
  readonly pressing: boolean
  readonly people: readonly Person[]
  readonly saving: SaveStatus
  /** How many uploads of files are under way that will stand on the page. */
  readonly uploads: number
  readonly refusal: {
    readonly rule: string
    readonly node?: NodeId
    readonly message?: string
    readonly isLasting?: boolean
  } | null
  readonly styles: SiteStyles
  /** Other pages of the site of which something unsaved lies in this browser. */
  readonly elsewhere: readonly string[]
  readonly readOnly: boolean
  /** Said at the foot of the canvas for a moment. */
  readonly notice: { readonly text: string; readonly tone: 'plain' | 'danger' } | null
}

/** The view the editor opens with. */
export function firstView(given: Partial<View> & Pick<View, 'styles'>): View {
  return {
    selection: noSelection,
    cursor: null,
    hover: null,
    device: 'desktop',
    width: null,
    zoom: null,
    preview: false,
    panel: null,
    inspector: 'auto',
    shown: null,
    dialog: null,
    text: null,
    insertion: null,
    folds: new Map(),
    dragging: false,
    pressing: false,
    people: [],
    saving: 'saved',
    uploads: 0,
    refusal: null,
    elsewhere: [],
    readOnly: false,
    notice: null,
    ...given,
  }
}

/** The view after a change, with what follows from it; the same view where nothing differs. */
export function nextView(
  before: View,
  change: Partial<View>,
  document: PageDocument,
  registry: BlockRegistry,
): View {
  const keys = Object.keys(change) as (keyof View)[]
  if (keys.every((key) => Object.is(change[key], before[key]))) return before
  let view = { ...before, ...change }
  const { selection } = change
  // Selecting something else ends choosing several.
  if (selection && change.cursor === undefined && view.cursor !== null) view = { ...view, cursor: null }
  // A text is written in what is selected: selecting something else ends it.
  if (selection && view.text && change.text === undefined && !selection.blocks.includes(view.text.block))
    view = { ...view, text: null }
  // A slot is chosen with its block, and with no other.
  if (
    selection &&
    selection !== before.selection &&
    change.insertion === undefined &&
    view.insertion?.kind === 'slot'
  )
    view = { ...view, insertion: null }
  if (selection || change.text) view = { ...view, folds: unfoldedFor(document, view, registry) }
  return view
}

/** The blocks that a change of the view draws otherwise: those that are written in or no longer, opened or shut. */
export function drawnAnew(before: View, view: View): ReadonlySet<BlockId> {
  const anew = new Set<BlockId>()
  if (before.text !== view.text)
    for (const place of [before.text, view.text]) if (place) anew.add(place.block)
  if (before.folds !== view.folds || before.preview !== view.preview)
    for (const id of view.folds.keys())
      if (before.preview !== view.preview || before.folds.get(id) !== view.folds.get(id)) anew.add(id)
  return anew
}
