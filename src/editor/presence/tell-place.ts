import type { Whereabouts } from '../props.ts'
import type { EditorStore } from '../store.ts'

/** How long after the person's place changed it is told, ms. */
const TELL = 150

/**
 * Tells the others where the person is, whenever that has changed: which section, which blocks, on which device. Where
 * the cursor stands while they write is told by the text itself; when they leave it, their place is told anew.
 *
 * @returns ends it
 */
export function tellPlace(
  store: Pick<EditorStore, 'view' | 'onView'>,
  tell: (at: Whereabouts) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Whereabouts | null = null
  const stop = store.onView(() => {
    const { selection, device, text } = store.view()
    if (text) {
      clearTimeout(timer)
      last = null
      return
    }
    const at: Whereabouts = { section: selection.section, blocks: selection.blocks, device }
    if (last && last.section === at.section && last.device === device && last.blocks === at.blocks) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      last = at
      tell(at)
    }, TELL)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
