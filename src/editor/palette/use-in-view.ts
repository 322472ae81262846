import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether an element is, or has been, near to be seen.
 *
 * @param near how far from the window's edge still counts, as a CSS length; what a box that scrolls hides does not count
 */
export function useInView(element: RefObject<HTMLElement | null>, near = '200px'): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const node = element.current
    if (!node || seen) return undefined
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true)
      },
      { rootMargin: near },
    )
    watch.observe(node)
    return () => watch.disconnect()
  }, [element, seen, near])
  return seen
}
