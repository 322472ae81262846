import type { Ctx } from '#platform/ctx.ts'
import { secondFactorOf } from './second-factor.store.ts'

/** Whether an account asks for a second factor. */
export async function secondFactorOn(ctx: Ctx, { accountId }: { accountId: string }): Promise<boolean> {
  return (await secondFactorOf(ctx, accountId))?.confirmed_at != null
}
