import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
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
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onStay()}
      isAlert
      size="small"
      title={words('ui.leave.title')}
      footer={
        <>
          <Button variant="danger" onPress={onLeave}>
            {words('ui.leave.discard')}
          </Button>
          <Button onPress={onStay} autoFocus>
            {words('ui.leave.stay')}
          </Button>
        </>
      }
    >
      <p>{words('ui.leave.text')}</p>
    </Dialog>
  )
}
