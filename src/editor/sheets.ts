import { useEffect, type RefObject } from 'react'
import { useEditor } from './editor-context.tsx'
import type { EditorStore } from './store.ts'
import type { View } from './view.ts'

/*
 * On a narrow screen the panels and the settings are sheets that lie above the lower part of the page
 * (`page-editor.module.css`); where it is low as well they stand beside the page, still one at a time.
 */

/** Whether there is room for one panel only here. */
export const isNarrow = () => matchMedia('(width<48rem)').matches

/** Whether the settings lie above the page, and make way for a text that is written (`inspector.module.css`). */
const makesWay = () => matchMedia('(width<64rem) and (not ((36rem<=width<48rem) and (height<36rem)))').matches

/** Whether the settings are there only for what is selected, and nothing is: nobody has asked for the page's. */
export const isUnasked = ({ inspector, selection }: Pick<View, 'inspector' | 'selection'>) =>
  inspector === 'auto' && selection.section === null

/** Whether the settings are seen: open, and not out of the way of a text or of a page they have nothing to say on. */
export const showsSettings = (view: Pick<View, 'inspector' | 'text' | 'selection'>) =>
  view.inspector !== false && !((view.text || isUnasked(view)) && makesWay())

/** Opens the settings, or closes them; where they would be out of the way of a text, that is left. Says whether they are open now. */
export function turnSettings(store: EditorStore): boolean {
  const inspector = !showsSettings(store.view())
  store.show({ inspector })
  if (inspector !== showsSettings(store.view())) store.show({ text: null })
  return inspector
}

/** Keeps one sheet open at a time, the one asked for last; returns how to end it. */
export function keepOneSheet(store: EditorStore): () => void {
  let { panel } = store.view()
  return store.onView(() => {
    const before = panel
    const now = store.view()
    panel = now.panel
    if (now.panel === null || !now.inspector || !isNarrow()) return
    store.show(before === null ? { inspector: false } : { panel: null, insertion: null })
  })
}

/** Keeps what is selected above the sheet for as long as it is open, however tall it gets. */
export function useSheet(sheet: RefObject<HTMLElement | null>): void {
  const { live } = useEditor()
  useEffect(() => {
    const element = sheet.current
    if (!element) return undefined
    const watch = new ResizeObserver(() => live.canvas.uncover())
    watch.observe(element)
    return () => {
      watch.disconnect()
      live.canvas.uncover()
    }
  }, [live, sheet])
}
