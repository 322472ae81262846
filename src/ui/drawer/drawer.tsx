import type { MouseEvent, ReactNode } from 'react'
import { Heading } from 'react-aria-components/Heading'
import { Dialog as AriaDialog, DialogTrigger, Modal, ModalOverlay } from 'react-aria-components/Modal'
import X from 'lucide-react/icons/x'
import { classNames } from '../class-names.ts'
import { drawnOpen, made, type Part } from '../dialog/part.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useWords } from '../words.ts'
import css from './drawer.module.css'

export interface DrawerProps {
  title: string
  children: Part
  trigger?: ReactNode
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** In place of both: it is open for as long as it is drawn, and this is called as it closes. */
  onClose?: () => void
  footer?: Part
  /** `end`: details beside a list. `start`: navigation on phones. */
  side?: 'start' | 'end'
  size?: 'small' | 'medium' | 'large'
  /** Leaves the heading to assistive technology. */
  isTitleHidden?: boolean
}

/**
 * A press beside the panel leaves the focus where it is: where the panel asks before it closes, and stays, it goes on
 * there.
 */
function keepFocus(event: MouseEvent): void {
  if (event.target === event.currentTarget) event.preventDefault()
}

/** A panel from the side of the screen; the whole width on phones, except for navigation. */
export function Drawer({
  title,
  children,
  trigger,
  isOpen,
  onOpenChange,
  onClose,
  footer,
  side = 'end',
  size = 'medium',
  isTitleHidden = false,
}: DrawerProps) {
  const words = useWords()
  const overlay = (
    <ModalOverlay
      className={css.veil}
      isDismissable
      onMouseDown={keepFocus}
      {...(onClose ? drawnOpen(onClose) : !trigger && { isOpen, onOpenChange })}
    >
      <Modal className={classNames(css.panel, css[side], css[size])}>
        <AriaDialog className={css.dialog} aria-label={isTitleHidden ? title : undefined}>
          {({ close }) => (
            <>
              <header className={classNames(css.head, isTitleHidden && css.bare)}>
                {!isTitleHidden && (
                  <Heading slot="title" level={2} className={css.title}>
                    {title}
                  </Heading>
                )}
                <IconButton icon={X} name={words('ui.close')} tip="none" onPress={close} />
              </header>
              <div className={css.body}>{made(children, close)}</div>
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
