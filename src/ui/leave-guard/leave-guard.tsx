import { Confirm } from '../dialog/confirm.tsx'
import { useWords } from '../words.ts'

/** Asks before unsaved changes are left behind; the router opens it. Escape stays. */
export function LeaveDialog({
  isOpen,
  onStay,
  onLeave,
}: {
  isOpen: boolean
  onStay: () => void
  onLeave: () => void
}) {
  const words = useWords()
  return (
    <Confirm
      isOpen={isOpen}
      title={words('ui.leave.title')}
      action={words('ui.leave.discard')}
      stay={words('ui.leave.stay')}
      onConfirm={onLeave}
      onClose={onStay}
    >
      <p>{words('ui.leave.text')}</p>
    </Confirm>
  )
}
