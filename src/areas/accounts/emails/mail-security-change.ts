import type { Ctx } from '#platform/ctx.ts'
import { accountById } from '../account/account.store.ts'
import { mailAccount } from './mail-account.ts'
import { type SecurityChange, securityChangeMail } from './security-change.ts'

/**
 * Tells the person of an account that something was changed that proves who they are. Not at an address that was never
 * confirmed: it may be anybody's, and changes can be made without end.
 */
export async function mailSecurityChange(
  ctx: Ctx,
  { accountId, change }: { readonly accountId: string; readonly change: SecurityChange },
): Promise<void> {
  const account = await accountById(ctx, accountId)
  if (!account?.verified_at) return
  const { appOrigin } = ctx.tools.config
  await mailAccount(ctx, securityChangeMail, account, {
    change,
    at: new Date(ctx.clock.now()).toISOString(),
    timeZone: account.time_zone,
    account: `${appOrigin}/account/security`,
    reset: `${appOrigin}/forgot-password`,
  })
}
