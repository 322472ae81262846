import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { changeStatus, readTimeline } from '#areas/sites/index.ts'
import { anAccount, aSite, aStore, onSiteAs } from '#areas/sites/testing.ts'
import { DAY, fixedClock } from '#kernel/clock.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asAccount, bring, testRolledBack as test, testCtx } from '#platform/testing/world.ts'
import { auditLog } from '../operator-act.ts'
import { changePlan } from '../plan/change-plan.ts'
import { planNamed, siteOfId, switchBilling } from '../testing.ts'
import { choosePlan } from './choose-plan.ts'
import { compSite } from './comp-site.ts'
import { getPlan } from './get-plan.ts'

// Plans are changed here by nobody in particular; what operators did is written down by the area of operators.
bring(auditLog.of(auditLog.fallback))

// A pause of selling: who begins it, who ends it, and what leaves it alone.

test('a pause is the owner’s choice also where the operator gives the plans: the plan stays, and nothing is charged more', async (db) => {
  const ctx = testCtx(db)
  await switchBilling(ctx, true)
  const owner = await anAccount(ctx)
  const [pause, business] = [await planNamed(ctx, 'Pause'), await planNamed(ctx, 'Business')]
  const siteId = await aStore(ctx, owner)
  const mine = onSiteAs(ctx, owner, siteId)
  const choose = (planId: string | null) => choosePlan(mine, { siteId, planId, term: null })
  const seen = async () => {
    const { current, isPaused, pausePlanId, canResume } = await getPlan(mine)
    return [current?.plan.name, isPaused, pausePlanId !== null, canResume]
  }
  await assert.rejects(choose(pause.id), { code: 'sites.nothing_to_pause' }, 'a trial sells nothing')
  await compSite(ctx, { siteId, planId: business.id, why: '' })
  assert.deepEqual(await seen(), ['Business', false, true, false])
  await choose(pause.id)
  assert.deepEqual(await seen(), ['Business', true, false, true])
  const refused = { code: 'billing.operator_sets_plans' }
  await assert.rejects(choose(null), refused)
  await assert.rejects(choose((await planNamed(ctx, 'Commerce')).id), refused)
  await sql`update sites set status = ${siteStatus.expired} where id = ${siteId}`.execute(db)
  assert.deepEqual(
    await seen(),
    ['Business', true, false, false],
    'an expired site shows nothing to go on selling',
  )
  await sql`update sites set status = ${siteStatus.comped} where id = ${siteId}`.execute(db)
  await choose(business.id)
  assert.deepEqual(await seen(), ['Business', false, true, false])
  await assert.rejects(choose(business.id), refused, 'there is no pause to end')
  await compSite(ctx, { siteId, planId: pause.id, why: '' })
  assert.deepEqual(await seen(), ['Pause', true, false, false])
  await assert.rejects(choose(pause.id), refused, 'what follows a plan of the operator is theirs to give')
})

test('a pause turns selling off until it is ended, whichever plan is chosen meanwhile', async (db) => {
  const ctx = testCtx(db)
  const owner = await anAccount(ctx)
  const siteId = await aStore(ctx, owner)
  const mine = onSiteAs(ctx, owner, siteId)
  await choosePlan(mine, { siteId, planId: (await planNamed(ctx, 'Pause')).id, term: null })
  assert.equal((await siteOfId(ctx, siteId))?.effects.selling, 'no')
  assert.equal((await siteOfId(ctx, siteId))?.effects.visitor, 'site')
  const { id: planId } = await planNamed(ctx, 'Commerce')
  await choosePlan(mine, { siteId, planId, term: null })
  assert.equal((await siteOfId(ctx, siteId))?.effects.selling, 'no')
  await choosePlan(mine, { siteId, planId, term: null })
  assert.equal((await siteOfId(ctx, siteId))?.effects.selling, 'yes')
})

test('a pause that an owner once took for a plan is theirs to leave, also where the operator gives the plans', async (db) => {
  const ctx = testCtx(db)
  const { siteId, choose, seen } = await anUnbilledStore(ctx)
  const pause = await planNamed(ctx, 'Pause')
  await choose(pause.id)
  await sql`
    insert into site_plans (site_id, plan_id, term, is_comped, since)
    values (${siteId}, ${pause.id}, null, false, ${new Date(ctx.clock.now())})`.execute(db)
  await switchBilling(ctx, true)
  assert.deepEqual(await seen(), ['Pause', true, true])
  await choose(null)
  assert.deepEqual(await seen(), [undefined, false, false])
})

test('what brings a site back leaves its pause, which one more choice ends', async (db) => {
  const ctx = testCtx(db)
  const { id: pause } = await planNamed(ctx, 'Pause')
  for (const status of [siteStatus.expired, siteStatus.linkedToLegacyVersion]) {
    const { siteId, choose, seen } = await anUnbilledStore(ctx)
    await choose(pause)
    await sql`update sites set status = ${status}, legacy_address = 'https://old.example' where id = ${siteId}`.execute(
      db,
    )
    await choose(null)
    assert.equal((await siteOfId(ctx, siteId))?.status, siteStatus.comped)
    assert.deepEqual(await seen(), [undefined, true, true])
    await choose(null)
    assert.deepEqual(await seen(), [undefined, false, false])
  }
})

/** A store where nothing is billed, as its owner chooses for it and what they see then. */
async function anUnbilledStore(ctx: Ctx) {
  const owner = await anAccount(ctx)
  const siteId = await aStore(ctx, owner)
  const mine = onSiteAs(ctx, owner, siteId)
  return {
    siteId,
    mine,
    choose: (planId: string | null) => choosePlan(mine, { siteId, planId, term: null }),
    seen: async () => {
      const { current, isPaused, canResume } = await getPlan(mine)
      return [current?.plan.name, isPaused, canResume]
    },
  }
}

test('a pause changes no plan where nothing is billed either: one click later all is as it was', async (db) => {
  const clock = fixedClock('2026-11-20T10:00:00Z')
  const ctx = testCtx(db, { clock })
  const [pause, business] = [await planNamed(ctx, 'Pause'), await planNamed(ctx, 'Business')]
  const { siteId, mine, choose, seen } = await anUnbilledStore(ctx)
  await choose(pause.id)
  assert.deepEqual(await seen(), [undefined, true, true], 'without a plan')
  await choose(null)
  assert.deepEqual(await seen(), [undefined, false, false])
  await compSite(ctx, { siteId, planId: business.id, why: '' })
  const { current } = await getPlan(mine)
  clock.advance(DAY)
  await choose(pause.id)
  assert.deepEqual(await seen(), ['Business', true, true])
  await choose(business.id)
  assert.deepEqual(await seen(), ['Business', false, false])
  assert.deepEqual((await getPlan(mine)).current, current, 'since when, and by whom it was given')
  const { kind: _, id: planId, ...rest } = pause
  await changePlan(ctx, { planId, ...rest, isOffered: false })
  await assert.rejects(choose(planId), { code: 'billing.no_plan' })
})

test('where nothing is billed any more, every pause has its end: one begun before, and one that is the site’s plan', async (db) => {
  const ctx = testCtx(db)
  const [pause, business] = [await planNamed(ctx, 'Pause'), await planNamed(ctx, 'Business')]
  await switchBilling(ctx, true)
  const { siteId, choose, seen } = await anUnbilledStore(ctx)
  await compSite(ctx, { siteId, planId: business.id, why: '' })
  await choose(pause.id)
  await switchBilling(ctx, false)
  assert.deepEqual(await seen(), ['Business', true, true])
  await choose(business.id)
  assert.deepEqual(await seen(), ['Business', false, false])
  await compSite(ctx, { siteId, planId: pause.id, why: '' })
  assert.deepEqual(await seen(), ['Pause', true, true])
  await choose(null)
  assert.deepEqual(await seen(), [undefined, false, false])
})

test('another plan from the operator leaves the owner’s pause alone, and ends only one that was a plan', async (db) => {
  const ctx = testCtx(db)
  await switchBilling(ctx, true)
  const { siteId, choose, seen } = await anUnbilledStore(ctx)
  const give = async (name: string | null) =>
    compSite(ctx, { siteId, planId: name && (await planNamed(ctx, name)).id, why: '' })
  await give('Business')
  await choose((await planNamed(ctx, 'Pause')).id)
  await give('Commerce')
  assert.deepEqual(await seen(), ['Commerce', true, true])
  await give(null)
  assert.deepEqual(await seen(), [undefined, true, true])
  await give('Pause')
  await give('Business')
  assert.deepEqual(await seen(), ['Business', false, false])
})

test('a pause is offered where there is selling to pause', async (db) => {
  const ctx = testCtx(db)
  const owner = await anAccount(ctx)
  const parked = await aSite(ctx, owner, { beginning: { from: 'parking_page' } })
  const offered: boolean[] = []
  for (const siteId of [await aStore(ctx, owner), await aSite(ctx, owner), parked])
    offered.push((await getPlan(onSiteAs(ctx, owner, siteId))).pausePlanId !== null)
  assert.deepEqual(offered, [true, false, false])
})

test('the operator pauses a site that is on trial or has expired as any other, and as the operator', async (db) => {
  const ctx = testCtx(db)
  await switchBilling(ctx, true)
  const { id: planId } = await planNamed(ctx, 'Pause')
  const operator = asAccount(ctx, await anAccount(ctx))
  const seen: unknown[][] = []
  for (const path of [[], [siteStatus.expired]]) {
    const siteId = await aStore(ctx, await anAccount(ctx))
    for (const to of path) await changeStatus(ctx, { siteId, to, why: 'A test' })
    await compSite(operator, { siteId, planId, why: '' })
    const site = await siteOfId(ctx, siteId)
    const { items } = await readTimeline({ ...ctx, site: { id: siteId } }, { siteId, limit: 3 })
    seen.push([site?.status, site?.isPaused, ...items.map(({ who }) => who.kind)])
  }
  assert.deepEqual(seen, [
    [siteStatus.comped, true, 'operator', 'operator', 'operator'],
    [siteStatus.comped, true, 'operator', 'operator', 'operator'],
  ])
})
