import { uncountedSiteIds } from '#areas/sites/index.ts'
import type { OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { listExperiments as endpoint } from '../contract.ts'
import { countExposed, readExperiments } from './experiment.store.ts'
import { experimentOut } from './experiment-out.ts'

/** Every experiment, with how many were exposed (removed and internal sites do not count). */
export async function listExperiments(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  const experiments = await readExperiments(ctx)
  const exposed = await countExposed(ctx, await uncountedSiteIds(ctx))
  return {
    experiments: experiments.map((one) => ({
      ...experimentOut(one),
      exposures: exposed.get(one.name) ?? 0,
    })),
  }
}
