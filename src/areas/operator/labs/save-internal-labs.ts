import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { saveInternalLabs as endpoint } from '../contract.ts'
import { labsList, wantedFeatures } from './labs-list.ts'
import { holdAccountFeatures, putAccountFeatures, readAccountFeatures } from './labs.store.ts'
import { staffOf } from './staff-of.ts'

/**
 * Switches the features that staff try, for the account: those named are on, the others off. With `was` only what
 * differs from it is switched.
 *
 * @returns the list as it is then
 * @throws Refusal 403 for whoever is not staff, 422 for a name that is no feature of theirs
 */
export async function saveInternalLabs(
  ctx: Ctx,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const accountId = staffOf(ctx)
  await holdAccountFeatures(ctx, accountId)
  const before = new Set(await readAccountFeatures(ctx, accountId))
  const wanted = wantedFeatures('internal', before, input)
  await putAccountFeatures(ctx, accountId, [...wanted], new Date(ctx.clock.now()))
  return labsList('internal', wanted)
}
