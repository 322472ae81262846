import { afterFrame } from '../after-frame.ts'
import type { EditorStore } from '../store.ts'

/** The gesture an editor keeps still for: the last one that began. */
const latest = new WeakMap<EditorStore, symbol>()

export interface Gesture {
  /** Lets the editor be itself again a frame later, when the drop is drawn; not while another gesture lasts. */
  end(): void
}

/**
 * Keeps the editor still for as long as the pointer carries something: nothing lights up below it, and the
 * page says so to its styles.
 *
 * @param view the window of the canvas
 */
export function beginGesture(store: EditorStore, view: Window): Gesture {
  const gesture = Symbol('gesture')
  const { dataset } = view.document.documentElement
  latest.set(store, gesture)
  store.show({ dragging: true, hover: null })
  dataset['dragging'] = ''
  return {
    end() {
      if (latest.get(store) === gesture) delete dataset['dragging']
      afterFrame(view, () => {
        if (latest.get(store) === gesture) store.show({ dragging: false })
      })
    },
  }
}
