import type { OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { readInternalLabs as endpoint } from '../contract.ts'
import { labsList } from './labs-list.ts'
import { readAccountFeatures } from './labs.store.ts'
import { staffOf } from './staff-of.ts'

/** The features that staff try, as the account has them. */
export async function readInternalLabs(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  return labsList('internal', await readAccountFeatures(ctx, staffOf(ctx)))
}
