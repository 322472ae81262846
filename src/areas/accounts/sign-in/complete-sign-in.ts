import type { Ctx } from '#platform/ctx.ts'
import { takeInside } from '#platform/rate-limit/take-inside.ts'
import { accountById } from '../account/account.store.ts'
import { newDeviceMail } from '../emails/new-device.ts'
import { deviceOf } from '../session/device.ts'
import { rememberDevice } from '../session/remember-device.ts'
import { startSession } from '../session/start-session.ts'
import { mailAccount } from '../emails/mail-account.ts'
import { newDeviceMails } from './guessing.ts'
import type { SignInMethod } from './kinds.ts'
import { recordSignIn } from './record-sign-in.ts'

/**
 * Ends a sign-in whose every factor was shown: a new session, the history, and a mail when the browser is new. An
 * address that was never confirmed is not told: it may be anybody's, and who signs in over and over would write to
 * them. To a confirmed one a few an hour say as much as all.
 */
export async function completeSignIn(
  ctx: Ctx,
  { accountId, method }: { readonly accountId: string; readonly method: SignInMethod },
): Promise<void> {
  await startSession(ctx, { accountId })
  await recordSignIn(ctx, { accountId, outcome: 'signed_in', method })
  const { isNews } = await rememberDevice(ctx, { accountId })
  if (!isNews) return
  const account = await accountById(ctx, accountId)
  if (!account?.verified_at || (await takeInside(ctx, newDeviceMails, accountId)) > 0) return
  const device = deviceOf(ctx.request.userAgent)
  await mailAccount(ctx, newDeviceMail, account, {
    at: new Date(ctx.clock.now()).toISOString(),
    timeZone: account.time_zone,
    browser: device.browser,
    system: device.system,
    ip: ctx.request.ip,
    link: `${ctx.tools.config.appOrigin}/account/sessions`,
  })
}
