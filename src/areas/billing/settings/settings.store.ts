import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { tables } from '../schema.ts'

type Stored = Pick<Ctx, 'db'>

/** How this instance bills. */
export interface BillingSettings {
  /** Off: every site is comped. */
  readonly isOn: boolean
  /** Whose limits a trial has; `null`: none. */
  readonly trialPlanId: Id | null
  /** Sites an account may own without a plan; `null`: as many as it likes. */
  readonly sitesWithoutPlan: number | null
  /** Where owners ask for a plan. */
  readonly contact: string
}

/** Reads the settings; `lock` holds them, so that no site is made by the old ones meanwhile. */
export async function readSettings(ctx: Stored, options: { lock?: boolean } = {}): Promise<BillingSettings> {
  let query = tables(ctx).selectFrom('billing_settings').selectAll()
  if (options.lock) query = query.forUpdate()
  const row = await query.executeTakeFirstOrThrow()
  return {
    isOn: row.is_on,
    trialPlanId: row.trial_plan_id,
    sitesWithoutPlan: row.sites_without_plan,
    contact: row.contact,
  }
}

export async function writeSettings(ctx: Stored, settings: BillingSettings): Promise<void> {
  await tables(ctx)
    .updateTable('billing_settings')
    .set({
      is_on: settings.isOn,
      trial_plan_id: settings.trialPlanId,
      sites_without_plan: settings.sitesWithoutPlan,
      contact: settings.contact,
    })
    .execute()
}
