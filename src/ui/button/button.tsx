import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { classNames } from '../class-names.ts'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { Busy } from '../spinner/busy.tsx'
import css from './button.module.css'

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending'> {
  children: ReactNode
  /**
   * `primary`: the one action of a screen. `secondary`: bordered, beside it. `quiet`: without border, in rows and
   * bars. `danger`: takes something away.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  icon?: IconShape
  /** After the words, e.g. a chevron. */
  iconEnd?: IconShape
  /** The action is running: stays focusable, refuses presses, and says so. */
  isBusy?: boolean
  isWide?: boolean
  className?: string
  ref?: Ref<HTMLButtonElement>
}

/** A button with words. For one without, see `icon-button`. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  iconEnd,
  isBusy = false,
  isWide = false,
  className,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      isPending={isBusy}
      className={classNames(css.button, css[variant], css[size], isWide && css.wide, className)}
    >
      {icon && <Icon of={icon} />}
      <span className={css.label}>{children}</span>
      {iconEnd && <Icon of={iconEnd} className={css.end} />}
      {isBusy && <Busy className={css.spinner} />}
    </AriaButton>
  )
}
