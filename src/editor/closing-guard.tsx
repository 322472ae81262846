import { useUnsentWork } from '#ui/leave-guard/unsaved-work.ts'
import { useView } from './editor-context.tsx'

/** Asks before the window closes while something is only in this browser. */
export function ClosingGuard() {
  useUnsentWork(useView((view) => view.saving !== 'saved' && !view.readOnly))
  return null
}
