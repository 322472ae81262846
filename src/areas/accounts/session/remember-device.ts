import { newId } from '#kernel/ids.ts'
import { newToken, tokenHash } from '#platform/auth/token.ts'
import type { Ctx } from '#platform/ctx.ts'
import { knownDevice } from './known-device.ts'
import { DEVICE_LIFE_MS, deviceCookie, withDeviceToken } from './session.ts'
import { hasDevice, insertDevice, touchDevice } from './session.store.ts'

/**
 * Makes this browser known to an account.
 *
 * @returns whether it is new to an account that knows others: its owner should hear of it
 */
export async function rememberDevice(
  ctx: Ctx,
  { accountId }: { accountId: string },
): Promise<{ isNews: boolean }> {
  const now = ctx.clock.now()
  const at = new Date(now)
  const known = await knownDevice(ctx, { accountId })
  if (known) {
    await touchDevice(ctx, known, at)
    return { isNews: false }
  }
  const isNews = await hasDevice(ctx, accountId)
  const cookie = deviceCookie(ctx.request.origin)
  // A token of its own: whoever signed in here before, or slipped one in, would have theirs known at home, too.
  const token = newToken()
  await insertDevice(ctx, {
    id: newId(now),
    account_id: accountId,
    token_hash: tokenHash(token),
    created_at: at,
    last_used_at: at,
  })
  ctx.answer.cookie(cookie, withDeviceToken(ctx.request.cookies[cookie], token), {
    maxAge: DEVICE_LIFE_MS / 1000,
  })
  return { isNews }
}
