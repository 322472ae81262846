import { type ReactNode, useEffect } from 'react'
import { useSlottedContext } from 'react-aria-components/slots'
import { Tooltip as AriaTooltip, TooltipContext, TooltipTrigger } from 'react-aria-components/Tooltip'
import { ariaKeysOf, Key } from '../key/key.tsx'
import css from './tooltip.module.css'

export interface TooltipProps {
  /** A button or link of this design system. */
  children: ReactNode
  /** A few words. It repeats or completes what the trigger says; nothing may be found only here on a phone. */
  text: ReactNode
  /** The shortcut that does the same, e.g. `Mod+K`: shown with the name, and told of the trigger. */
  shortcut?: string
  placement?: 'top' | 'bottom' | 'start' | 'end'
}

/** The name of a control, which appears beside it on hover after a moment, and on keyboard focus at once. */
export function Tooltip({ children, ...tip }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {children}
      <NameTip {...tip} />
    </TooltipTrigger>
  )
}

/**
 * Shows the name that the trigger has already. The trigger is described by what has the id that it gives to its
 * tooltip; nothing has it here, or the name would be read out twice.
 */
function NameTip({ text, shortcut, placement = 'top' }: Omit<TooltipProps, 'children'>) {
  const given = useSlottedContext(TooltipContext)
  const trigger = given?.triggerRef
  // At the element itself: the library's buttons let no such attribute through.
  useEffect(() => {
    const element = trigger?.current
    if (!element || !shortcut) return undefined
    element.setAttribute('aria-keyshortcuts', ariaKeysOf(shortcut))
    return () => element.removeAttribute('aria-keyshortcuts')
  }, [trigger, shortcut])
  return (
    <TooltipContext value={trigger ? { triggerRef: trigger } : {}}>
      <AriaTooltip className={css.tooltip} placement={placement} offset={6}>
        <span>{text}</span>
        {shortcut && <Key of={shortcut} tone="inverse" />}
      </AriaTooltip>
    </TooltipContext>
  )
}
