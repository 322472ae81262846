import { HOUR, MINUTE } from '#kernel/clock.ts'

/** How far work had come at a moment, in milliseconds. */
export interface Mark {
  readonly at: number
  readonly done: number
}

/** For how long work is watched before anything is said of its pace, in milliseconds. */
const WATCHED = 3_000

/**
 * How much longer work takes if it goes on as it went since a moment; what stands still takes longer and longer.
 *
 * @returns milliseconds, or null as long as nothing can be said
 */
export function timeLeft(first: Mark, now: Mark, total: number): number | null {
  const [passed, came] = [now.at - first.at, now.done - first.done]
  if (passed < WATCHED || came <= 0) return null
  return Math.max(0, ((total - now.done) / came) * passed)
}

/** A time that is left as a person would say it: never more exact than it is known. */
export type RoughTime =
  { readonly unit: 'soon' } | { readonly unit: 'minutes' | 'hours'; readonly count: number }

/** Rounds to minutes, up, and from an hour and a half on to the nearest hour. */
export function roughly(left: number): RoughTime {
  if (left < MINUTE) return { unit: 'soon' }
  if (left < 1.5 * HOUR) return { unit: 'minutes', count: Math.ceil(left / MINUTE) }
  return { unit: 'hours', count: Math.round(left / HOUR) }
}
