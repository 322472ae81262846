import type { TextJson } from '#document/text/text-json.ts'
import type { StepJson } from '#document/text/text-steps.ts'
import type { ImageValue, LinkValue } from '#document/values.ts'
import type { ResolvedImage } from '#document/block-context.ts'
import type { WritingStart } from '../writing-start.ts'
import type { ArrivingBox } from './arriving.ts'
import type { TextState } from './text-commands.ts'

/** Somebody else's cursor in this text. */
export interface OtherCursor {
  readonly id: string
  readonly name: string
  readonly colour: string
  readonly from: number
  readonly to: number
}

/** What a session works on, and what it calls. */
export interface TextSessionGiven {
  /** The element that shows the field's words; the session draws into it from now on. */
  readonly element: HTMLElement
  readonly value: TextJson
  readonly flavour: 'full' | 'inline'
  /** What the field is called, for assistive technology. */
  readonly label: string
  /** Where the cursor goes first: at a point of the screen (of the frame), all selected, or at the end. */
  readonly at: WritingStart
  readonly readOnly: boolean
  /** How far from the edges of the window the line that is written is kept, px: its bar has room there. */
  readonly margin: number
  /** Shown while there are no words. */
  readonly placeholder: string
  /** A share, 0 to 1, in the person's language. */
  share(share: number): string
  /** Steps the person made, one step of undoing with others of their gesture; false when they may not be. */
  changed(steps: readonly StepJson[], gesture?: string): boolean
  /** The toolbar's state, after every change of words or selection. */
  show(state: TextState, from: number, to: number): void
  undo(): void
  redo(): void
  /** Escape, or Enter in a single line. */
  leave(): void
  /** The person asked for a link (Mod+K). */
  askLink(): void
  /** `/` in an empty line. False when nothing opens. */
  slash(): boolean
  image(asset: string): ResolvedImage | undefined
  href(link: LinkValue): string | undefined
  /** The text as it is stored now; undefined once there is none. */
  stored(): TextJson | undefined
  /**
   * Stores a picture; undefined when that could not be, which was said. `tell` is called with the share that has left,
   * `again` sends it once more.
   */
  upload(
    file: File,
    how: { readonly tell: (share: number) => void; readonly again: () => void },
  ): Promise<Pick<ImageValue, 'asset' | 'alt' | 'decorative'> | undefined>
  /** Asks a person who leaves the page first, until all of this is stored. */
  underWay(work: () => Promise<void>): Promise<void>
  /** Shows pictures on their way into the text once it is left: those that `read` gives, whenever `draw` is called. */
  boxes(read: () => readonly ArrivingBox[]): { draw(): void }
}
