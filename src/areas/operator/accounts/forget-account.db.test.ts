import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { anAccount, aSite } from '#areas/sites/testing.ts'
import type { Ctx } from '#platform/ctx.ts'
import { testRolledBack as test, testCtx } from '#platform/testing/world.ts'
import { createAnnouncement } from '../announcements/create-announcement.ts'
import { insertDismissal } from '../announcements/announcement.store.ts'
import { insertExperiment, insertExposure } from '../experiments/experiment.store.ts'
import { putAccountFeatures } from '../labs/labs.store.ts'
import { anExperiment, anOperator } from '../testing.ts'
import { forgetAccount } from './forget-account.ts'

/** How many rows are kept of an id, by table. */
async function kept(ctx: Ctx, id: string): Promise<unknown> {
  const { rows } = await sql`select
    (select count(*)::int from experiment_exposures where subject_id = ${id}) as exposures,
    (select count(*)::int from labs_account_features where account_id = ${id}) as features,
    (select count(*)::int from announcement_dismissals where account_id = ${id}) as dismissals`.execute(
    ctx.db,
  )
  return rows[0]
}

test('of an account that is deleted nothing is kept that it saw, switched on or put away; of others all', async (db) => {
  const { as, operator } = await anOperator(testCtx(db))
  const gone = await anAccount(as)
  const siteId = await aSite(as, operator)
  const at = new Date(as.clock.now())
  const experiment = { ...anExperiment({ name: 'accounts.forgotten' }), segments: [] }
  await insertExperiment(as, experiment)
  const { id: announcement } = await createAnnouncement(as, {
    title: 'Maintenance',
    text: '',
    tone: 'info',
    link: null,
    startsAt: at.toISOString(),
    endsAt: null,
  })
  const seen = { experiment: experiment.name, variant: 'a', segment: 'everybody', firstAt: at }
  for (const { id } of [gone, operator]) {
    await insertExposure(as, { ...seen, subjectKind: 'account', subjectId: id })
    await putAccountFeatures(as, id, ['a feature'], at)
    await insertDismissal(as, id, announcement, at)
  }
  await insertExposure(as, { ...seen, subjectKind: 'site', subjectId: siteId })
  await forgetAccount(as, { accountId: gone.id })
  assert.deepEqual(await kept(as, gone.id), { exposures: 0, features: 0, dismissals: 0 })
  assert.deepEqual(await kept(as, operator.id), { exposures: 1, features: 1, dismissals: 1 })
  assert.deepEqual(await kept(as, siteId), { exposures: 1, features: 0, dismissals: 0 })
})
