import type { BlockId, NodeId, SectionId } from '#document/nodes.ts'
import type { TextPlace } from './view.ts'
import type { TextSession } from './canvas/text/text-session.ts'
import type { WritingStart } from './canvas/writing-start.ts'

/** A rectangle in pixels. */
export interface Rect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * What the rest of the editor may ask of the canvas: where things are, and to put the focus there. All
 * rectangles are in pixels of the frame's document (scrolling left out) unless they say otherwise.
 */
export interface CanvasHandle {
  frame(): HTMLIFrameElement | null
  document(): Document | null
  /** The element of a block or section. */
  element(id: NodeId): HTMLElement | null
  /** The element that a slot's blocks stand in. */
  slot(id: BlockId, name: string): HTMLElement | null
  /** The element whose grid a section's blocks stand on. */
  grid(id: SectionId): HTMLElement | null
  rect(id: NodeId): Rect | null
  /** A rectangle of the frame's document in pixels of the editor's own window. */
  toWindow(rect: Rect): Rect
  /** A point of the editor's own window in pixels of the frame's document. */
  fromWindow(point: { readonly x: number; readonly y: number }): { x: number; y: number }
  /** How large a pixel of the page is drawn. */
  scale(): number
  /**
   * Puts the keyboard's focus on a block or section, as soon as it is drawn; scrolls to it when it is out of
   * sight.
   */
  focus(id: NodeId | null): void
  /** Whether the keyboard's focus is somewhere on the canvas. */
  hasFocus(): boolean
  reveal(id: NodeId): void
  /** A sheet over the page came, went or grew: what is selected is brought above it. */
  uncover(): void
  /** The section that fills most of what is seen of the page; null on a page without any. */
  sectionInView(): SectionId | null
  /** Something may have moved: frames and handles follow with the next frame. */
  moved(): void
  /** Called after frames and handles followed. */
  onMoved(listener: () => void): () => void
  editText(place: TextPlace, at?: WritingStart): void
  text(): TextSession | null
}
