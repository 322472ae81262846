import { blockOf, type BlockId } from '#document/nodes.ts'
import { selectBlocks, touchedBy } from '../selection.ts'
import type { FrameGiven } from './frame-places.ts'

/** A rectangle that is drawn over the page and selects the blocks it touches. */
export interface Marquee {
  /** @param kept blocks that stay selected */
  begin(event: PointerEvent, kept: readonly BlockId[]): void
  isDrawn(): boolean
  move(event: PointerEvent): void
  /** Ends it, and says what is selected where it was drawn far enough. */
  drop(): void
  cancel(): void
}

/** @param slop how far a press may wander, px of the frame */
export function marqueeOn({ editor, frame, marks }: FrameGiven, slop: () => number): Marquee {
  const { store, canvas } = editor
  const view = frame.defaultView
  const boxes = new Map<BlockId, DOMRect>()
  let start: { readonly x: number; readonly y: number; readonly kept: readonly BlockId[] } | null = null

  function cancel(): void {
    if (!start) return
    start = null
    boxes.clear()
    marks.marquee(null)
  }

  return {
    begin({ clientX: x, clientY: y }, kept) {
      boxes.clear()
      start = { x, y, kept }
    },
    isDrawn: () => start !== null,
    move(event) {
      if (!start || !view) return
      const area = {
        x: Math.min(start.x, event.clientX),
        y: Math.min(start.y, event.clientY),
        width: Math.abs(event.clientX - start.x),
        height: Math.abs(event.clientY - start.y),
      }
      if (boxes.size === 0) {
        if (area.width + area.height < slop() * 2) return
        for (const element of frame.querySelectorAll<HTMLElement>('[data-section] > .grid > [data-block]')) {
          const id = element.dataset['block'] ?? ''
          if (blockOf(store.document(), id)?.locked !== true) boxes.set(id, element.getBoundingClientRect())
        }
      }
      const { width, height } = area
      marks.marquee({ left: area.x + view.scrollX, top: area.y + view.scrollY, width, height })
      const ids = [...start.kept, ...touchedBy(area, boxes)]
      const { selection } = store.view()
      if (ids.length > 0 && ids.join() !== selection.blocks.join())
        store.show({ selection: selectBlocks(store.document(), ids), hover: null })
    },
    drop() {
      const isSwept = boxes.size > 0
      cancel()
      if (!isSwept) return
      const { blocks, section } = store.view().selection
      canvas.focus(blocks.at(-1) ?? section)
      editor.say(editor.words('editor.say.selected', { count: blocks.length }))
    },
    cancel,
  }
}
