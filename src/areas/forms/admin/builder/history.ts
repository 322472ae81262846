/** What was, and what was taken back. */
export interface History<Thing> {
  readonly past: readonly Thing[]
  readonly now: Thing
  readonly future: readonly Thing[]
  /** What the last change was about: changes about one thing in a row are taken back together. */
  readonly mark: string | null
}

/** Steps that can be taken back. */
export const STEPS_MAX = 200

export function begun<Thing>(now: Thing): History<Thing> {
  return { past: [], now, future: [], mark: null }
}

/**
 * Goes on to another state.
 *
 * @param mark what the change is about (`label of abc123`); null: a step of its own
 */
export function gone<Thing>(history: History<Thing>, next: Thing, mark: string | null): History<Thing> {
  if (next === history.now) return history
  const isSameStep = mark !== null && mark === history.mark && history.future.length === 0
  const past = isSameStep ? history.past : [...history.past, history.now].slice(-STEPS_MAX)
  return { past, now: next, future: [], mark }
}

export function undone<Thing>(history: History<Thing>): History<Thing> {
  const now = history.past.at(-1)
  if (now === undefined) return history
  return { past: history.past.slice(0, -1), now, future: [history.now, ...history.future], mark: null }
}

export function redone<Thing>(history: History<Thing>): History<Thing> {
  const [now, ...future] = history.future
  if (now === undefined) return history
  return { past: [...history.past, history.now], now, future, mark: null }
}
