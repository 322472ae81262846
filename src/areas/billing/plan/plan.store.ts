import { type Selectable, sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { brokenConstraint } from '#platform/db/database.ts'
import type { Plan } from '../contract.ts'
import { type PlanPriceTable, type PlanTable, tables } from '../schema.ts'
import { limitsOfPlans } from './plan-limits.ts'
import { plainAmount } from './plan.ts'

type Stored = Pick<Ctx, 'db'>
type Composed = Pick<Ctx, 'db' | 'tools'>

function planFrom(
  { tools }: Composed,
  row: Selectable<PlanTable>,
  prices: readonly Selectable<PlanPriceTable>[],
): Plan {
  return {
    id: row.id,
    name: row.name,
    intent: row.intent,
    included: row.included,
    kind: row.kind,
    limits: Object.fromEntries(limitsOfPlans(tools).map(({ name }) => [name, row.limits[name] ?? null])),
    prices: prices
      .filter((price) => price.plan_id === row.id)
      .map(({ currency, month, year }) => ({ currency, month: plainAmount(month), year: plainAmount(year) })),
    isOffered: row.is_offered,
  }
}

/** Every plan in its order, with what it costs, in the words of its row. */
export async function storedPlans(ctx: Composed): Promise<Plan[]> {
  const rows = await tables(ctx).selectFrom('plans').selectAll().orderBy('position').orderBy('id').execute()
  const prices = await tables(ctx).selectFrom('plan_prices').selectAll().orderBy('currency').execute()
  return rows.map((row) => planFrom(ctx, row, prices))
}

/** A plan as it is stored, and as it stays until the transaction has ended; `undefined`: there is none. */
export async function holdPlan(ctx: Composed, planId: Id): Promise<Plan | undefined> {
  await tables(ctx).selectFrom('plans').select('id').where('id', '=', planId).forNoKeyUpdate().execute()
  return (await storedPlans(ctx)).find((plan) => plan.id === planId)
}

/** Makes a plan or changes one, with its prices. Figures of limits that are not given stay as they are stored. */
export async function putPlan(ctx: Stored, plan: Plan): Promise<void> {
  const set = {
    name: plan.name,
    intent: plan.intent,
    included: [...plan.included],
    kind: plan.kind,
    limits: JSON.stringify(plan.limits),
    is_offered: plan.isOffered,
  }
  try {
    await tables(ctx)
      .insertInto('plans')
      .values((values) => ({
        id: plan.id,
        position: values
          .selectFrom('plans')
          .select((last) => last.fn.coalesce(last.fn.max('position'), last.lit(0)).as('last'))
          .$asScalar() as never,
        ...set,
      }))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ ...set, limits: sql`plans.limits || excluded.limits` }),
      )
      .execute()
  } catch (error) {
    if (brokenConstraint(error) !== 'plans_name_taken') throw error
    throw refuse('conflict', 'billing.plan_name_taken', { field: 'name' })
  }
  await tables(ctx).deleteFrom('plan_prices').where('plan_id', '=', plan.id).execute()
  if (plan.prices.length === 0) return
  await tables(ctx)
    .insertInto('plan_prices')
    .values(plan.prices.map((price) => ({ plan_id: plan.id, ...price })))
    .execute()
}

/** Deletes a plan; refused while a site has it or the trial is measured by it. */
export async function deletePlan(ctx: Stored, planId: Id): Promise<boolean> {
  try {
    const { numDeletedRows } = await tables(ctx)
      .deleteFrom('plans')
      .where('id', '=', planId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  } catch (error) {
    if (brokenConstraint(error) === undefined) throw error
    throw refuse('conflict', 'billing.plan_in_use')
  }
}
