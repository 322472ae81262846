import type { SiteStyles } from '#document/styles.ts'

export interface StyleChange {
  readonly path: string[]
  readonly value?: unknown
}

type Holder = Readonly<Record<string, unknown>>

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Deepest path the server takes. */
const DEEPEST = 8

/**
 * The paths at which styles differ, so that what somebody else changed meanwhile elsewhere stays.
 * Lists are one value; a style that is gone is a change without a value.
 */
export function styleChanges(before: SiteStyles, after: SiteStyles): StyleChange[] {
  const found: StyleChange[] = []
  const walk = (from: Holder, to: Holder, path: readonly string[]) => {
    for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
      const [old, next] = [from[key], to[key]]
      const at = [...path, key]
      if (same(old, next)) continue
      if (isHolder(old) && isHolder(next) && at.length < DEEPEST) walk(old, next, at)
      else found.push(next === undefined ? { path: at } : { path: at, value: next })
    }
  }
  walk(before as unknown as Holder, after as unknown as Holder, [])
  return found
}
