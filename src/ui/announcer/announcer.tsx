import { useSyncExternalStore } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

interface Said {
  readonly polite: string
  readonly urgent: string
}

let said: Said = { polite: '', urgent: '' }
const silence: Said = { polite: '', urgent: '' }
const listeners = new Set<() => void>()
const timers: { polite?: ReturnType<typeof setTimeout>; urgent?: ReturnType<typeof setTimeout> } = {}

function change(part: Partial<Said>): void {
  said = { ...said, ...part }
  for (const listener of listeners) listener()
}

/**
 * Has a sentence read out: "12 orders found", "Moved to position 3". `urgent` interrupts; keep it for errors.
 * Each region is emptied first, so that the same sentence is heard again when it happens again.
 */
export function announce(text: string, urgency: 'polite' | 'urgent' = 'polite'): void {
  clearTimeout(timers[urgency])
  change({ [urgency]: '' })
  timers[urgency] = setTimeout(() => {
    change({ [urgency]: text })
    timers[urgency] = setTimeout(() => change({ [urgency]: '' }), 7_000)
  }, 60)
}

/** The live regions behind {@link announce}; once in the app, there from the start. */
export function Announcer() {
  const now = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => said,
    () => silence,
  )
  return (
    <VisuallyHidden as="div">
      <div role="status" aria-live="polite" aria-atomic="true">
        {now.polite}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true">
        {now.urgent}
      </div>
    </VisuallyHidden>
  )
}
