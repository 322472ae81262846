import { useUnsavedWork } from '#ui/leave-guard/leave-guard.tsx'
import { useView } from './editor-context.tsx'

/** Asks before the window closes while something is only in this browser. */
export function LeaveGuard() {
  useUnsavedWork(useView((view) => view.saving !== 'saved' && !view.readOnly))
  return null
}
