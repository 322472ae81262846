/** A value on its way to a point or a question, as an area lists it in `brings`. */
export interface Brought {
  readonly to: Point<never> | Question<never>
  readonly value: unknown
}

/**
 * A place where an area lets the areas above it add values of one type: kinds of line, hooks, blocks. The area that
 * reads the values owns the point and exports it; an area above lists `thePoint.of(value)` in its `brings`.
 */
export interface Point<T> {
  readonly kind: 'point'
  readonly name: string
  of(this: void, value: T): Brought
}

/** A point with exactly one answer, and a default for when no area brings one. */
export interface Question<T> {
  readonly kind: 'question'
  readonly name: string
  readonly fallback: T
  of(this: void, value: T): Brought
}

/** What areas bring, composed once when the program starts. */
export interface Composed {
  /** All values of a point, in the order of the areas; the same array at each call. */
  of<T>(to: Point<T>): readonly T[]
  /** The answer to a question, or its default. */
  of<T>(to: Question<T>): T
}

/**
 * Declares an extension point.
 *
 * @param name unique, dotted by the area that reads it: `commerce.lines`
 */
export function point<T>(name: string): Point<T> {
  const self: Point<T> = { kind: 'point', name, of: (value) => ({ to: self as Point<never>, value }) }
  return self
}

/** Declares a question; see {@link point}. */
export function question<T>(name: string, fallback: T): Question<T> {
  const self: Question<T> = {
    kind: 'question',
    name,
    fallback,
    of: (value) => ({ to: self as Question<never>, value }),
  }
  return self
}

const NOTHING: readonly never[] = []

/**
 * Composes what areas bring.
 *
 * @param brought in the order of the areas
 * @throws Error when two areas answer one question, or two points share a name
 */
export function compose(brought: readonly Brought[]): Composed {
  const values = new Map<string, { readonly to: Brought['to']; readonly given: unknown[] }>()
  for (const { to, value } of brought) {
    const there = values.get(to.name)
    if (there && there.to !== to) throw new Error(`Two points are called ${to.name}`)
    if (there && to.kind === 'question') throw new Error(`Two areas answer ${to.name}`)
    if (there) there.given.push(value)
    else values.set(to.name, { to, given: [value] })
  }
  const of = (to: Point<unknown> | Question<unknown>): unknown => {
    const given = values.get(to.name)?.given
    if (to.kind === 'question') return given ? given[0] : to.fallback
    return given ?? NOTHING
  }
  return { of: of as Composed['of'] }
}

/**
 * A value derived from all values of a point, made once for each composition.
 *
 * @param make gets the values of the point
 * @returns a function from the composition to the derived value
 */
export function derived<T, D>(from: Point<T>, make: (values: readonly T[]) => D): (composed: Composed) => D {
  const made = new WeakMap<readonly T[], D>()
  return (composed) => {
    const values = composed.of(from)
    const known = made.get(values)
    if (known !== undefined) return known
    const fresh = make(values)
    made.set(values, fresh)
    return fresh
  }
}
