import { isDeepStrictEqual } from 'node:util'
import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { recordAct } from '../acts/record-act.ts'
import type { changeExperiment as endpoint } from '../contract.ts'
import { checkDefinition } from './check-definition.ts'
import { experimentChanges } from './experiment-changes.ts'
import { readExperiment, updateExperiment } from './experiment.store.ts'

/**
 * Changes an experiment; the next request is placed by it. What it is and what it is sticky by stay
 * once it has run: another answer for the same people would spoil both.
 */
export async function changeExperiment(
  ctx: Ctx,
  input: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  const stored = await readExperiment(ctx, input.name, { lock: true })
  if (!stored) throw refuse('not_found', 'not_found')
  if (input.type !== stored.type) throw refuse('conflict', 'operator.type_stays', { field: 'type' })
  if (input.stickyBy !== stored.stickyBy && (stored.isActive || stored.killedAt)) {
    throw refuse('conflict', 'operator.sticky_stays', { field: 'stickyBy' })
  }
  checkDefinition(input)
  const { what, stickyBy, control, segments } = input
  const changes = experimentChanges(stored, input)
  // What is told of long lists is not all of them.
  if (changes.length === 0 && isDeepStrictEqual(stored.segments, segments)) return {}
  const changedAt = new Date(ctx.clock.now())
  await updateExperiment(ctx, input.name, { what, stickyBy, control, segments, changedAt })
  await recordAct(ctx, { kind: 'experiment', about: input.name, what: 'experiment_changed', changes })
  return {}
}
