import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'

/** One thing that an operator changed; `null`: there was none of it, or is none any more. */
export interface ActChange {
  /** Which: a field of a plan, or a setting. */
  readonly what: string
  /** Of a price. */
  readonly currency?: string
  readonly from: string | number | boolean | null
  readonly to: string | number | boolean | null
}

/** What an operator did to the plans, or to how the instance bills. */
export interface BillingAct {
  readonly what: 'plan_created' | 'plan_changed' | 'plan_removed' | 'billing_changed'
  /** As it is stored, and so in no particular language; `null`: it is of no plan. */
  readonly plan: { readonly id: Id; readonly name: string } | null
  readonly changes: readonly ActChange[]
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

/** Those of some things that differ, as they were and as they are. */
export function changesOf<What extends string>(
  before: Readonly<Record<What, ActChange['from']>>,
  after: Readonly<Record<What, ActChange['to']>>,
): ActChange[] {
  return (Object.keys(after) as What[]).flatMap((what) =>
    before[what] === after[what] ? [] : [{ what, from: before[what], to: after[what] }],
  )
}
