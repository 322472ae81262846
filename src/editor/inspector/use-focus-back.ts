import { type RefObject, useCallback, useRef } from 'react'

/**
 * For a button that opens a window: the keyboard comes back to it (or to what stands in its place by then)
 * when the window took the focus along.
 */
export function useFocusBack(): {
  readonly button: RefObject<HTMLButtonElement | null>
  readonly back: () => void
} {
  const button = useRef<HTMLButtonElement>(null)
  const back = useCallback(() => {
    // The window gives the focus back itself with the next frame, where it can.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const { activeElement, body } = document
        if (activeElement === null || activeElement === body) button.current?.focus()
      }),
    )
  }, [])
  return { button, back }
}
