import { useState, type ReactNode } from 'react'
import { Heading } from 'react-aria-components/Heading'
import { Dialog as AriaDialog, DialogTrigger, Modal, ModalOverlay } from 'react-aria-components/Modal'
import X from 'lucide-react/icons/x'
import { recordingClass } from '#kernel/session-recording.ts'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { useWords } from '../words.ts'
import { drawnOpen, made, type Part } from './part.ts'
import css from './dialog.module.css'

export interface DialogProps {
  title: ReactNode
  /** A function is handed `close`. */
  children?: Part
  /** The button that opens it; without one, `isOpen` decides. */
  trigger?: ReactNode
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** In place of both: it is open for as long as it is drawn, and this is called as it closes. */
  onClose?: () => void
  /** Buttons, the one that goes on first. */
  footer?: Part
  size?: 'small' | 'medium' | 'large'
  /** Interrupts for an answer: a press outside does not close it, and there is no cross. */
  isAlert?: boolean
  /** Work is going on that must not be left: neither Escape nor the cross closes. */
  isLocked?: boolean
  /** Without padding around the content. */
  isFlush?: boolean
}

/** A window over the screen: holds focus, closes with Escape, gives focus back. At the foot of the screen on phones. */
export function Dialog({
  title,
  children,
  trigger,
  isOpen,
  onOpenChange,
  onClose,
  footer,
  size = 'medium',
  isAlert = false,
  isLocked = false,
  isFlush = false,
}: DialogProps) {
  const words = useWords()
  const overlay = (
    <ModalOverlay
      className={css.veil}
      isDismissable={!isAlert && !isLocked}
      isKeyboardDismissDisabled={isLocked}
      {...(onClose ? drawnOpen(onClose) : !trigger && { isOpen, onOpenChange })}
    >
      <Modal className={classNames(css.window, css[size])}>
        <AriaDialog role={isAlert ? 'alertdialog' : 'dialog'} className={css.dialog}>
          {({ close }) => (
            <>
              <header className={css.head}>
                <Heading slot="title" level={2} className={css.title}>
                  {title}
                </Heading>
                {!isAlert && (
                  <IconButton
                    icon={X}
                    name={words('ui.close')}
                    tip="none"
                    onPress={close}
                    isDisabled={isLocked}
                    className={css.close}
                  />
                )}
              </header>
              <div className={classNames(css.body, isFlush && css.flush)}>{made(children, close)}</div>
              {footer && <footer className={css.foot}>{made(footer, close)}</footer>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
  if (!trigger) return overlay
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      {overlay}
    </DialogTrigger>
  )
}

export interface ConfirmByNameProps extends Pick<DialogProps, 'trigger' | 'isOpen' | 'onOpenChange'> {
  title: ReactNode
  /** What will be gone, and that it cannot come back. */
  children: ReactNode
  /** What has to be typed: the thing's own name. */
  name: string
  /** The words of the button: "Delete the site for good". */
  action: string
  /** The dialog closes when the promise is kept, and stays with the error when it is not. */
  onConfirm: () => void | Promise<unknown>
  /** An error to show, in words. */
  error?: ReactNode
}

/** For what is much and cannot be taken back, and only for that: the name must be typed before the button works. */
export function ConfirmByName({
  title,
  children,
  name,
  action,
  onConfirm,
  error,
  onOpenChange,
  ...rest
}: ConfirmByNameProps) {
  const words = useWords()
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isRight = typed.trim() === name.trim()
  const confirm = async (close: () => void) => {
    if (!isRight || isBusy) return
    setBusy(true)
    try {
      await onConfirm()
      close()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      {...rest}
      title={title}
      size="small"
      isLocked={isBusy}
      onOpenChange={(open) => {
        // Each time it asks anew.
        setTyped('')
        onOpenChange?.(open)
      }}
      footer={(close) => (
        <>
          <Button
            variant="danger"
            isDisabled={!isRight}
            isBusy={isBusy}
            onPress={() => void confirm(close).catch(() => {})}
          >
            {action}
          </Button>
          <Button variant="quiet" onPress={close} isDisabled={isBusy}>
            {words('ui.cancel')}
          </Button>
        </>
      )}
    >
      {(close) => (
        <div className={css.stack}>
          <div>{children}</div>
          <TextField
            className={recordingClass.mask}
            label={words('ui.confirm.type', { name })}
            value={typed}
            onChange={setTyped}
            error={error}
            autoComplete="off"
            spellCheck="false"
            autoFocus
            onKeyDown={(event) => {
              if (event.key === 'Enter') void confirm(close).catch(() => {})
            }}
          />
        </div>
      )}
    </Dialog>
  )
}
