import { notify } from '../actions/change.ts'
import { lateCode } from '../actions/late-code.ts'
import { onGrid } from '../actions/targets.ts'
import type { DragSession } from '../drag/drag-session.ts'
import type { Carried } from '../drag/landing.ts'
import type { FrameGiven } from './frame-places.ts'

/** The code that carries blocks: it comes at the first sign of use, most often before a press has become a drag. */
export const carrying = lateCode(() => import('../drag/drag-session.ts'))

/** The drag of a pointer, whose code may still be on its way. */
export interface CarriedGesture {
  begin(carried: Carried, event: PointerEvent): void
  isUnderWay(): boolean
  move(event: PointerEvent): void
  /** Lets go. Returns where the handle that was pulled was taken hold of, if one was. */
  drop(): { readonly x: number; readonly y: number } | null
  cancel(): void
}

/** @param changed the gesture began, or ended by itself */
export function carriedGesture({ editor, frame, marks }: FrameGiven, changed: () => void): CarriedGesture {
  const { store, canvas } = editor
  let session: DragSession | null = null
  /** Where the pointer is that began a gesture whose code is still on its way. */
  let coming: { x: number; y: number } | null = null
  /** Where a handle was taken hold of. */
  let pulled: { readonly x: number; readonly y: number } | null = null

  const ended = () => {
    session = null
    changed()
  }
  return {
    begin(carried, event) {
      if (store.view().readOnly) return
      event.preventDefault()
      // The frame listens for Escape: the focus goes there from wherever it was (a field of the settings).
      if (!canvas.hasFocus()) canvas.focus(store.view().selection.blocks.at(-1) ?? null)
      const at = { x: event.clientX, y: event.clientY }
      const held = { ...at }
      pulled = carried.kind === 'resize' ? at : null
      coming = held
      changed()
      carrying.use(editor, ({ startDrag }) => {
        // Let go, or given up, before the code was there.
        if (coming !== held) return
        coming = null
        session = startDrag(editor, marks, carried, at, ended)
        if (!session) {
          if (carried.kind === 'move' && store.view().selection.blocks.length > 0) {
            const hidden = onGrid(editor).length > 0
            notify(editor, editor.words(hidden ? 'editor.say.is_hidden' : 'editor.say.is_locked'))
          }
          return
        }
        session.move(held.x, held.y)
        try {
          frame.documentElement.setPointerCapture(event.pointerId)
        } catch {
          // The pointer is gone already (a quick tap): its release ends the gesture.
        }
      })
    },
    isUnderWay: () => session !== null || coming !== null,
    move({ clientX: x, clientY: y }) {
      session?.move(x, y)
      if (coming) Object.assign(coming, { x, y })
    },
    drop() {
      session?.drop()
      coming = null
      return pulled
    },
    cancel() {
      session?.cancel()
      coming = null
    },
  }
}
