import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planLimits } from '#areas/sites/index.ts'
import { bringLaterLimit, laterLimit } from '#areas/sites/testing.ts'
import { bring, loadProduct, rolledBack, testCtx, testTools } from '#platform/testing/world.ts'
import { ownerTexts } from '#platform/testing/words.ts'
import { auditLog } from '../operator-act.ts'
import { planNamed } from '../testing.ts'
import { changePlan } from './change-plan.ts'

bring(auditLog.of(auditLog.fallback))

test('each limit that has words is declared by one area', async () => {
  await loadProduct()
  const named = Object.keys(ownerTexts('en-US')).flatMap((key) => /^limit\.([\w-]+)$/.exec(key)?.[1] ?? [])
  const declared = testTools().of(planLimits)
  assert.deepEqual(declared.map(({ name }) => name).toSorted(), named.toSorted())
})

test('plans have a figure for what an area declares, and keep it while none does', () =>
  rolledBack('platform', async (db) => {
    const ctx = testCtx(db)
    const before = await planNamed(ctx, 'Personal')
    const planId = before.id
    const refused = { code: 'field.unrecognized_keys', detail: { field: `limits.${laterLimit.name}` } }
    assert.deepEqual(before.limits, { contributors: 2, sites: 3, storage: 10e9 })
    await assert.rejects(changePlan(ctx, { planId, limits: { [laterLimit.name]: 1 } }), refused)
    await changePlan(ctx, { planId, limits: { contributors: 4 } })
    await bringLaterLimit()
    assert.equal((await planNamed(ctx, 'Personal')).limits[laterLimit.name], 3)
    await changePlan(ctx, { planId, limits: { [laterLimit.name]: 1 } })
    assert.deepEqual((await planNamed(ctx, 'Personal')).limits, {
      contributors: 4,
      sites: 3,
      storage: 10e9,
      [laterLimit.name]: 1,
    })
  }))

test('a plan allows no less than the least of a limit', () =>
  rolledBack('platform', async (db) => {
    const ctx = testCtx(db)
    bring(planLimits.of({ name: 'contributors', least: 1 }))
    const { id: planId } = await planNamed(ctx, 'Personal')
    await assert.rejects(changePlan(ctx, { planId, limits: { contributors: 0 } }), {
      code: 'field.too_small',
      detail: { field: 'limits.contributors', values: { minimum: 1 } },
    })
  }))
