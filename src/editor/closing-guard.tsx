import { useUnsavedWork, useUnsentWork } from '#ui/leave-guard/unsaved-work.ts'
import { useView } from './editor-context.tsx'

/**
 * Asks before the window closes while something is only in this browser; and before the page is left for another while
 * a file is on its way to it, which nobody would put there any more.
 */
export function ClosingGuard() {
  useUnsentWork(useView((view) => view.saving !== 'saved' && !view.readOnly))
  useUnsavedWork(useView((view) => view.uploads > 0))
  return null
}
