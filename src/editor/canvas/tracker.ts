import type { NodeId } from '#document/nodes.ts'

/*
 * Keeps marks above the page in place: frames, handles and labels are told where their node is, all
 * reads before all writes, at most once a frame.
 */

/** Where a node is, in pixels of the frame's document. */
export interface Placement {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Tracker {
  /** Keeps an element at a node's place; returns how to let go. */
  track(mark: HTMLElement, id: NodeId): () => void
  /** Something may have moved. */
  moved(): void
  /** Places everything now. */
  flush(): void
  onMoved(listener: () => void): () => void
  stop(): void
}

function isSamePlace(one: Placement | null, other: Placement | null): boolean {
  if (one === null || other === null) return one === other
  return (
    one.left === other.left &&
    one.top === other.top &&
    one.width === other.width &&
    one.height === other.height
  )
}

/** How near to the page's edge something of a mark would lie half outside of it, px. */
const NEAR = 8

/** The edges of the page a node lies at, as words: what stands out from its mark there is drawn inside. */
export function edgesOf({ left, top, width, height }: Placement, across: number, down: number): string {
  const edges = [
    left < NEAR && 'left',
    left + width > across - NEAR && 'right',
    top < NEAR && 'top',
    top + height > down - NEAR && 'bottom',
  ]
  return edges.filter(Boolean).join(' ')
}

/** @param find the element of a node in the frame's document */
export function tracker(window: Window, find: (id: NodeId) => HTMLElement | null): Tracker {
  const marks = new Map<HTMLElement, NodeId>()
  const put = new WeakMap<HTMLElement, Placement | null>()
  const listeners = new Set<() => void>()
  let asked = 0

  function flush(): void {
    if (asked !== 0) window.cancelAnimationFrame(asked)
    asked = 0
    const { scrollX, scrollY } = window
    const page = window.document.documentElement
    const [across, down] = [page.clientWidth, page.offsetHeight]
    const places = new Map<NodeId, Placement | null>()
    for (const id of marks.values()) {
      if (places.has(id)) continue
      const rect = find(id)?.getBoundingClientRect()
      places.set(
        id,
        rect && (rect.width > 0 || rect.height > 0)
          ? { left: rect.left + scrollX, top: rect.top + scrollY, width: rect.width, height: rect.height }
          : null,
      )
    }
    let any = false
    for (const [mark, id] of marks) {
      const place = places.get(id) ?? null
      const edges = place ? edgesOf(place, across, down) : ''
      if ((mark.dataset['edge'] ?? '') !== edges) mark.dataset['edge'] = edges
      const before = put.get(mark)
      // Nothing is written that is so already: most keys move nothing, and a write is a repaint.
      if (before !== undefined && isSamePlace(before, place)) continue
      any = true
      put.set(mark, place)
      mark.hidden = place === null
      if (!place) continue
      mark.style.transform = `translate(${place.left}px, ${place.top}px)`
      mark.style.width = `${place.width}px`
      mark.style.height = `${place.height}px`
    }
    if (any) for (const listener of listeners) listener()
  }

  const moved = () => {
    if (asked === 0) asked = window.requestAnimationFrame(flush)
  }
  return {
    track(mark, id) {
      marks.set(mark, id)
      moved()
      return () => marks.delete(mark)
    },
    moved,
    flush,
    onMoved(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      if (asked !== 0) window.cancelAnimationFrame(asked)
      asked = 0
    },
  }
}
