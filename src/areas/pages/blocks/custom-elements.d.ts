import type { HTMLAttributes } from 'react'

interface IslandElement extends HTMLAttributes<HTMLElement> {
  readonly [data: `data-${string}`]: string | number | undefined
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'code-copy': IslandElement
      'picture-gallery': IslandElement
      'video-player': IslandElement
    }
  }
}
