import { sql } from 'kysely'
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

/**
 * Reads the settings. Whoever decides on a site by them holds them `to: 'decide'`; whoever changes them holds
 * them `to: 'change'`, and waits for those: so no site is made by the old ones and missed by what the change
 * does to all. A lock of its own, since a site's transaction may not lock a row of the platform's.
 */
export async function readSettings(
  ctx: Stored,
  options: { readonly to?: 'decide' | 'change' } = {},
): Promise<BillingSettings> {
  const key = sql`hashtextextended('billing settings', 0)`
  if (options.to === 'decide') await sql`select pg_advisory_xact_lock_shared(${key})`.execute(ctx.db)
  if (options.to === 'change') await sql`select pg_advisory_xact_lock(${key})`.execute(ctx.db)
  const row = await tables(ctx).selectFrom('billing_settings').selectAll().executeTakeFirstOrThrow()
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
