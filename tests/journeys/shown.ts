import type { Page } from 'playwright-core'

/**
 * What is on the screen of a person, or of what lets somebody in, and that a recording would show; it goes into the
 * frames of the page, and into shadow trees.
 */
export function shown(page: Page, words: readonly string[]): Promise<string[]> {
  return page.evaluate((words) => {
    const tells = (text: string): boolean => words.some((word) => text.includes(word))
    // Of a frame, what is around it masks nothing: it is a document of its own.
    const isHidden = (element: Element | null): boolean => {
      if (!element || element.closest('.fs-mask, .fs-exclude') !== null) return true
      const root = element.getRootNode()
      return 'host' in root && isHidden(root.host as Element)
    }
    const found: string[] = []
    const look = (root: Document | ShadowRoot): void => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { parentElement, nodeValue } = texts.currentNode
        const isCode = parentElement?.closest('script, style, head') !== null
        if (!isCode && tells(nodeValue ?? '') && !isHidden(parentElement)) found.push(nodeValue ?? '')
      }
      // What a screen reader says, or a pointer is told, is recorded with the element.
      for (const element of root.querySelectorAll('*')) {
        for (const { name, value } of element.attributes)
          if (!/^(value|href|src|srcset|class|style|id)$/.test(name) && tells(value) && !isHidden(element))
            found.push(`${element.localName} ${name}: ${value}`)
        if (element.localName === 'input' || element.localName === 'textarea') {
          const { value } = element as HTMLInputElement
          if (tells(value) && !isHidden(element)) found.push(`in a field: ${value}`)
        }
        if (element.shadowRoot) look(element.shadowRoot)
        const inside = element.localName === 'iframe' && (element as HTMLIFrameElement).contentDocument
        if (inside) look(inside)
      }
    }
    look(document)
    return found
  }, words)
}

/** Of the family whose members the journeys look for. */
export const OF_PEOPLE: readonly string[] = ['Quillfeather', 'quillfeather']
