import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

export interface ToastMessage {
  /** What happened, in a sentence of a few words: "Page moved to the trash". */
  readonly text: string
  readonly detail?: string
  /** `danger` stays until it is closed. */
  readonly tone?: 'plain' | 'success' | 'danger'
  /** Takes it back. The toast then stays 12 seconds instead of 6. */
  readonly undo?: () => void
  /** Another way on: "View". */
  readonly action?: { readonly label: string; readonly onAction: () => void }
}

/** What waits to be shown, and what is. */
export const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 })
