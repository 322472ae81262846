import { useEffect, useEffectEvent } from 'react'
import { hasSingleKeys } from '#ui/key/single-keys.ts'

/** Where keys are letters. */
const typing =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="textbox"], [role="dialog"], [role="menu"], [role="listbox"]'

/** What single keys do, as the help lists them. */
export const inboxKeys = ['j', 'k', 'x', 'e', 'r', '!', '#', '?'] as const
export type InboxKey = (typeof inboxKeys)[number]

/** Keys that act anywhere on the screen, unless they are switched off; a key without an effect now is left alone. */
export function useInboxKeys(acts: Readonly<Partial<Record<InboxKey, (() => void) | undefined>>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || !hasSingleKeys()) return
    const key = inboxKeys.find((one) => one === event.key)
    const act = key && acts[key]
    if (!act || (event.target instanceof Element && event.target.closest(typing))) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
