import type { ReactNode } from 'react'
import { Text } from 'react-aria-components/Text'
import { Button } from '../button/button.tsx'
import { useWords } from '../words.ts'
import { Dialog } from './dialog.tsx'

export interface ConfirmProps {
  title: ReactNode
  /** What will happen, in a sentence or two. */
  children: ReactNode
  /** The words of the button that does it: "Remove". */
  action: string
  onConfirm: () => void
  /** It was left without; also by Escape. Whoever opened it closes it, here and once it is done. */
  onClose: () => void
  /** Left out: it is open as long as it is there. */
  isOpen?: boolean
  /** It is being done: neither Escape nor the other button closes it meanwhile. */
  isBusy?: boolean
  /** What gives nothing up is no danger. */
  variant?: 'primary' | 'danger'
  /** The words of the button that leaves everything as it is. */
  stay?: string
}

/**
 * Asks before something is done that cannot simply be taken back. Focus is on the button that leaves everything as it
 * is, and the text is read with the title (WAI-ARIA authoring practices, alert dialog); while it is being done there is
 * no way out that would look like one. What is lost for good and is much is asked by its name instead
 * (`ConfirmByName`).
 */
export function Confirm({
  title,
  children,
  action,
  onConfirm,
  onClose,
  isOpen = true,
  isBusy = false,
  variant = 'danger',
  stay,
}: ConfirmProps) {
  const words = useWords()
  return (
    <Dialog
      title={title}
      size="small"
      isAlert
      isOpen={isOpen}
      isLocked={isBusy}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button variant={variant} isBusy={isBusy} onPress={onConfirm}>
            {action}
          </Button>
          <Button variant="quiet" onPress={onClose} isDisabled={isBusy} autoFocus>
            {stay ?? words('ui.cancel')}
          </Button>
        </>
      }
    >
      <Text slot="description" elementType="div">
        {children}
      </Text>
    </Dialog>
  )
}
