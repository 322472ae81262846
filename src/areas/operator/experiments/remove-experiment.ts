import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { recordAct } from '../acts/record-act.ts'
import type { removeExperiment as endpoint } from '../contract.ts'
import { deleteExperiment, readExperiment } from './experiment.store.ts'

/** Removes an experiment with its exposures. One that runs is stopped or killed first. */
export async function removeExperiment(
  ctx: Ctx,
  { name }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  const stored = await readExperiment(ctx, name, { lock: true })
  if (!stored) throw refuse('not_found', 'not_found')
  if (stored.isActive && !stored.killedAt) throw refuse('conflict', 'operator.experiment_runs')
  await deleteExperiment(ctx, name)
  await recordAct(ctx, { kind: 'experiment', about: name, what: 'experiment_removed' })
  return {}
}
