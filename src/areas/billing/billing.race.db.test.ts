import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { changeStatus, readTimeline } from '#areas/sites/index.ts'
import { anAccount, aSite, onSiteAs, type TestAccount } from '#areas/sites/testing.ts'
import { siteStatus, siteStatusName, type SiteStatus } from '#kernel/states/site-status.ts'
import type { Ctx } from '#platform/ctx.ts'
import { meeting } from '#platform/testing/meeting.ts'
import { oneAfterOther } from '#platform/testing/one-after-other.ts'
import { openRaces } from '#platform/testing/races.ts'
import { bring, NO_SERVER, testCtx } from '#platform/testing/world.ts'
import { auditLog } from './operator-act.ts'
import { createPlan } from './plan/create-plan.ts'
import { storedPlans } from './plan/plan.store.ts'
import { removePlan } from './plan/remove-plan.ts'
import { changeBilling } from './console/change-billing.ts'
import { readSettings } from './settings/settings.store.ts'
import { choosePlan } from './site-plan/choose-plan.ts'
import { compSite } from './site-plan/comp-site.ts'
import { putSitePlan } from './site-plan/site-plan.store.ts'
import { wayToComped } from './site-plan/way-to-comped.ts'
import { aSiteThrough, compAll, planNamed, siteOfId, switchBilling } from './testing.ts'

// Plans are changed here by nobody in particular; what operators did is written down by the area of operators.
bring(auditLog.of(auditLog.fallback))

const races = await openRaces()

describe('races on plans', { skip: races === null && NO_SERVER }, () => {
  assert.ok(races)
  const { database, inside, inTurn } = races
  after(() => races.close())

  /** A site that is in a standing since billing was on; nothing is billed any more. */
  async function standing(
    ...path: readonly SiteStatus[]
  ): Promise<{ siteId: string; owner: TestAccount; planId: string }> {
    return inside(async (ctx) => {
      await switchBilling(ctx, true)
      const owner = await anAccount(ctx)
      const siteId = await aSiteThrough(ctx, path, owner)
      await switchBilling(ctx, false)
      return { siteId, owner, planId: (await planNamed(ctx, 'Personal')).id }
    })
  }

  /** The changes of status that stand on a site's timeline, the first one first. */
  const moves = (siteId: string, owner: TestAccount): Promise<string[]> =>
    inside(async (ctx) => {
      const { items } = await readTimeline(onSiteAs(ctx, owner, siteId), { siteId, limit: 50 })
      return items
        .filter(({ what }) => what === 'sites.status_changed')
        .map(({ values }) => `${String(values['from'])}→${String(values['to'])}`)
        .toReversed()
    })

  test('a site is reactivated by ten at once: all of them succeed, and it moves once', async () => {
    const { siteId, owner, planId } = await standing(siteStatus.expired)
    const begun = await moves(siteId, owner)
    const together = meeting(10)
    await Promise.all(
      Array.from({ length: 10 }, () =>
        inside(async (ctx) => {
          await together()
          await choosePlan(onSiteAs(ctx, owner, siteId), { siteId, planId, term: null })
        }),
      ),
    )
    assert.deepEqual((await moves(siteId, owner)).slice(begun.length), ['EXPIRED→COMPED'])
  })

  test('what is past due is paid and comped once, whoever asks at the same moment', async () => {
    const { siteId, owner, planId } = await standing(siteStatus.paid, siteStatus.pastDue)
    const begun = await moves(siteId, owner)
    const together = meeting(6)
    await Promise.all(
      Array.from({ length: 6 }, () =>
        inside(async (ctx) => {
          await together()
          await choosePlan(onSiteAs(ctx, owner, siteId), { siteId, planId, term: null })
        }),
      ),
    )
    assert.deepEqual((await moves(siteId, owner)).slice(begun.length), ['PAST_DUE→PAID', 'PAID→COMPED'])
  })

  /** Billing is switched off while a site is being made; then every site that is billed is comped. */
  async function madeMeanwhile(switchOff: (ctx: Ctx) => Promise<unknown>): Promise<string> {
    await inside((ctx) => switchBilling(ctx, true))
    const { tools } = testCtx(null as never)
    // Who may go on at once is through by then; who waits goes on when the site is made.
    const [made, comped] = await oneAfterOther(
      database,
      (hold) =>
        inside(async (ctx) => {
          const id = await aSite(ctx, await anAccount(ctx))
          await hold()
          return id
        }),
      () => inside(switchOff).then(() => compAll({ tools, transaction: inside }, null)),
    )
    await comped
    const siteId = await made
    const site = await inside((ctx) => siteOfId(ctx, siteId))
    return siteStatusName[site?.status ?? siteStatus.removed]
  }

  test('a site that is made while billing is switched off is comped like every other', async () => {
    const standing = await madeMeanwhile(async (ctx) =>
      changeBilling(ctx, { ...(await readSettings(ctx)), isOn: false }),
    )
    assert.equal(standing, 'COMPED')
  })

  test('switched off without waiting, it is missed: the test above can fail', async () => {
    const standing = await madeMeanwhile((ctx) => switchBilling(ctx, false))
    assert.equal(standing, 'TRIAL')
  })

  /** The operator gives a plan while another moves the site elsewhere; gives where it is, and what becomes of who gave. */
  async function givenAsItMoves(
    give: (ctx: Ctx, about: { siteId: string; planId: string }) => Promise<unknown>,
  ): Promise<{ siteId: string; given: Promise<unknown> }> {
    const { siteId, planId } = await standing()
    const [moved, given] = await inTurn(
      (ctx) => changeStatus(ctx, { siteId, to: siteStatus.internal, why: 'A test' }),
      (ctx) => give(ctx, { siteId, planId }),
    )
    await moved
    return { siteId, given }
  }

  test('the operator gives a plan while another moves the site elsewhere: the standing is kept', async () => {
    const { siteId, given } = await givenAsItMoves((ctx, about) => compSite(ctx, { ...about, why: '' }))
    await given
    const site = await inside((ctx) => siteOfId(ctx, siteId))
    assert.equal(siteStatusName[site?.status ?? siteStatus.removed], 'INTERNAL')
  })

  test('who goes by the standing that they saw is refused: the test above can fail', async () => {
    const { given } = await givenAsItMoves(async (ctx, { siteId }) => {
      const seen = await siteOfId(ctx, siteId)
      for (const to of wayToComped(seen?.status ?? siteStatus.removed) ?? [])
        await changeStatus(ctx, { siteId, to, why: 'A test' })
    })
    await assert.rejects(given, { code: 'sites.status_move' })
  })

  /** A plan is removed as a site chooses it; gives what becomes of who chose. */
  async function chosenAsRemoved(
    choose: (mine: Ctx, about: { siteId: string; planId: string }) => Promise<unknown>,
  ): Promise<{ chosen: Promise<unknown> }> {
    const { siteId, owner } = await standing()
    const planId = await inside(async (ctx) => {
      const { id: _id, name: _name, ...like } = await planNamed(ctx, 'Personal')
      return (await createPlan(ctx, { ...like, name: `Short-lived ${siteId}` })).id
    })
    const [removed, chosen] = await inTurn(
      (ctx) => removePlan(ctx, { planId }),
      (ctx) => choose(onSiteAs(ctx, owner, siteId), { siteId, planId }),
    )
    await removed
    return { chosen }
  }

  test('a plan is removed as a site chooses it: it is told that there is no such plan', async () => {
    const { chosen } = await chosenAsRemoved((mine, about) => choosePlan(mine, { ...about, term: 'month' }))
    await assert.rejects(chosen, { kind: 'not_found', code: 'billing.no_plan' })
  })

  test('who takes a plan to be there because it was there meets a fault: the test above can fail', async () => {
    const { chosen } = await chosenAsRemoved(async (mine, { siteId, planId }) => {
      assert.ok((await storedPlans(mine)).some(({ id }) => id === planId))
      const row = { siteId, planId, term: 'month' as const, isComped: false, since: 0, by: null }
      await putSitePlan(mine, row)
    })
    await assert.rejects(chosen, { code: '23503' })
  })
})
