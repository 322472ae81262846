import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { openRaces } from '#platform/testing/races.ts'
import { bring, NO_SERVER } from '#platform/testing/world.ts'
import type { Plan } from '../contract.ts'
import { type BillingAct, auditLog } from '../operator-act.ts'
import { changePlan } from './change-plan.ts'
import { planChanges } from './plan-changes.ts'
import { limitsOfPlans } from './plan-limits.ts'
import { putPlan, storedPlans } from './plan.store.ts'

const races = await openRaces(4)

describe('two operators change a price at once', { skip: races === null && NO_SERVER }, () => {
  assert.ok(races)
  const { inside, inTurn } = races
  after(() => races.close())
  let told: BillingAct[] = []
  bring(auditLog.of(async (_ctx, act) => void told.push(act)))

  /** The first plan at 20, and then at 30 by one who begins before that is through; what both are told to have done. */
  async function bothChange(change: (ctx: Ctx, plan: Plan) => Promise<unknown>) {
    const [plan] = await inside(storedPlans)
    assert.ok(plan)
    const at = (month: string): Plan => ({ ...plan, prices: [{ currency: 'EUR', month, year: '120' }] })
    await inside((ctx) => changePlan(ctx, handedIn(at('10'))))
    told = []
    const both = await inTurn(
      (ctx) => change(ctx, at('20')),
      (ctx) => change(ctx, at('30')),
    )
    await Promise.all(both)
    return told.flatMap(({ changes }) => changes.map(({ from, to }) => `${String(from)} → ${String(to)}`))
  }

  test('the later one is told to have changed what the one before has made of it', async () => {
    assert.deepEqual(await bothChange((ctx, plan) => changePlan(ctx, handedIn(plan))), ['10 → 20', '20 → 30'])
  })

  test('who reads the plan without holding it is told a change that never was: the test above can fail', async () => {
    const naive = async (ctx: Ctx, plan: Plan): Promise<void> => {
      const before = await planOf(ctx, plan.id)
      await putPlan(ctx, plan)
      told.push({ what: 'plan_changed', plan, changes: planChanges(before, plan, limitsOfPlans(ctx.tools)) })
    }
    assert.deepEqual((await bothChange(naive)).toSorted(), ['10 → 20', '10 → 30'])
  })
})

const handedIn = ({ id, ...plan }: Plan) => ({ planId: id, ...plan })

async function planOf(ctx: Ctx, id: Id): Promise<Plan> {
  return (await storedPlans(ctx)).find((plan) => plan.id === id) ?? assert.fail('No plan')
}
