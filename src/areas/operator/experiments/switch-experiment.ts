import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { recordAct } from '../acts/record-act.ts'
import type { switchExperiment as endpoint } from '../contract.ts'
import { readExperiment, updateExperiment } from './experiment.store.ts'

/**
 * Starts an experiment or stops it; kills it, or takes that back. Definitions are read by every
 * request, so that each acts on the next. A switch that stands already is no error.
 */
export async function switchExperiment(
  ctx: Ctx,
  { name, to, why }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  const stored = await readExperiment(ctx, name, { lock: true })
  if (!stored) throw refuse('not_found', 'not_found')
  const now = new Date(ctx.clock.now())
  const isKilled = stored.killedAt !== null
  if (to === 'kill' || to === 'revive') {
    if (isKilled === (to === 'kill')) return {}
    if (!stored.isActive) throw refuse('conflict', 'operator.experiment_idle')
    await updateExperiment(ctx, name, { killedAt: to === 'kill' ? now : null, changedAt: now })
  } else {
    if (isKilled) throw refuse('conflict', 'operator.experiment_killed')
    if (stored.isActive === (to === 'start')) return {}
    if (stored.segments === null) throw refuse('conflict', 'operator.experiment_broken')
    await updateExperiment(ctx, name, { isActive: to === 'start', changedAt: now })
  }
  await recordAct(ctx, { kind: 'experiment', about: name, what: `experiment_${to}`, why })
  return {}
}
