import type { Change } from '#kernel/changes.ts'
import type { Id } from '#kernel/ids.ts'
import { question } from '#kernel/point.ts'
import type { Ctx } from '#platform/ctx.ts'

/** What an operator did to the plans, or to how the instance bills. */
export interface BillingAct {
  readonly what: 'plan_created' | 'plan_changed' | 'plan_removed' | 'billing_changed'
  /** As it is stored, and so in no particular language; `null`: it is of no plan. */
  readonly plan: { readonly id: Id; readonly name: string } | null
  readonly changes: readonly Change[]
}

type WriteAct = (ctx: Ctx, act: BillingAct) => Promise<void>

/** The area that keeps what operators did writes it down, in the transaction of the act. */
export const auditLog = question<WriteAct>('billing.audit-log', async () => {})

/** Has an act written down. */
export async function writeAct(ctx: Ctx, act: BillingAct): Promise<void> {
  await ctx.tools.of(auditLog)(ctx, act)
}
