import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { limitOf, readTimeline } from '#areas/sites/index.ts'
import { aBookshop, anAccount, aSite } from '#areas/sites/testing.ts'
import { ownerWords, translatedInto } from '#platform/testing/words.ts'
import type { Ctx } from '#platform/ctx.ts'
import { bring, testRolledBack as test, testCtx } from '#platform/testing/world.ts'
import { auditLog } from '../operator-act.ts'
import type { Plan } from '../contract.ts'
import { switchBilling } from '../testing.ts'
import { changePlan } from './change-plan.ts'
import { createPlan } from './create-plan.ts'
import { listPlans } from '../console/list-plans.ts'
import { setPlan } from '../site-plan/set-plan.ts'
import { storedPlans } from './plan.store.ts'
import { seededPlans } from './seeded-plans.ts'

// Plans are changed here by nobody in particular; what operators did is written down by the area of operators.
bring(auditLog.of(auditLog.fallback))

/** The same context, of somebody who reads another language. */
const reading = (ctx: Ctx, locale: string): Ctx => ({
  ...ctx,
  locale,
  tools: { ...ctx.tools, words: ownerWords },
})

const said = async (ctx: Ctx, locale: string) => (await listPlans(reading(ctx, locale))).plans
const textsOf = ({ name, intent, included }: Plan) => [name, intent, ...included]

/** What the console hands in for a plan that it shows. */
const handedIn = ({ id, ...plan }: Plan & { sites?: number }) => {
  const { sites: _, ...rest } = plan
  return { planId: id, ...rest }
}

describe('the plans of a fresh instance', () => {
  test('are as they were laid, and said in every language of the owner’s app', async (db) => {
    const ctx = testCtx(db)
    const stored = await storedPlans(ctx)
    assert.equal(stored.length, seededPlans.size)
    for (const plan of stored) {
      const { name, intent, included } = plan
      // What migration 0033 laid, to the letter: by it a row is known that nobody has touched.
      assert.deepEqual({ name, intent, included }, seededPlans.get(plan.id)?.laid)
    }
    for (const locale of translatedInto('owner')) {
      const plans = await said(ctx, locale)
      for (const [index, plan] of plans.entries()) {
        const english = textsOf(stored[index] ?? plan)
        for (const [line, text] of textsOf(plan).entries()) {
          assert.doesNotMatch(text, /plan[.]/, locale)
          // A name may be the same word; a sentence is not.
          if (line > 0) assert.notEqual(text, english[line], `${locale}: ${text}`)
        }
      }
    }
    const german = await said(ctx, 'de-DE')
    assert.deepEqual(
      german.map(({ name }) => name),
      ['Persönlich', 'Business', 'Commerce', 'Enterprise', 'Pause'],
    )
    assert.equal(german[1]?.included[0], 'Alles aus „Persönlich“')
  })

  test('are named in the reader’s language in messages about a limit, too', async (db) => {
    const ctx = testCtx(db)
    await switchBilling(ctx, true)
    const siteId = await aSite(ctx, await anAccount(ctx))
    const limit = await limitOf({ ...reading(ctx, 'fr-FR'), site: { id: siteId } }, 'contributors')
    assert.deepEqual([limit.plan, limit.next], ['Professionnel', 'Commerce'])
  })

  test('are read of a site later as they are stored, for every author', async (db) => {
    const { ctx, siteId } = await aBookshop(db)
    const there = { ...reading(ctx, 'de-DE'), site: { id: siteId } }
    const [personal] = await storedPlans(ctx)
    assert.ok(personal)
    await setPlan(there, { planId: personal.id, term: null, isComped: true, asOperator: true })
    const { items } = await readTimeline(there, { siteId, limit: 5 })
    const given = items.find(({ what }) => what === 'billing.plan_set')
    assert.deepEqual(given?.values, { plan: 'Personal' })
  })

  test('say what the operator wrote once they wrote it, to everybody, and only there', async (db) => {
    const ctx = testCtx(db)
    const [personal] = await said(ctx, 'en-US')
    assert.ok(personal)
    await changePlan(reading(ctx, 'en-US'), { ...handedIn(personal), name: 'Starter' })
    for (const locale of ['en-US', 'de-DE', 'ja-JP'])
      assert.equal((await said(ctx, locale))[0]?.name, 'Starter', locale)
    assert.match((await said(ctx, 'de-DE'))[0]?.intent ?? '', /^Eine Website für eine Person/)
    // A line of their own makes the list theirs.
    const [starter] = await said(ctx, 'en-US')
    assert.ok(starter)
    const own = ['Pages', 'A call with us']
    await changePlan(reading(ctx, 'en-US'), { ...handedIn(starter), included: own, intent: '' })
    const [german] = await said(ctx, 'de-DE')
    assert.deepEqual([german?.included, german?.intent], [own, ''])
  })

  test('an operator who reads German and changes a price makes no German words of them', async (db) => {
    const ctx = testCtx(db)
    const before = await storedPlans(ctx)
    for (const plan of await said(ctx, 'de-DE')) {
      const dearer = plan.prices.map((price) => ({ ...price, month: '99' }))
      await changePlan(reading(ctx, 'de-DE'), { ...handedIn(plan), prices: dearer })
    }
    assert.deepEqual((await storedPlans(ctx)).map(textsOf), before.map(textsOf))
    assert.equal((await storedPlans(ctx))[0]?.prices[0]?.month, '99')
    assert.equal((await said(ctx, 'es-419'))[1]?.name, 'Negocio')
    // And what was written in German is shown in German to every reader.
    const [personal] = await said(ctx, 'de-DE')
    assert.ok(personal)
    await changePlan(reading(ctx, 'de-DE'), { ...handedIn(personal), name: 'Für Vereine' })
    assert.equal((await said(ctx, 'fr-FR'))[0]?.name, 'Für Vereine')
  })

  test('a plan of the operator’s own is said as it is written, whatever it is called', async (db) => {
    const ctx = testCtx(db)
    const [, business] = await said(ctx, 'en-US')
    assert.ok(business)
    const { planId: _, ...given } = handedIn(business)
    const { id } = await createPlan(ctx, { ...given, name: 'Business two' })
    const own = (await said(ctx, 'de-DE')).find((plan) => plan.id === id)
    assert.deepEqual([own?.name, own?.intent], ['Business two', business.intent])
  })
})
