/** Most elements that a drawing may become once every reference is followed. */
const MOST_DRAWN = 100_000

interface Shape {
  /** Elements in it, itself counted. */
  elements: number
  /** Ids that it draws again. */
  readonly uses: string[]
}

/**
 * Follows `use` and its like: a few dozen elements that refer to each other ten times each would be drawn billions
 * of times by the visitor's browser.
 */
export class UseCounter {
  readonly #byId = new Map<string, Shape>()
  readonly #open: Shape[] = []
  #whole: Shape | null = null

  open(id: string | undefined, href: string | undefined): void {
    const shape: Shape = { elements: 0, uses: [] }
    this.#whole ??= shape
    if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, shape)
    this.#open.push(shape)
    for (const above of this.#open) {
      above.elements += 1
      if (href?.startsWith('#')) above.uses.push(href.slice(1))
    }
  }

  close(): void {
    this.#open.pop()
  }

  /** Whether the drawing stays below the limit; a reference that leads back to itself does not. */
  isBounded(): boolean {
    const known = new Map<Shape, number>()
    const following = new Set<Shape>()
    const count = (shape: Shape): number => {
      const before = known.get(shape)
      if (before !== undefined) return before
      if (following.has(shape)) return Infinity
      following.add(shape)
      let total = shape.elements
      for (const id of shape.uses) {
        const target = this.#byId.get(id)
        if (target) total += count(target)
        if (total > MOST_DRAWN) break
      }
      following.delete(shape)
      known.set(shape, total)
      return total
    }
    return this.#whole === null || count(this.#whole) <= MOST_DRAWN
  }
}
