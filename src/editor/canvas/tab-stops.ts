/** What a browser lets Tab stop at in a page's content. Blocks and sections are the editor's own stops. */
const STOPS = ['a[href]', 'area[href]', 'button', 'input', 'select', 'textarea', 'summary', 'iframe']
  .concat(['audio[controls]', 'video[controls]', '[tabindex="0"]'])
  .map((one) => `${one}:not([data-block], [data-section])`)
  .join()
const HELD = 'data-held-tab'

/** The stops of a page's content, held back while it is edited. */
export interface TabStops {
  /** @param on held back: Tab goes from block to block; else as for a visitor */
  hold(on: boolean): void
  stop(): void
}

/**
 * Keeps links and buttons of the content out of the way of Tab, which goes from block to block while a page
 * is edited. What is drawn later is held as it comes. Texts being written are left to their session.
 */
export function tabStops(main: HTMLElement): TabStops {
  function take(element: HTMLElement): void {
    if (element.hasAttribute(HELD) || element.closest('.editor-text')) return
    element.setAttribute(HELD, element.getAttribute('tabindex') ?? '')
    element.tabIndex = -1
  }
  function takeIn(node: Node): void {
    if (node.nodeType !== 1) return
    const element = node as HTMLElement
    if (element.matches(STOPS)) take(element)
    for (const stop of element.querySelectorAll<HTMLElement>(STOPS)) take(stop)
  }
  const watch = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) takeIn(node)
  })
  return {
    hold(on) {
      watch.disconnect()
      if (on) {
        takeIn(main)
        watch.observe(main, { childList: true, subtree: true })
        return
      }
      for (const element of main.querySelectorAll<HTMLElement>(`[${HELD}]`)) {
        const before = element.getAttribute(HELD) ?? ''
        if (before === '') element.removeAttribute('tabindex')
        else element.setAttribute('tabindex', before)
        element.removeAttribute(HELD)
      }
    },
    stop: () => watch.disconnect(),
  }
}
