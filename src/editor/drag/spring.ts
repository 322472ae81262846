import type { DragMarks } from './drag-marks.ts'
import { styleElement } from '../style-nonce.ts'
import type { MeasuredSlot } from './measure.ts'

/** How long something is held over a shut item until that opens, ms: as long as folders take. */
const HOLD = 500

/** The mark around an item that is shut still, which fills while one waits, or says why nothing goes in. */
const intoCss = `
.into { position: absolute; left: 0; top: 0; pointer-events: none; background: var(--accent-soft); outline: calc(2 * var(--u)) solid var(--accent); border-radius: calc(2 * var(--u)) }
.into::after { content: ''; position: absolute; inset: auto 0 0; height: calc(3 * var(--u)); background: var(--accent); transform-origin: 0 0; animation: hold ${HOLD}ms linear both }
.into.no { background: oklch(0.56 0.2 26 / .14); outline-color: var(--danger) }
.into.no::after { content: none }
.into > span:not(:empty) { position: absolute; left: 0; top: 0; max-width: 100%; padding: calc(3 * var(--u)) calc(8 * var(--u)); background: var(--danger); color: #fff; border-radius: 0 0 calc(4 * var(--u)) 0 }
@keyframes hold { from { transform: scaleX(0) } }
@media (prefers-reduced-motion: reduce) { .into::after { content: none } }
`

/** Opens shut items that something is held over. */
export interface Spring {
  /**
   * What is carried is at a point of the document, px, over a slot or none.
   *
   * @param reason why it may not go in there
   */
  over(slot: MeasuredSlot | undefined, reason: string | undefined, x: number, y: number): void
  /** The gesture is over: all is as it was before, but the item something was dropped into stays open. */
  end(kept?: HTMLDetailsElement | null): void
}

interface Opened {
  readonly holder: HTMLElement
  /** How its items stood before the first of them was opened. */
  readonly before: ReadonlyMap<HTMLDetailsElement, boolean>
  area: DOMRect
}

/**
 * Items that spring open. What was opened stays so while what is carried is over the block it is of, so that
 * nothing jumps from under the pointer on the way from one item to the next; then it is shut again, and what
 * lies below stays under the pointer.
 *
 * @param moved called after items were opened or shut: everything is measured anew
 */
export function springing(view: Window, marks: DragMarks, moved: () => void): Spring {
  const { element, show } = marks.own('into')
  const said = element.appendChild(element.ownerDocument.createElement('span'))
  element.append(styleElement(element.ownerDocument, intoCss))
  let waiting: HTMLDetailsElement | undefined
  let timer = 0
  let opened: Opened | null = null

  const areaOf = (holder: HTMLElement) => {
    const { left, top, width, height } = holder.getBoundingClientRect()
    return new DOMRect(left + view.scrollX, top + view.scrollY, width, height)
  }
  const wait = (item: HTMLDetailsElement | undefined) => {
    if (item === waiting) return
    view.clearTimeout(timer)
    waiting = item
    // It fills from the beginning for every item.
    for (const animation of element.getAnimations({ subtree: true })) animation.currentTime = 0
    if (item) timer = view.setTimeout(() => open(item), HOLD)
  }
  function open(item: HTMLDetailsElement): void {
    waiting = undefined
    const holder = item.closest<HTMLElement>('[data-block]')
    if (!holder) return
    if (opened?.holder !== holder) {
      shut()
      const items = [...holder.querySelectorAll('details')]
      opened = { holder, before: new Map(items.map((one) => [one, one.open])), area: areaOf(holder) }
    }
    item.open = true
    opened.area = areaOf(holder)
    moved()
  }
  function shut(kept?: HTMLDetailsElement | null): void {
    const { before } = opened ?? {}
    opened = null
    // Where one at a time is open, an item that opens shuts the others: those that were open come last.
    for (const wasOpen of [false, true])
      for (const [item, was] of before ?? []) {
        const isBeside = kept != null && item !== kept && item.name !== '' && item.name === kept.name
        if (was === wasOpen && item !== kept && !(was && isBeside)) item.open = was
      }
  }
  return {
    over(slot, reason, x, y) {
      show(slot && (slot.shut ?? reason) !== undefined ? slot.area : null)
      element.classList.toggle('no', reason !== undefined)
      if (said.textContent !== (reason ?? '')) said.textContent = reason ?? ''
      wait(reason === undefined ? slot?.shut : undefined)
      if (!opened) return
      const { holder, area } = opened
      if (x >= area.left && x <= area.right && y >= area.top && y <= area.bottom) return
      const below = y > area.bottom
      shut()
      if (below) view.scrollBy({ top: areaOf(holder).bottom - area.bottom, behavior: 'instant' })
      moved()
    },
    end(kept) {
      wait(undefined)
      element.remove()
      shut(kept)
    },
  }
}
