/** Most elements that a drawing may become once every reference is followed. */
const MOST_DRAWN = 100_000

interface Shape {
  /** What is drawn with it: the elements right in it, and by their ids those that it draws again. */
  readonly draws: (Shape | string)[]
}

/** A shape that is being counted: how far, and to how many elements so far. */
interface Counting {
  readonly shape: Shape
  at: number
  total: number
}

const beginning = (shape: Shape): Counting => ({ shape, at: 0, total: 1 })

/**
 * Follows `use` and its like: a few dozen elements that refer to each other ten times each would be drawn billions
 * of times by the visitor's browser.
 */
export class UseCounter {
  readonly #byId = new Map<string, Shape>()
  readonly #open: Shape[] = []
  #whole: Shape | null = null

  open(id: string | undefined, href: string | undefined): void {
    const shape: Shape = { draws: href?.startsWith('#') ? [href.slice(1)] : [] }
    this.#whole ??= shape
    if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, shape)
    this.#open.at(-1)?.draws.push(shape)
    this.#open.push(shape)
  }

  close(): void {
    this.#open.pop()
  }

  /**
   * Whether the drawing stays below the limit; a reference that leads back to itself does not. Each shape is counted
   * once, and the way to it is kept in a list: tens of thousands may lead on from one to the next.
   */
  isBounded(): boolean {
    if (!this.#whole) return true
    const known = new Map<Shape, number>()
    const following = new Set([this.#whole])
    const way = [beginning(this.#whole)]
    for (let one = way.at(-1); one; one = way.at(-1)) {
      // Whatever is drawn anywhere is a part of the whole.
      if (one.total > MOST_DRAWN) return false
      const next = one.shape.draws[one.at]
      one.at += 1
      if (next === undefined) {
        known.set(one.shape, one.total)
        following.delete(one.shape)
        way.pop()
        const above = way.at(-1)
        if (above) above.total += one.total
        continue
      }
      const shape = typeof next === 'string' ? this.#byId.get(next) : next
      if (!shape) continue
      if (following.has(shape)) return false
      const total = known.get(shape)
      if (total !== undefined) one.total += total
      else {
        following.add(shape)
        way.push(beginning(shape))
      }
    }
    return true
  }
}
