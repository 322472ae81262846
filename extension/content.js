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

  /** What a frame shows, as the editor's canvas is one; null where another origin keeps it to itself. */
  const bodyIn = (frame) => frame.contentDocument?.body ?? null

  /** Adds the lines of a body, those of its frames where they stand. */
  const readLines = (body, lines) => {
    let last = null
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.nodeType === Node.ELEMENT_NODE) {
        const framed = node.tagName === 'IFRAME' && isShown(node) ? bodyIn(node) : null
        if (!framed) continue
        readLines(framed, lines)
        last = null
        continue
      }
      const parent = node.parentElement
      if (!parent || /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|IFRAME)$/.test(parent.tagName) || !isShown(parent))
        continue
      const block = blockOf(parent)
      if (block === last) lines[lines.length - 1] += node.data
      else lines.push(node.data)
      last = block
    }
  }

  /** The text that can be read, a line for each block, without what stands in the tool's own dialog. */
  const visibleText = () => {
    const lines = []
    readLines(document.body, lines)
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

  /**
   * Adds what a body is made of, in the order of reading, below `depth`; what its frames show below them. A point
   * of it stands in the window at `x + scale * its own`.
   */
  const readParts = (body, found, { depth: base, x: left, y: top, scale }) => {
    const kept = new Map()
    for (const element of body.querySelectorAll(parts)) {
      if (found.length >= PARTS_MAX) return
      if (!isShown(element)) continue
      const box = element.getBoundingClientRect()
      if (box.width === 0 || box.height === 0) continue
      let above = element.parentElement
      while (above && !kept.has(above)) above = above.parentElement
      const depth = Math.min(50, above ? kept.get(above) + 1 : base)
      kept.set(element, depth)
      const isWhole = /^(HEADER|NAV|MAIN|ASIDE|FOOTER|SECTION|ARTICLE|FORM|TABLE|UL|OL)$/.test(
        element.tagName,
      )
      const name = isWhole ? (element.getAttribute('aria-label') ?? '') : nameOf(element)
      const x = left + scale * box.x
      const y = top + scale * box.y
      found.push({
        depth,
        role: roleOf(element).slice(0, 60),
        name: name.slice(0, NAME_MAX),
        box: { x, y, width: scale * box.width, height: scale * box.height },
      })
      const framed = element.tagName === 'IFRAME' ? bodyIn(element) : null
      if (!framed) continue
      // A canvas may be drawn smaller than what it shows.
      const inner = scale * (box.width / element.offsetWidth)
      const at = { x: x + inner * element.clientLeft, y: y + inner * element.clientTop }
      readParts(framed, found, { depth: depth + 1, ...at, scale: inner })
    }
  }

  /** What the page is made of, in the order of reading. */
  const outline = () => {
    const found = []
    readParts(document.body, found, { depth: 0, x: 0, y: 0, scale: 1 })
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
