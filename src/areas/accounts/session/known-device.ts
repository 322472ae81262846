import { tokenHash } from '#platform/auth/token.ts'
import type { Ctx } from '#platform/ctx.ts'
import { deviceCookie } from './session.ts'
import { deviceByToken } from './session.store.ts'

/** The id of this browser among those that an account knows; `null` when it is none of them. */
export async function knownDevice(ctx: Ctx, { accountId }: { accountId: string }): Promise<string | null> {
  const token = ctx.request.cookies[deviceCookie(ctx.request.origin)]
  if (!token) return null
  return (await deviceByToken(ctx, accountId, tokenHash(token), ctx.clock.now()))?.id ?? null
}
