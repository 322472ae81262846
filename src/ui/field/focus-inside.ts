import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react'

/** What a form is given of a field made of several parts: where it stands, and how the focus gets to its first part. */
export interface FieldHandle {
  focus: () => void
  readonly element: HTMLElement | null
}

const part = 'input:not([type="hidden"]):not(:disabled), [role="spinbutton"], button:not(:disabled)'

/** Makes a {@link FieldHandle} for whoever asks, and gives the ref for the field's outermost element. */
export function useFocusInside(ref: Ref<FieldHandle> | undefined): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => ({
    focus: () => {
      const chosen = element.current?.querySelector<HTMLElement>('input:checked')
      ;(chosen ?? element.current?.querySelector<HTMLElement>(part))?.focus()
    },
    get element() {
      return element.current
    },
  }))
  return element
}
