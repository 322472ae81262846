import { isDeepStrictEqual } from 'node:util'
import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { refuseStale } from '#platform/refuse-stale.ts'
import { recordAct } from '../acts/record-act.ts'
import type { changeExperiment as endpoint, Placing } from '../contract.ts'
import { checkDefinition } from './check-definition.ts'
import { experimentChanges } from './experiment-changes.ts'
import { readExperiment, updateExperiment } from './experiment.store.ts'
import type { StoredExperiment } from './experiment.ts'

/**
 * Changes an experiment; the next request is placed by it. What is not given stays. What it is and what it is sticky by
 * stay once it has run: another answer for the same people would spoil both.
 *
 * @throws Refusal `field.required` (422) at the segments where those that are kept cannot be read and none are given
 * @throws Refusal `changed_meanwhile` (409) where who sees what is no longer as in `from`: segments are read from the
 *   top, with the control for the rest, so that two people's make no test that either of them meant
 */
export async function changeExperiment(
  ctx: Ctx,
  input: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  const stored = await readExperiment(ctx, input.name, { lock: true })
  if (!stored) throw refuse('not_found', 'not_found')
  if (input.type !== undefined && input.type !== stored.type)
    throw refuse('conflict', 'operator.type_stays', { field: 'type' })
  const before = placingOf(stored)
  const after = { ...before, ...placingIn(input) }
  if (after.stickyBy !== stored.stickyBy && (stored.isActive || stored.killedAt)) {
    throw refuse('conflict', 'operator.sticky_stays', { field: 'stickyBy' })
  }
  refuseStale({ field: 'segments', seen: input.from, now: before, given: after })
  const isPlacedAnew = !isDeepStrictEqual(after, before)
  const what = input.what ?? stored.what
  // What cannot be read would be none: they are put in its place by whoever says which.
  if (isPlacedAnew && after.segments.length === 0)
    throw refuse('invalid', 'field.required', { field: 'segments' })
  if (isPlacedAnew) checkDefinition({ type: stored.type, what, ...after })
  // What cannot be read stays as it is until somebody says who sees what.
  const changed = { what, ...(isPlacedAnew ? after : {}) }
  const changes = experimentChanges(stored, { ...stored, ...changed })
  // What is told of long lists is not all of them.
  if (changes.length === 0 && !isPlacedAnew) return {}
  await updateExperiment(ctx, input.name, { ...changed, changedAt: new Date(ctx.clock.now()) })
  await recordAct(ctx, { kind: 'experiment', about: input.name, what: 'experiment_changed', changes })
  return {}
}

const placingOf = ({ stickyBy, control, segments }: StoredExperiment): Placing => ({
  stickyBy,
  control,
  segments: [...(segments ?? [])],
})

/** Of who sees what, what is given. */
const placingIn = ({ stickyBy, control, segments }: Partial<Placing>): Partial<Placing> => ({
  ...(stickyBy && { stickyBy }),
  ...(control && { control }),
  ...(segments && { segments }),
})
