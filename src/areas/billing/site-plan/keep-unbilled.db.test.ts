import assert from 'node:assert/strict'
import { siteFacts } from '#areas/sites/index.ts'
import { aDaysWork } from '#areas/sites/testing.ts'
import { DAY, fixedClock } from '#kernel/clock.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { testRolledBack as test, testCtx } from '#platform/testing/world.ts'
import { aSiteThrough, compAll, siteOfId, switchBilling } from '../testing.ts'

const { trial, paid, pastDue, resold, resoldGracePeriod, comped, enterprise } = siteStatus

test('where nothing is billed no site expires, however it came to count down', async (db) => {
  const clock = fixedClock('2026-11-20T10:00:00Z')
  const ctx = testCtx(db, { clock })
  await switchBilling(ctx, true)
  const paths = [[], [paid, pastDue], [paid, resold, resoldGracePeriod]]
  const sites: string[] = []
  for (const path of paths) sites.push(await aSiteThrough(ctx, path))
  const statuses = async () => {
    const all: (number | undefined)[] = []
    for (const id of sites) all.push((await siteFacts({ ...ctx, site: { id } })).status)
    return all
  }
  await aDaysWork(ctx)
  assert.deepEqual(await statuses(), [trial, pastDue, resoldGracePeriod], 'billing is on')
  // Nobody ran the job of the switch, as where an operator moves a site by hand afterwards.
  await switchBilling(ctx, false)
  clock.advance(40 * DAY)
  await aDaysWork(ctx)
  assert.deepEqual(await statuses(), [comped, comped, comped])
})

test('switched off, billing comps also what its reseller left, and leaves alone what time takes nothing from', async (db) => {
  const ctx = testCtx(db)
  await switchBilling(ctx, true)
  const grace = await aSiteThrough(ctx, [paid, resold, resoldGracePeriod])
  const kept = await aSiteThrough(ctx, [enterprise])
  await switchBilling(ctx, false)
  await compAll({ tools: ctx.tools, transaction: (work) => work(ctx) }, null)
  assert.equal((await siteOfId(ctx, grace))?.status, comped)
  assert.equal((await siteOfId(ctx, kept))?.status, enterprise)
})
