import type { Page } from 'playwright-core'

/**
 * Words that a reader does not get to see whole: beyond an edge of the window, or of something around them that cuts
 * what is larger. What scrolls keeps its words, and those for screen readers alone are not seen.
 *
 * @param within selector of what is looked through
 * @returns a line each: the element, by how much it is too wide, px, and how its words begin
 */
export function cutWords(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const found: string[] = []
    const wide = document.documentElement.clientWidth
    /** The edges that words of an element are seen between; null where they can be scrolled to. */
    const edgesAround = (element: Element | null): { left: number; right: number } | null => {
      let [left, right] = [0, wide]
      for (let one = element; one && one !== document.body; one = one.parentElement) {
        const { overflowX, display } = getComputedStyle(one)
        if (one.matches('.sr, [aria-hidden=true]')) return null
        if (display === 'inline' || overflowX === 'visible') continue
        if (overflowX === 'auto' || overflowX === 'scroll') return null
        const box = one.getBoundingClientRect()
        left = Math.max(left, box.left)
        right = Math.min(right, box.right)
      }
      return { left, right }
    }
    for (const root of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement
        const words = node.textContent?.trim() ?? ''
        if (words === '' || !element?.checkVisibility()) continue
        const edges = edgesAround(element)
        if (!edges) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const by = [...range.getClientRects()].reduce(
          (most, { left, right }) => Math.max(most, edges.left - left, right - edges.right),
          0,
        )
        if (by > 1)
          found.push(`${element.localName}.${element.className} ${Math.round(by)} px: ${words.slice(0, 30)}`)
      }
    }
    return found
  }, within)
}
