import assert from 'node:assert/strict'
import { sql } from 'kysely'
import {
  changeStatus,
  createSite,
  findSitesByIds,
  limitOf,
  newSiteLimit,
  readTimeline,
  siteLimitOf,
} from '#areas/sites/index.ts'
import {
  aBookshop,
  anAccount,
  aSite,
  aSiteInput,
  aStore,
  bringLaterLimit,
  laterLimit,
  onSiteAs,
} from '#areas/sites/testing.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asAccount, bring, testRolledBack as test, testCtx } from '#platform/testing/world.ts'
import { auditLog } from './operator-act.ts'
import type { Plan } from './contract.ts'
import { changePlan } from './plan/change-plan.ts'
import { createPlan } from './plan/create-plan.ts'
import { listPlans } from './console/list-plans.ts'
import { nextPlan, shownCurrency } from './plan/plan.ts'
import { removePlan } from './plan/remove-plan.ts'
import { readSettings, writeSettings } from './settings/settings.store.ts'
import { choosePlan } from './site-plan/choose-plan.ts'
import { compSite } from './site-plan/comp-site.ts'
import { getPlan } from './site-plan/get-plan.ts'
import { aSiteThrough, compAll, planNamed, siteOfId, switchBilling } from './testing.ts'

// Plans are changed here by nobody in particular; what operators did is written down by the area of operators.
bring(auditLog.of(auditLog.fallback))
await bringLaterLimit()

test('a fresh instance has five plans, does not bill, and comps every site', async (db) => {
  const ctx = testCtx(db)
  const { plans, settings } = await listPlans(ctx)
  assert.deepEqual(
    plans.map(({ name }) => name),
    ['Personal', 'Business', 'Commerce', 'Enterprise', 'Pause'],
  )
  // Gigabytes of 1,000,000,000 bytes: what is said of a plan is a round number.
  assert.deepEqual(
    plans.map(({ limits }) => limits['storage']),
    [10e9, 100e9, 500e9, null, 10e9],
  )
  assert.equal(settings.isOn, false)
  for (const plan of plans) assert.ok(plan.prices.length >= 4, plan.name)
  const siteId = await aSite(ctx, await anAccount(ctx))
  assert.equal((await siteOfId(ctx, siteId))?.status, siteStatus.comped)
  assert.equal((await limitOf({ ...ctx, site: { id: siteId } }, 'contributors')).most, null)
})

test('where the instance bills, a site begins with a trial and the limits of the trial’s plan', async (db) => {
  const ctx = testCtx(db)
  await switchBilling(ctx, true)
  const siteId = await aSite(ctx, await anAccount(ctx))
  assert.equal((await siteOfId(ctx, siteId))?.status, siteStatus.trial)
  const limit = await limitOf({ ...ctx, site: { id: siteId } }, 'contributors')
  assert.deepEqual(limit, { most: 10, plan: 'Business', next: 'Commerce' })
})

test('what a site will have room for is known before it is made: the trial’s plan says it, where somebody is billed', async (db) => {
  const ctx = testCtx(db)
  await switchBilling(ctx, false)
  assert.equal((await newSiteLimit(ctx, 'storage')).most, null)
  await switchBilling(ctx, true)
  const siteId = await aSite(ctx, await anAccount(ctx))
  const limit = await newSiteLimit(ctx, 'storage')
  assert.deepEqual(limit, await limitOf({ ...ctx, site: { id: siteId } }, 'storage'))
  assert.ok(limit.most)
  await writeSettings(ctx, { ...(await readSettings(ctx)), trialPlanId: null })
  assert.equal((await newSiteLimit(ctx, 'storage')).most, null)
})

test('a trial sends three campaigns, or as few as its plan', async (db) => {
  const ctx = testCtx(db)
  await switchBilling(ctx, true)
  const siteId = await aSite(ctx, await anAccount(ctx))
  const campaigns = () => limitOf({ ...ctx, site: { id: siteId } }, laterLimit.name)
  assert.deepEqual(await campaigns(), { most: 3, plan: null, next: 'Business' })
  const business = await planNamed(ctx, 'Business')
  const { limits, ...rest } = business
  await changePlan(ctx, { planId: business.id, ...rest, limits: { ...limits, campaigns: 2 } })
  assert.equal((await campaigns()).most, 2)
  const settings = await readSettings(ctx)
  await writeSettings(ctx, { ...settings, trialPlanId: null })
  assert.equal((await campaigns()).most, 3)
  await changeStatus(ctx, { siteId, to: siteStatus.paid, why: 'A test' })
  assert.equal((await campaigns()).most, null)
})

test('the sites of an owner are counted by their widest plan, and without one by the platform', async (db) => {
  const ctx = testCtx(db)
  await switchBilling(ctx, true)
  const owner = await anAccount(ctx)
  const sites = [await aSite(ctx, owner), await aSite(ctx, owner), await aSite(ctx, owner)]
  const refused = createSite(asAccount(ctx, owner), aSiteInput())
  await assert.rejects(refused, { code: 'sites.limit_sites', kind: 'payment_required' })
  const business = await planNamed(ctx, 'Business')
  await compSite(ctx, { siteId: sites[0] ?? '', planId: business.id, why: '' })
  assert.equal((await siteLimitOf(ctx, owner.id)).most, 10)
})

test('no plan lowers how many sites an owner may have, and an expired site raises it by none', async (db) => {
  const ctx = testCtx(db)
  await switchBilling(ctx, true)
  const owner = await anAccount(ctx)
  const siteId = await aSite(ctx, owner)
  const limit = () => siteLimitOf(ctx, owner.id)
  const without = { most: 3, plan: null, next: 'Business' }
  assert.deepEqual(await limit(), without)
  await compSite(ctx, { siteId, planId: (await planNamed(ctx, 'Personal')).id, why: '' })
  assert.deepEqual(await limit(), without, 'Personal allows fewer than no plan does')
  await compSite(ctx, { siteId, planId: (await planNamed(ctx, 'Business')).id, why: '' })
  assert.deepEqual(await limit(), { most: 10, plan: 'Business', next: 'Commerce' })
  await sql`update sites set status = ${siteStatus.expired} where id = ${siteId}`.execute(db)
  assert.deepEqual(await limit(), without)
  await writeSettings(ctx, { ...(await readSettings(ctx)), sitesWithoutPlan: null })
  assert.equal((await limit()).most, null)
})

test('an owner chooses where nothing is billed, and the operator where it is', async (db) => {
  const { ctx, siteId, mine } = await aBookshop(db)
  const personal = await planNamed(ctx, 'Personal')
  await choosePlan(mine, { siteId, planId: personal.id, term: null })
  const seen = await getPlan(mine)
  assert.deepEqual(
    [seen.current?.plan.name, seen.canChoose, seen.use['contributors']?.most],
    ['Personal', true, 2],
  )
  assert.equal(seen.currency, 'GBP')
  await switchBilling(ctx, true)
  const chosen = choosePlan(mine, { siteId, planId: null, term: null })
  await assert.rejects(chosen, { code: 'billing.operator_sets_plans' })
  assert.equal((await getPlan(mine)).canChoose, false)
})

test('the operator’s plan comes with the status, except where the site has another standing', async (db) => {
  const ctx = testCtx(db)
  await switchBilling(ctx, true)
  const owner = await anAccount(ctx)
  const { id: planId } = await planNamed(ctx, 'Business')
  const [trial, internal] = [await aSite(ctx, owner), await aSite(ctx, owner)]
  await changeStatus(ctx, { siteId: internal, to: siteStatus.internal, why: 'A test' })
  for (const siteId of [trial, internal]) await compSite(ctx, { siteId, planId, why: 'A friend' })
  assert.equal((await siteOfId(ctx, trial))?.status, siteStatus.comped)
  assert.equal((await siteOfId(ctx, internal))?.status, siteStatus.internal)
})

test('switched off, billing comps every site that may be, once', async (db) => {
  const ctx = testCtx(db)
  await switchBilling(ctx, true)
  const owners = [await anAccount(ctx), await anAccount(ctx)] as const
  const moves = [
    [],
    [siteStatus.expired],
    [siteStatus.paid],
    [siteStatus.paid, siteStatus.pastDue],
    [siteStatus.internal],
  ]
  const sites: string[] = []
  for (const [n, path] of moves.entries())
    sites.push(await aSiteThrough(ctx, path, owners[n % 2 === 0 ? 0 : 1]))
  const { id: by } = await anAccount(ctx, { name: 'Wen Li' })
  const run = () => compAll({ tools: ctx.tools, transaction: (work) => work(ctx) }, by)
  const statuses = async (): Promise<(number | undefined)[]> => {
    const found = await findSitesByIds(ctx.db, sites)
    return sites.map((id) => found.get(id)?.status)
  }
  await run()
  assert.deepEqual(await statuses(), [3, 1, 8, 2, 6], 'billing is still on')
  await switchBilling(ctx, false)
  await run()
  await run()
  assert.deepEqual(await statuses(), [7, 7, 7, 7, 6])
  const { items } = await readTimeline(
    { ...ctx, site: { id: sites[0] ?? '' } },
    { siteId: sites[0] ?? '', limit: 1 },
  )
  assert.deepEqual(
    items.map(({ who, values }) => [who, values['reason']]),
    [[{ kind: 'operator', name: 'Wen Li' }, 'billing_off']],
  )
})

test('where nothing is billed, choosing a plan brings back what had expired and what lived on an older version', async (db) => {
  const ctx = testCtx(db)
  const owner = await anAccount(ctx)
  await switchBilling(ctx, true)
  const { id: pause } = await planNamed(ctx, 'Pause')
  const cases = [
    [siteStatus.expired, null, siteStatus.comped],
    [siteStatus.expired, pause, siteStatus.comped],
    [siteStatus.linkedToLegacyVersion, null, siteStatus.comped],
    [siteStatus.internal, null, siteStatus.internal],
  ] as const
  for (const [status, planId, then] of cases) {
    await switchBilling(ctx, true)
    const siteId = await aStore(ctx, await anAccount(ctx))
    await sql`update sites set status = ${status}, legacy_address = 'https://old.example' where id = ${siteId}`.execute(
      db,
    )
    const mine = onSiteAs(ctx, owner, siteId)
    await assert.rejects(choosePlan(mine, { siteId, planId, term: null }), {
      code: 'billing.operator_sets_plans',
    })
    assert.equal((await siteOfId(ctx, siteId))?.status, status)
    await switchBilling(ctx, false)
    await choosePlan(mine, { siteId, planId, term: null })
    const site = await siteOfId(ctx, siteId)
    assert.deepEqual([site?.status, site?.isPaused], [then, planId === pause])
  }
})

test('an expired site comes back with the plan it has, also where that is offered no more', async (db) => {
  const ctx = testCtx(db)
  const owner = await anAccount(ctx)
  const [siteId, other] = [await aSite(ctx, owner), await aSite(ctx, owner)]
  const { id: planId, limits, ...rest } = await planNamed(ctx, 'Personal')
  const input = { siteId, planId, term: null }
  await choosePlan(onSiteAs(ctx, owner, siteId), input)
  await changePlan(ctx, { planId, limits, ...rest, isOffered: false })
  await sql`update sites set status = ${siteStatus.expired} where id = ${siteId}`.execute(db)
  await choosePlan(onSiteAs(ctx, owner, siteId), input)
  assert.equal((await siteOfId(ctx, siteId))?.status, siteStatus.comped)
  const taken = choosePlan(onSiteAs(ctx, owner, other), { ...input, siteId: other })
  await assert.rejects(taken, { code: 'billing.no_plan' })
})

test('a site removed while it was billed comes back comped where nothing is billed any more', async (db) => {
  const ctx = testCtx(db)
  const back = async (isOn: boolean): Promise<number | undefined> => {
    await switchBilling(ctx, true)
    const siteId = await aSiteThrough(ctx, [siteStatus.removed])
    await switchBilling(ctx, isOn)
    await changeStatus(ctx, { siteId, to: siteStatus.trial, why: 'A test' })
    return (await siteOfId(ctx, siteId))?.status
  }
  assert.deepEqual([await back(true), await back(false)], [siteStatus.trial, siteStatus.comped])
})

/** A site in its trial where plans are billed, and its owner on it. */
async function billedTrial(ctx: Ctx) {
  await switchBilling(ctx, true)
  const owner = await anAccount(ctx)
  const siteId = await aSite(ctx, owner)
  return { siteId, mine: onSiteAs(ctx, owner, siteId) }
}

test('a site whose trial is over without a plan keeps the limits of the trial, and says whose they are', async (db) => {
  const ctx = testCtx(db)
  const { siteId, mine } = await billedTrial(ctx)
  const most = async () => Object.values((await getPlan(mine)).use).map((one) => one.most)
  const { limits } = await planNamed(ctx, 'Business')
  assert.equal((await getPlan(mine)).trialPlan, 'Business', 'in its trial, too')
  const expire = () => sql`update sites set status = ${siteStatus.expired} where id = ${siteId}`.execute(db)
  await expire()
  assert.deepEqual(await most(), [limits['contributors'], limits['storage'], limits['campaigns']])
  assert.equal((await getPlan(mine)).trialPlan, 'Business')
  const personal = await planNamed(ctx, 'Personal')
  await compSite(ctx, { siteId, planId: personal.id, why: '' })
  assert.equal((await getPlan(mine)).trialPlan, null)
  await expire()
  assert.deepEqual((await most())[0], personal.limits['contributors'])
  assert.equal((await getPlan(mine)).trialPlan, null)
})

test('where the instance bills, a parking page has the limits of the trial’s plan until it has one', async (db) => {
  const ctx = testCtx(db)
  await switchBilling(ctx, true)
  const owner = await anAccount(ctx)
  const siteId = await aSite(ctx, owner, { beginning: { from: 'parking_page' } })
  const mine = onSiteAs(ctx, owner, siteId)
  assert.equal((await siteOfId(ctx, siteId))?.status, siteStatus.activeParkingPage)
  for (const name of ['storage', 'contributors'] as const) {
    const limit = await limitOf(mine, name)
    assert.deepEqual(limit, await newSiteLimit(ctx, name), 'as an import of it is held to')
    assert.equal(limit.most, (await planNamed(ctx, 'Business')).limits[name])
  }
  assert.equal((await getPlan(mine)).trialPlan, 'Business')
  await compSite(ctx, { siteId, planId: (await planNamed(ctx, 'Enterprise')).id, why: '' })
  assert.equal((await limitOf(mine, 'storage')).most, null)
  await switchBilling(ctx, false)
  const unbilled = await aSite(ctx, owner, { beginning: { from: 'parking_page' } })
  assert.equal((await limitOf({ ...ctx, site: { id: unbilled } }, 'storage')).most, null)
})

test('removed and internal sites are in no count of a plan', async (db) => {
  const ctx = testCtx(db)
  await switchBilling(ctx, true)
  const { id: planId } = await planNamed(ctx, 'Personal')
  for (const to of [siteStatus.paid, siteStatus.internal, siteStatus.removed]) {
    const siteId = await aSiteThrough(ctx, to === siteStatus.removed ? [] : [to])
    await compSite(ctx, { siteId, planId, why: '' })
    if (to === siteStatus.removed) await changeStatus(ctx, { siteId, to, why: 'A test' })
  }
  const { plans } = await listPlans(ctx)
  assert.equal(plans.find(({ id }) => id === planId)?.sites, 1)
})

test('plans are the operator’s to make, change and remove, where no site has them', async (db) => {
  const ctx = testCtx(db)
  const input = {
    name: 'Studio',
    intent: '',
    included: ['Everything'],
    kind: 'standard' as const,
    limits: { contributors: 5, storage: null, sites: 2 },
    prices: [{ currency: 'JPY', month: '1200', year: '12000' }],
    isOffered: true,
  }
  const { id: planId } = await createPlan(ctx, input)
  assert.equal((await listPlans(ctx)).plans.at(-1)?.name, 'Studio')
  await assert.rejects(
    createPlan(ctx, { ...input, prices: [{ currency: 'JPY', month: '12.5', year: '1' }] }),
    {
      code: 'billing.price_unfit',
    },
  )
  await changePlan(ctx, { planId, ...input, prices: [{ currency: 'USD', month: '12.5', year: '120' }] })
  assert.deepEqual((await planNamed(ctx, 'Studio')).prices, [
    { currency: 'USD', month: '12.50', year: '120' },
  ])
  await removePlan(ctx, { planId })
  await assert.rejects(removePlan(ctx, { planId }), { code: 'billing.no_plan' })
  const siteId = await aSite(ctx, await anAccount(ctx))
  const { id: taken } = await planNamed(ctx, 'Personal')
  await compSite(ctx, { siteId, planId: taken, why: '' })
  await assert.rejects(removePlan(ctx, { planId: taken }), { code: 'billing.plan_in_use' })
})

test('what raises a limit is the first plan on offer that allows more', () => {
  const plan = (name: string, storage: number | null, given: Partial<Plan> = {}): Plan => ({
    id: name,
    name,
    intent: '',
    included: [],
    kind: 'standard',
    limits: { contributors: 1, storage, sites: 1 },
    prices: [{ currency: 'EUR', month: '1', year: '1' }],
    isOffered: true,
    ...given,
  })
  const plans = [
    plan('small', 10),
    plan('old', 50, { isOffered: false }),
    plan('pause', 60, { kind: 'pause' }),
    plan('large', 100),
    plan('all', null),
  ]
  assert.equal(nextPlan(plans, 'storage', 10)?.name, 'large')
  assert.equal(nextPlan(plans, 'storage', 100)?.name, 'all')
  assert.equal(nextPlan(plans, 'storage', null), null)
  assert.equal(nextPlan(plans, 'sites', 1), null)
  assert.equal(shownCurrency(plans, 'CHF'), 'EUR')
})
