import type { ColumnType, Generated } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'

export interface PlanTable {
  id: Id
  name: string
  intent: string
  included: string[]
  kind: 'standard' | 'pause'
  position: number
  limits: ColumnType<Record<string, number | null>, string, string>
  is_offered: boolean
  created_at: Generated<Date>
}

export interface PlanPriceTable {
  plan_id: Id
  currency: string
  month: string
  year: string
}

export interface BillingSettingsTable {
  id: boolean
  is_on: boolean
  trial_plan_id: Id | null
  sites_without_plan: number | null
  contact: string
}

export interface SitePlanTable {
  site_id: Id
  plan_id: Id
  term: 'month' | 'year' | null
  is_comped: boolean
  since: Date
  chosen_by: Id | null
}

export type BillingTables = {
  plans: PlanTable
  plan_prices: PlanPriceTable
  billing_settings: BillingSettingsTable
  site_plans: SitePlanTable
}

/** The tables of billing; nobody else queries them. */
export const tables = (ctx: Pick<Ctx, 'db'>) => ctx.db.withTables<BillingTables>()
