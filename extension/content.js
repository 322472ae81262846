// Answers the app on a tab where the person pressed the icon. Speaks as src/faces/admin/visual-context/protocol.ts.
;(() => {
  const CHANNEL = 'portico.visual-context'
  const VERSION = 1
  const LEFT_OUT = '[data-visual-context]'

  const TEXT_MAX = 200_000
  const PARTS_MAX = 2_000
  const NAME_MAX = 200

  // Pressed twice: one of us is enough.
  if (globalThis.porticoVisualContext) return
  globalThis.porticoVisualContext = true

  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest(LEFT_OUT) === null

  /** The nearest element that stands on lines of its own. */
  const blockOf = (element) => {
    let block = element
    while (block.parentElement && /^(inline|contents)$/.test(getComputedStyle(block).display))
      block = block.parentElement
    return block
  }

  /** The text that can be read, a line for each block, without what stands in the tool's own dialog. */
  const visibleText = () => {
    const lines = []
    let last = null
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/.test(parent.tagName) || !isShown(parent)) continue
      const block = blockOf(parent)
      if (block === last) lines[lines.length - 1] += node.data
      else lines.push(node.data)
      last = block
    }
    return lines
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter((line) => line !== '')
      .join('\n')
      .slice(0, TEXT_MAX)
  }

  const parts =
    'h1,h2,h3,h4,h5,h6,header,nav,main,aside,footer,section,article,form,table,ul,ol,img,video,iframe,button,a[href],input,select,textarea,[role],[data-block]'

  const roleOf = (element) => {
    const heading = /^H([1-6])$/.exec(element.tagName)
    if (element.dataset.block) return `block ${element.dataset.block}`
    return element.getAttribute('role') ?? (heading ? `heading ${heading[1]}` : element.tagName.toLowerCase())
  }

  const nameOf = (element) => {
    const isField = /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName)
    const given =
      element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? element.getAttribute('title')
    // What somebody has typed is not part of an outline.
    const name = given ?? (isField ? (element.labels?.[0]?.textContent ?? '') : (element.textContent ?? ''))
    return name.replace(/\s+/g, ' ').trim().slice(0, NAME_MAX)
  }

  /** What the page is made of, in the order of reading. */
  const outline = () => {
    const found = []
    const kept = new Map()
    for (const element of document.body.querySelectorAll(parts)) {
      if (found.length >= PARTS_MAX) break
      if (!isShown(element)) continue
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0) continue
      let above = element.parentElement
      while (above && !kept.has(above)) above = above.parentElement
      const depth = above ? Math.min(50, kept.get(above) + 1) : 0
      kept.set(element, depth)
      const isWhole = /^(HEADER|NAV|MAIN|ASIDE|FOOTER|SECTION|ARTICLE|FORM|TABLE|UL|OL)$/.test(
        element.tagName,
      )
      const name = isWhole ? (element.getAttribute('aria-label') ?? '') : nameOf(element)
      found.push({
        depth,
        role: roleOf(element).slice(0, 60),
        name: name.slice(0, NAME_MAX),
        box: { x, y, width, height },
      })
    }
    return found
  }

  const answer = (id, given) =>
    window.postMessage({ channel: CHANNEL, from: 'extension', id, ...given }, location.origin)

  const capture = async (id) => {
    try {
      const screenshot = await chrome.runtime.sendMessage('screenshot')
      answer(id, {
        what: 'captured',
        captured: { text: visibleText(), outline: outline(), screenshot: screenshot ?? null },
      })
    } catch {
      answer(id, { what: 'failed', reason: 'The extension was updated or removed: reload the page.' })
    }
  }

  window.addEventListener('message', (event) => {
    const asked = event.data
    if (event.source !== window || event.origin !== location.origin) return
    if (asked?.channel !== CHANNEL || asked.from !== 'page' || typeof asked.id !== 'string') return
    if (asked.what === 'status') answer(asked.id, { what: 'ready', version: VERSION })
    if (asked.what === 'capture') void capture(asked.id)
  })
})()
