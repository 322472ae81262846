import { isDeepStrictEqual } from 'node:util'
import { refuse } from '#kernel/refusal.ts'

/**
 * Refuses to put parts that belong together in the place of what somebody else has made of them since the caller read
 * them. Ask with the row held. What is as it is to be already is no change: who sends a change twice is not refused.
 *
 * @param about.field the input's field that the refusal is about
 * @param about.seen the parts as the caller read them; none: whoever does not say puts theirs in the place of anything
 * @param about.now the same parts as they are, written as `seen` is: lists in which the order says nothing in one order
 * @param about.given the same parts as they are to be
 * @throws Refusal `changed_meanwhile` (409) with `now` as its data
 */
export function refuseStale<Parts extends object>(about: {
  readonly field: string
  readonly seen: Parts | undefined
  readonly now: Parts
  readonly given: Parts
}): void {
  const { field, seen, now, given } = about
  if (seen === undefined || isDeepStrictEqual(seen, now) || isDeepStrictEqual(given, now)) return
  throw refuse('conflict', 'changed_meanwhile', { field, data: now })
}
