import type { Change } from '#kernel/changes.ts'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'

/** What an operator did to the plans, or to how the instance bills. */
export interface BillingAct {
  readonly what: 'plan_created' | 'plan_changed' | 'plan_removed' | 'billing_changed'
  /** As it is stored, and so in no particular language; `null`: it is of no plan. */
  readonly plan: { readonly id: Id; readonly name: string } | null
  readonly changes: readonly Change[]
}

type AuditLog = (ctx: Ctx, act: BillingAct) => Promise<void>

let log: AuditLog | undefined

/** The area that keeps what operators did takes it down, in the transaction of the act; until it does, nobody does. */
export function provideAuditLog(provider: AuditLog): void {
  log = provider
}

/** Has an act written down. */
export async function writeAct(ctx: Ctx, act: BillingAct): Promise<void> {
  await log?.(ctx, act)
}
