import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { late } from '#ui/late/late.tsx'
import { giveUpUnsavedWork, useHasUnsavedWork } from '#ui/leave-guard/unsaved-work.ts'
import { askBeforeLeaving } from './leaving.ts'

const LeaveDialog = late(async () => (await import('#ui/leave-guard/leave-guard.tsx')).LeaveDialog)

/** Asks before the router moves away from unsaved work; closing the window is asked about where the work is. */
export function LeaveGuard() {
  const [leaving] = useState(askBeforeLeaving)
  const isAsked = useSyncExternalStore(leaving.subscribe, leaving.isAsked)
  const isUnsaved = useHasUnsavedWork()
  useBlocker({ shouldBlockFn: leaving.keepsFrom, disabled: !isUnsaved, enableBeforeUnload: false })
  // Ahead of the question: without a line it could not be asked, and nothing that is open could be left.
  useEffect(() => {
    if (isUnsaved) LeaveDialog.fetch()
  }, [isUnsaved])
  return (
    isAsked && (
      <LeaveDialog isOpen onStay={leaving.stay} onLeave={giveUpUnsavedWork} onMissing={leaving.stay} />
    )
  )
}
