/** Where "now" comes from. Verbs read the time of their transaction, so that one request has one moment. */
export interface Clock {
  /** The present, as milliseconds since 1970 UTC. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** A clock that stands until it is moved: for tests and for samples. */
export function fixedClock(start: string | number): Clock & { advance(milliseconds: number): void } {
  let at = typeof start === 'number' ? start : Date.parse(start)
  return {
    now: () => at,
    advance(milliseconds) {
      at += milliseconds
    },
  }
}

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
