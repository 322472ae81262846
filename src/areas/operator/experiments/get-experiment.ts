import { uncountedSiteIds } from '#areas/sites/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listActs } from '../acts/list-acts.ts'
import type { getExperiment as endpoint } from '../contract.ts'
import { countVariants, readExperiment } from './experiment.store.ts'
import { experimentOut } from './experiment-out.ts'

/** An experiment, how many saw it (removed and internal sites do not count) and who changed it. */
export async function getExperiment(
  ctx: Ctx,
  { name }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const stored = await readExperiment(ctx, name)
  if (!stored) throw refuse('not_found', 'not_found')
  return {
    experiment: experimentOut(stored),
    counts: await countVariants(ctx, name, await uncountedSiteIds(ctx)),
    acts: await listActs(ctx, { kind: 'experiment', about: name }),
  }
}
