import { tokenHash } from '#platform/auth/token.ts'
import type { Ctx } from '#platform/ctx.ts'
import { deviceCookie, deviceTokensIn } from './session.ts'
import { deviceByTokens } from './session.store.ts'

/** The id of this browser among those that an account knows; `null` when it is none of them. */
export async function knownDevice(ctx: Ctx, { accountId }: { accountId: string }): Promise<string | null> {
  const tokens = deviceTokensIn(ctx.request.cookies[deviceCookie(ctx.request.origin)])
  if (tokens.length === 0) return null
  return (await deviceByTokens(ctx, accountId, tokens.map(tokenHash), ctx.clock.now()))?.id ?? null
}
