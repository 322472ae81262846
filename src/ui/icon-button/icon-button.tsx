import type { Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { classNames } from '../class-names.ts'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { Busy } from '../spinner/busy.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import css from './icon-button.module.css'

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'isPending' | 'aria-label'
> {
  icon: IconShape
  /** What the button does: its name for assistive technology, and its tooltip. */
  name: string
  /** Shown in the tooltip, e.g. `Mod+Z`. */
  shortcut?: string
  variant?: 'quiet' | 'secondary' | 'primary' | 'danger'
  size?: 'small' | 'medium' | 'large'
  isBusy?: boolean
  /** Turns the drawing around in right-to-left languages. */
  flips?: boolean
  /** Where the tooltip stands. */
  tip?: 'top' | 'bottom' | 'start' | 'end' | 'none'
  className?: string
  ref?: Ref<HTMLButtonElement>
}

/** A button that is only a picture; its name is required and shown as a tooltip. */
export function IconButton({
  icon,
  name,
  shortcut,
  variant = 'quiet',
  size = 'medium',
  isBusy = false,
  flips,
  tip = 'top',
  className,
  ...rest
}: IconButtonProps) {
  const button = (
    <AriaButton
      {...rest}
      aria-label={name}
      isPending={isBusy}
      className={classNames(css.button, css[variant], css[size], className)}
    >
      {isBusy ? <Busy /> : <Icon of={icon} flips={flips} />}
    </AriaButton>
  )
  if (tip === 'none') return button
  return (
    <Tooltip text={name} shortcut={shortcut} placement={tip}>
      {button}
    </Tooltip>
  )
}
