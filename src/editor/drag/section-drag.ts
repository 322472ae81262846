import type { SectionId } from '#document/nodes.ts'
import type { DragMarks } from './drag-marks.ts'
import type { Editor } from '../editor.ts'
import type { DragSession } from './drag-session.ts'
import { edgeScroll } from './edge-scroll.ts'
import { beginGesture } from './gesture.ts'
import { nearestGap, type SectionBand } from './section-gap.ts'

/**
 * Starts to carry a section that is not on the page yet: a line shows between which two it will come.
 *
 * @param at where it began, in pixels of the frame's window
 * @param put called by the drop, with the section it comes after (`null`: before all)
 * @param ended called once, after the drop or the cancel
 */
export function startSectionDrag(
  { store, canvas, say, words }: Editor,
  marks: DragMarks,
  at: { readonly x: number; readonly y: number },
  put: (after: SectionId | null) => void,
  ended: () => void,
): DragSession | null {
  const frame = canvas.document()
  const view = frame?.defaultView
  if (!frame || !view) return null
  // All reads of the gesture are here: nothing moves while it lasts.
  const { innerHeight, scrollX } = view
  const width = frame.documentElement.clientWidth
  const tallest = frame.documentElement.scrollHeight
  const bands = store.document().order.flatMap((id): SectionBand[] => {
    const rect = canvas.element(id)?.getBoundingClientRect()
    if (!rect || rect.height === 0) return []
    return [{ id, top: rect.top + view.scrollY, bottom: rect.bottom + view.scrollY }]
  })
  let pointer = at
  let over = false
  let asked = 0
  const gesture = beginGesture(store, view)

  const gap = () => nearestGap(bands, pointer.y + view.scrollY)
  function step(): void {
    asked = 0
    if (over || !view) return
    const by = edgeScroll(pointer.y, innerHeight)
    const top = Math.min(Math.max(0, view.scrollY + by), Math.max(0, tallest - innerHeight))
    if (by !== 0 && Math.abs(top - view.scrollY) >= 1) {
      view.scrollTo(scrollX, top)
      ask()
    }
    marks.between({ left: 0, top: Math.max(0, gap().y - 2), width, height: 4 })
  }
  function ask(): void {
    if (asked === 0 && view) asked = view.requestAnimationFrame(step)
  }
  function end(): void {
    over = true
    if (asked !== 0) view?.cancelAnimationFrame(asked)
    marks.clear()
    gesture.end()
    canvas.moved()
    ended()
  }
  ask()
  return {
    move(x, y) {
      pointer = { x, y }
      ask()
    },
    drop() {
      if (over) return
      const { after } = gap()
      end()
      put(after)
    },
    cancel() {
      if (over) return
      end()
      say(words('editor.say.cancelled'))
    },
  }
}
