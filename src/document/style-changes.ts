import { isForbiddenKey, sameJson } from './json.ts'
import { isPathWithin } from './patch.ts'
import type { SiteStyles } from './styles.ts'

/** Sets the style at a path; without a value it is taken away. Sets land on what is there, so people merge. */
export interface StyleChange {
  readonly path: readonly string[]
  readonly value?: unknown
}

/** A change that knows what it found, so that it is taken back only where that is still what stands there. */
export interface StyleStep extends StyleChange {
  /** What is at the path before it is taken; absent when nothing is. */
  readonly was?: unknown
}

type Holder = Readonly<Record<string, unknown>>

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Deepest path the server takes. */
const DEEPEST = 8

const step = (path: readonly string[], was: unknown, value: unknown): StyleStep => ({
  path,
  ...(value === undefined ? {} : { value }),
  ...(was === undefined ? {} : { was }),
})

/**
 * The paths at which styles differ, with what stood there, so that what somebody else changed meanwhile
 * elsewhere stays. Lists are one value; a style that is gone is a change without a value.
 */
export function styleSteps(before: SiteStyles, after: SiteStyles): StyleStep[] {
  const found: StyleStep[] = []
  const walk = (from: Holder, to: Holder, path: readonly string[]) => {
    for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
      const [old, next] = [from[key], to[key]]
      const at = [...path, key]
      if (sameJson(old, next)) continue
      if (isHolder(old) && isHolder(next) && at.length < DEEPEST) walk(old, next, at)
      else found.push(step(at, old, next))
    }
  }
  walk(before as unknown as Holder, after as unknown as Holder, [])
  return found
}

/** A step as it is sent. */
export function changeOf({ path, value }: StyleChange): StyleChange {
  return value === undefined ? { path } : { path, value }
}

/** {@link styleSteps} as they are sent. */
export function styleChanges(before: SiteStyles, after: SiteStyles): StyleChange[] {
  return styleSteps(before, after).map(changeOf)
}

function withChange(holder: Holder, path: readonly string[], value: unknown): Holder {
  const [key = '', ...rest] = path
  if (isForbiddenKey(key)) return holder
  if (rest.length > 0) {
    const inner = Object.hasOwn(holder, key) ? holder[key] : undefined
    return { ...holder, [key]: withChange(isHolder(inner) ? inner : {}, rest, value) }
  }
  if (value !== undefined) return { ...holder, [key]: value }
  const { [key]: _, ...others } = holder
  return others
}

/** Styles with changes laid over them, in order. Whether they are styles then, their shape says. */
export function withStyles(styles: SiteStyles, changes: readonly StyleChange[]): SiteStyles {
  let next = styles as unknown as Holder
  for (const change of changes) next = withChange(next, change.path, change.value)
  return next as unknown as SiteStyles
}

function valueAt(styles: SiteStyles, path: readonly string[]): unknown {
  let value: unknown = styles
  for (const key of path) value = isHolder(value) && Object.hasOwn(value, key) ? value[key] : undefined
  return value
}

const touch = (one: readonly string[], other: readonly string[]): boolean =>
  isPathWithin(one, other) || isPathWithin(other, one)

/** Fewer changes with the same effect: of what is set twice, or within what is set later, the last stands. */
export function fewerStyleChanges<Change extends StyleChange>(changes: readonly Change[]): readonly Change[] {
  return changes.filter(
    (change, at) => !changes.slice(at + 1).some((later) => isPathWithin(later.path, change.path)),
  )
}

/** Ways back in a row, as few: of one path the first found and the last left are what counts. */
export function joinedSteps(steps: readonly StyleStep[]): readonly StyleStep[] {
  const joined: StyleStep[] = []
  for (const next of steps) {
    const at = joined.findLastIndex((kept) => touch(kept.path, next.path))
    const same = joined[at]
    if (!same || same.path.length !== next.path.length) joined.push(next)
    else joined[at] = step(next.path, same.was, next.value)
  }
  return joined.filter(({ was, value }) => !sameJson(was, value))
}

/** The way back of steps that were taken. */
export function backOf(steps: readonly StyleStep[]): readonly StyleStep[] {
  return steps.toReversed().map(({ path, was, value }) => step(path, value, was))
}

/** Takes the steps that find what they were made on; what others have set since stays theirs. */
export function takeSteps(
  styles: SiteStyles,
  steps: readonly StyleStep[],
): { readonly styles: SiteStyles; readonly taken: readonly StyleStep[] } {
  let now = styles
  const taken: StyleStep[] = []
  for (const one of steps) {
    if (!sameJson(valueAt(now, one.path), one.was)) continue
    now = withStyles(now, [one])
    taken.push(one)
  }
  return { styles: now, taken }
}
