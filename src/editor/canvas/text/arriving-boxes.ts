import type { Editor } from '../../editor.ts'
import type { TextPlace } from '../../view.ts'
import { styleElement } from '../../style-nonce.ts'
import type { ArrivingBox, LetterPlace } from './arriving.ts'

const boxCss = `
.row { position: absolute; left: 0; top: 0; display: flex; gap: calc(4 * var(--u)); pointer-events: none }
.arriving { display: grid; place-items: center; min-width: calc(44 * var(--u)); height: calc(22 * var(--u)); padding-inline: calc(6 * var(--u));
  font-variant-numeric: tabular-nums; color: var(--ink); border: calc(1 * var(--u)) dashed var(--accent); border-radius: calc(4 * var(--u));
  background: linear-gradient(to right, var(--accent-soft) var(--share), transparent 0) var(--paper) }
`

/** Where a place of a text is drawn, in the frame's window; null where the text is not. */
function rectAt(field: Element, { letters, starts }: LetterPlace): DOMRect | null {
  const { ownerDocument: document } = field
  const walk = document.createTreeWalker(field, NodeFilter.SHOW_TEXT)
  let before = letters
  let last: Text | null = null
  for (let node = walk.nextNode() as Text | null; node; node = walk.nextNode() as Text | null) {
    last = node
    if (before < node.length || (before === node.length && !starts)) break
    before -= node.length
  }
  if (!last) return field.getBoundingClientRect()
  const range = document.createRange()
  range.setStart(last, Math.min(before, last.length))
  range.collapse(true)
  return range.getClientRects()[0] ?? last.parentElement?.getBoundingClientRect() ?? null
}

/**
 * Shows pictures on their way into a text that nobody writes in, above the page at their places: the page itself is
 * drawn from what is stored, and they are not yet in it.
 *
 * @param read those that are on their way now; asked whenever something may have moved
 */
export function boxesAbove(
  { canvas, store, words }: Editor,
  { block, path }: TextPlace,
  read: () => readonly ArrivingBox[],
): { draw(): void } {
  const name = path.slice(1).join('.')
  let host: HTMLElement | null = null
  let stops: (() => void)[] = []
  let asked = false

  function put(): void {
    asked = false
    const all = read()
    const document = canvas.document()
    const view = document?.defaultView
    const layer = document?.querySelector('[data-layer]')?.shadowRoot
    if (all.length === 0 || !view || !layer) {
      host?.remove()
      host = null
      for (const stop of stops) stop()
      stops = []
      return
    }
    if (!host?.isConnected) {
      host = document.createElement('div')
      layer.append(host)
    }
    if (stops.length === 0) stops = [store.onDocument(draw), store.onView(draw), canvas.onMoved(draw)]
    const field = canvas.element(block)?.querySelector(`[data-field="${CSS.escape(name)}"]`)
    const style = styleElement(document, boxCss)
    // Those that go to one place stand beside one another.
    const rows = new Map<string, HTMLElement>()
    for (const { id, share, at } of all) {
      const rect = field && !store.view().preview ? rectAt(field, at) : null
      if (!rect) continue
      const box = document.createElement('span')
      box.className = 'arriving'
      box.dataset['id'] = id
      // What it is and how far is said beside the page.
      box.ariaHidden = 'true'
      box.style.setProperty('--share', `${Math.round(share * 100)}%`)
      const [left, top] = [rect.left + view.scrollX, rect.top + view.scrollY + rect.height / 2]
      box.textContent = words('editor.say.share', { share: Math.round(share * 100) / 100 })
      const where = `translate(${left}px, ${top}px) translateY(-50%)`
      const row = rows.get(where) ?? document.createElement('div')
      row.className = 'row'
      row.style.transform = where
      row.append(box)
      rows.set(where, row)
    }
    host.replaceChildren(style, ...rows.values())
  }

  /** With the next frame: by then the page is drawn from what it is now. */
  function draw(): void {
    if (asked) return
    asked = true
    const view = canvas.document()?.defaultView
    if (view) view.requestAnimationFrame(put)
    else put()
  }
  return { draw }
}
