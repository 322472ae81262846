import type { Editor } from '../editor.ts'
import type { DragMarks } from '../drag/drag-marks.ts'

/** What is listened to in the frame, and what answers to it. */
export interface FrameGiven {
  readonly editor: Editor
  readonly frame: Document
  readonly marks: DragMarks
  /** The element whose shadow root holds the layer. */
  readonly layer: HTMLElement
  menu(at: { readonly x: number; readonly y: number }): void
}

/** Where in the frame something happened. */
export interface FramePlaces {
  /** In the layer above the page: it listens for itself. */
  inLayer(event: Event): boolean
  /** At the marker of a slot there is no block to act on, though the one it is of stays selected. */
  atMark(event: Event): boolean
  /** In the words that are being written. */
  inText(event: Event): boolean
}

/** The block or section that something happened in. */
export const nodeAt = (target: EventTarget | null, name: 'block' | 'section'): string | null =>
  (target as Partial<Element> | null)?.closest?.(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? null

/** Tells of events where in the frame they were. */
export function framePlaces({ editor, layer }: FrameGiven): FramePlaces {
  return {
    inLayer: (event) => event.composedPath().includes(layer),
    atMark(event) {
      const [target] = event.composedPath() as Partial<HTMLElement>[]
      return target?.dataset?.['slotMark'] !== undefined
    },
    inText: ({ target }) =>
      editor.store.view().text !== null && (target as Partial<Element>).closest?.('.editor-text') != null,
  }
}
