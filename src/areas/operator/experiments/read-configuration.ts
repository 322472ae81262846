import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { readConfiguration as endpoint } from '../contract.ts'
import { configurationOf } from './experiment.ts'
import { readExperiments } from './experiment.store.ts'
import { readSubjects } from './read-subjects.ts'

/** The configuration of contract §3 for the account, on a site if it names one. */
export async function readConfiguration(
  ctx: Ctx,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const asking = { siteId: input.siteId ?? null, accountId: accountOf(ctx).accountId }
  const { loaded, contexts } = configurationOf(await readExperiments(ctx), await readSubjects(ctx.db, asking))
  return { loaded, contexts: { ...contexts } }
}
