import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canMove, siteStatus, siteStatuses, type SiteStatus } from '#kernel/states/site-status.ts'
import { rolledBack, testCtx } from '#platform/testing/world.ts'
import { aSiteThrough, planNamed, siteOfId, switchBilling } from '../testing.ts'
import { compSite } from './comp-site.ts'
import { readSitePlan } from './site-plan.store.ts'
import { wayToComped } from './way-to-comped.ts'

const { expired, paid, pastDue, resold, resoldGracePeriod, comped, internal, enterprise, removed } =
  siteStatus

test('every way to a standing without charge is one of the table', () => {
  for (const status of siteStatuses) {
    let at: SiteStatus = status
    for (const to of wayToComped(status) ?? []) {
      assert.ok(canMove(at, to), `${status}: ${at}→${to}`)
      at = to
    }
  }
})

test('a plan given without charge ends what counts down to expiring; what cannot be comped is refused, whole', () =>
  rolledBack('platform', async (db) => {
    const ctx = testCtx(db)
    await switchBilling(ctx, true)
    const { id: planId } = await planNamed(ctx, 'Business')
    const cases = [
      [[], comped],
      [[expired], comped],
      [[paid, pastDue], comped],
      [[paid, resold, resoldGracePeriod], comped],
      [[paid, resold], resold],
      [[enterprise], enterprise],
      [[internal], internal],
    ] as const
    for (const [path, then] of cases) {
      const siteId = await aSiteThrough(ctx, path)
      await compSite(ctx, { siteId, planId, why: '' })
      assert.equal((await siteOfId(ctx, siteId))?.status, then, path.join('→'))
    }
    const siteId = await aSiteThrough(ctx, [paid, removed])
    await assert.rejects(compSite(ctx, { siteId, planId, why: '' }), {
      code: 'billing.comp_removed',
      kind: 'conflict',
    })
    assert.equal(await readSitePlan(ctx, siteId), null)
    await compSite(ctx, { siteId, planId: null, why: '' })
  }))
