import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { sitesArea } from '#areas/sites/area.ts'
import { changeStatus, siteHooks } from '#areas/sites/index.ts'
import { anAccount, aSite } from '#areas/sites/testing.ts'
import { type Id, newId } from '#kernel/ids.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { JobRun } from '#platform/jobs/job.ts'
import { silentLog } from '#platform/log/log.ts'
import { bring, testRolledBack as test, testCtx } from '#platform/testing/world.ts'
import { anExperiment, anOperator } from '../testing.ts'
import { insertExperiment, insertExposure } from './experiment.store.ts'
import { getExperiment } from './get-experiment.ts'
import { listExperiments } from './list-experiments.ts'
import { listExposures } from './list-exposures.ts'

const name = 'sites.seen'

/** An A/B test that a site was shown to, the site's owner too. */
async function exposedSite(ctx: Ctx): Promise<{ siteId: Id; ownerId: Id }> {
  const owner = await anAccount(ctx)
  const siteId = await aSite(ctx, owner)
  const seen = { experiment: name, variant: 'a', segment: 'everybody', firstAt: new Date(ctx.clock.now()) }
  await insertExposure(ctx, { ...seen, subjectKind: 'site', subjectId: siteId })
  await insertExposure(ctx, { ...seen, subjectKind: 'account', subjectId: owner.id })
  return { siteId, ownerId: owner.id }
}

const begin = async (ctx: Ctx): Promise<void> =>
  void (await insertExperiment(ctx, { ...anExperiment({ name }), segments: [] }))

/** Ends a removed site as the work of a day does. */
async function purge(ctx: Ctx, siteId: Id): Promise<void> {
  await changeStatus(ctx, { siteId, to: siteStatus.removed, why: 'A test' })
  await sql`update sites set purging_at = now() where id = ${siteId}`.execute(ctx.db)
  const job = sitesArea.jobs?.find((one) => one.name === 'sites.purge-site')
  const run: JobRun = {
    jobId: newId(),
    siteId: null,
    attempt: 1,
    isLastAttempt: false,
    signal: new AbortController().signal,
    log: silentLog(),
    tools: ctx.tools,
    transaction: (work) => work(ctx),
    finish: async () => {},
  }
  await job?.run(run, { siteId })
}

test('what a site was shown goes with the site; of other sites and of its owner all stays', async (db) => {
  const { as } = await anOperator(testCtx(db))
  await begin(as)
  const gone = await exposedSite(as)
  const stays = await exposedSite(as)
  await purge(as, gone.siteId)
  const { items } = await listExposures(as, { name, limit: 50 })
  assert.deepEqual(
    items.map(({ subjectId }) => subjectId).toSorted(),
    [gone.ownerId, stays.siteId, stays.ownerId].toSorted(),
  )
})

test('sites that are hidden from counts, and removed ones, are in none of an experiment; brought back they are', async (db) => {
  // Plans move a site back to what it may be by itself.
  bring(siteHooks.of({}))
  const { as } = await anOperator(testCtx(db))
  await begin(as)
  const { siteId } = await exposedSite(as)
  await exposedSite(as)
  const counted = async (): Promise<number[]> => {
    const { counts } = await getExperiment(as, { name })
    const listed = (await listExperiments(as)).experiments.find((one) => one.name === name)
    return [counts.reduce((sum, { subjects }) => sum + subjects, 0), listed?.exposures ?? 0]
  }
  assert.deepEqual(await counted(), [4, 4])
  for (const to of [siteStatus.internal, siteStatus.removed]) {
    await changeStatus(as, { siteId, to, why: 'A test' })
    assert.deepEqual(await counted(), [3, 3])
    await changeStatus(as, { siteId, to: siteStatus.trial, why: 'A test' })
    assert.deepEqual(await counted(), [4, 4])
  }
})
