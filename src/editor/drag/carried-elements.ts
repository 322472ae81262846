import type { BlockId } from '#document/nodes.ts'
import type { CanvasHandle, Rect } from '../canvas-handle.ts'

/** The elements of blocks that a gesture draws elsewhere than they stand. */
export interface CarriedElements {
  of(this: void, id: BlockId): HTMLElement | null
  lift(): void
  /** Draws what is carried away from where it was. */
  follow(
    by: { readonly x: number; readonly y: number },
    was: ReadonlyMap<BlockId, Rect>,
    now: ReadonlyMap<BlockId, Rect>,
  ): void
  /** Draws what is carried where it stands. */
  rest(): void
  /** Gives up all that was drawn on elements. */
  end(): void
}

/** The elements of `moving`, and of what makes room for them. */
export function carriedElements(canvas: CanvasHandle, moving: readonly BlockId[]): CarriedElements {
  const elements = new Map<BlockId, HTMLElement>()
  const of = (id: BlockId) => {
    const known = elements.get(id) ?? canvas.element(id)
    if (known) elements.set(id, known)
    return known
  }
  return {
    of,
    lift() {
      for (const id of moving) {
        const element = of(id)
        if (element) element.dataset['lifted'] = ''
      }
    },
    follow(by, was, stand) {
      for (const id of moving) {
        const element = of(id)
        const [from, now] = [was.get(id), stand.get(id)]
        const left = from && now ? by.x + from.left - now.left : by.x
        const top = from && now ? by.y + from.top - now.top : by.y
        if (element) element.style.transform = `translate(${left}px, ${top}px)`
      }
    },
    rest() {
      for (const id of moving) {
        const element = of(id)
        if (element) element.style.transform = ''
      }
    },
    end() {
      for (const { style, dataset } of elements.values()) {
        style.transform = ''
        delete dataset['lifted']
        delete dataset['displaced']
      }
    },
  }
}
