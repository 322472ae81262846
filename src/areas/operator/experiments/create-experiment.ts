import type { InputOf } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { recordAct } from '../acts/record-act.ts'
import type { createExperiment as endpoint } from '../contract.ts'
import { checkDefinition } from './check-definition.ts'
import { insertExperiment } from './experiment.store.ts'

/** Makes an experiment, as a draft: nobody is placed before it is started. */
export async function createExperiment(
  ctx: Ctx,
  input: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  checkDefinition(input)
  const isNew = await insertExperiment(ctx, {
    ...input,
    salt: newId(),
    createdAt: new Date(ctx.clock.now()),
  })
  if (!isNew) throw refuse('conflict', 'operator.experiment_taken', { field: 'name' })
  await recordAct(ctx, { kind: 'experiment', about: input.name, what: 'experiment_created' })
  return {}
}
