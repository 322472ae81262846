import type { ReactNode } from 'react'

/** Something in a dialog or drawer; a function is handed `close`. */
export type Part = ReactNode | ((close: () => void) => ReactNode)

export const made = (part: Part, close: () => void) => (typeof part === 'function' ? part(close) : part)

/** What a dialog or drawer is given that is open for as long as it is drawn. */
export const drawnOpen = (onClose: () => void) => ({
  isOpen: true,
  onOpenChange: (isOpen: boolean) => {
    if (!isOpen) onClose()
  },
})
