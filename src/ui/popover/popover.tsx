import type { ReactNode, RefObject } from 'react'
import { Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components/Popover'
import { classNames } from '../class-names.ts'
import css from './popover.module.css'

export interface PopoverProps {
  /** The button that opens it. Leave it out when `isOpen` and `anchor` are given. */
  trigger?: ReactNode
  /** Content, or a function that is handed `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** What the popover is about, for assistive technology. */
  label: string
  placement?:
    | 'bottom start'
    | 'bottom end'
    | 'bottom'
    | 'top start'
    | 'top end'
    | 'top'
    | 'start top'
    | 'end top'
    | 'start'
    | 'end'
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** What it stands beside, when there is no trigger. */
  anchor?: RefObject<Element | null>
}

/** A small panel beside what opened it. Escape and a press outside close it; focus returns. */
export function Popover({
  trigger,
  children,
  label,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
  anchor,
}: PopoverProps) {
  const panel = (
    <AriaPopover
      placement={placement}
      offset={4}
      containerPadding={8}
      className={popoverClass}
      {...(trigger ? {} : { isOpen, onOpenChange, triggerRef: anchor })}
    >
      <Dialog aria-label={label} className={css.content}>
        {({ close }) => <>{typeof children === 'function' ? children(close) : children}</>}
      </Dialog>
    </AriaPopover>
  )
  if (!trigger) return panel
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      {panel}
    </DialogTrigger>
  )
}

/** The look of everything that pops up beside a control. */
export const popoverClass = css.popover ?? ''
/** The same, at least as wide as its trigger: for selects and combo boxes. */
export const listPopoverClass = classNames(css.popover, css.list)
