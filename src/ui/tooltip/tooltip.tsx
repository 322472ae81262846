import type { ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger, Focusable } from 'react-aria-components/Tooltip'
import { Key } from '../key/key.tsx'
import css from './tooltip.module.css'

export interface TooltipProps {
  /** A button or link of this design system; for anything else see {@link FocusableTip}. */
  children: ReactNode
  /** A few words. It repeats or completes what the trigger says; nothing may be found only here on a phone. */
  text: ReactNode
  /** The shortcut that does the same, e.g. `Mod+K`. */
  shortcut?: string
  placement?: 'top' | 'bottom' | 'start' | 'end'
  isDisabled?: boolean
}

/** Words that appear beside a control on hover after a moment, and on keyboard focus at once. */
export function Tooltip({ children, text, shortcut, placement = 'top', isDisabled }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80} isDisabled={isDisabled}>
      {children}
      <AriaTooltip className={css.tooltip} placement={placement} offset={6}>
        <span>{text}</span>
        {shortcut && <Key of={shortcut} tone="inverse" />}
      </AriaTooltip>
    </TooltipTrigger>
  )
}

/** Makes a piece of text reachable by keyboard so that it can carry a tooltip. */
export function FocusableTip({
  children,
  ...rest
}: { children: ReactNode } & Omit<TooltipProps, 'children'>) {
  return (
    <Tooltip {...rest}>
      <Focusable>
        <span role="button" tabIndex={0} className={css.text}>
          {children}
        </span>
      </Focusable>
    </Tooltip>
  )
}
