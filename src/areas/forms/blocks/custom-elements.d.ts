import type { HTMLAttributes } from 'react'

interface FormElement extends HTMLAttributes<HTMLElement> {
  readonly [data: `data-${string}`]: string | number | undefined
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-form': FormElement
    }
  }
}
