import { useEffect } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { useWords } from '../words.ts'

const unsaved = new Set<symbol>()

/** Whether anything on the screen would be lost by leaving. The app's router asks before it moves. */
export function hasUnsavedWork(): boolean {
  return unsaved.size > 0
}

/** While `isUnsaved`, closing the tab asks first, and {@link hasUnsavedWork} says so to the router. */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const mark = Symbol('unsaved')
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    unsaved.add(mark)
    addEventListener('beforeunload', ask)
    return () => {
      unsaved.delete(mark)
      removeEventListener('beforeunload', ask)
    }
  }, [isUnsaved])
}

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
