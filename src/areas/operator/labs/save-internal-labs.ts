import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { saveInternalLabs as endpoint } from '../contract.ts'
import { labsList, wantedFeatures } from './labs-list.ts'
import { putAccountFeatures } from './labs.store.ts'
import { staffOf } from './staff-of.ts'

/** Switches the features that staff try, for the account: those named are on, the others off. */
export async function saveInternalLabs(
  ctx: Ctx,
  { features }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const accountId = staffOf(ctx)
  const wanted = wantedFeatures('internal', features)
  await putAccountFeatures(ctx, accountId, [...wanted], new Date(ctx.clock.now()))
  return labsList('internal', wanted)
}
