import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { Surroundings } from '../props.ts'

/** The site's header and footer around the page's `main`, drawn and pressed as a whole. */
export interface Surround {
  draw(given: Surroundings | undefined): void
  stop(): void
}

/** Makes the places before and after `main`. They have no box of their own, so what is in them lies as on the site. */
export function surround(main: HTMLElement): Surround {
  const frame = main.ownerDocument
  let shown: Surroundings | undefined
  const place = (part: 'before' | 'after'): { root: Root; element: HTMLElement } => {
    const element = frame.createElement('div')
    element.dataset['surround'] = part
    element.style.display = 'contents'
    element.addEventListener('click', () => {
      if (frame.documentElement.hasAttribute('data-editing')) shown?.open(part)
    })
    main[part](element)
    return { root: createRoot(element), element }
  }
  const places = { before: place('before'), after: place('after') }
  return {
    draw(given) {
      shown = given
      for (const part of ['before', 'after'] as const) {
        const { root, element } = places[part]
        flushSync(() => root.render(given?.[part] ?? null))
        // Nothing in them can be followed here; by keyboard their settings are in the palette.
        for (const focusable of element.querySelectorAll<HTMLElement>('a, summary, button, input')) {
          focusable.tabIndex = -1
        }
      }
    },
    stop() {
      // React asks that a root is not taken down while another one is being drawn.
      queueMicrotask(() => {
        places.before.root.unmount()
        places.after.root.unmount()
      })
    },
  }
}
