import type { Ctx } from '#platform/ctx.ts'
import type { Session } from '../contract.ts'
import { passkeysOf } from '../passkey/passkey.store.ts'
import { secondFactorOf } from '../second-factor/second-factor.store.ts'
import { deviceOf } from '../session/device.ts'
import { liveSessions } from '../session/session.store.ts'
import { accountById } from './account.store.ts'
import { type FoundAccount, foundAccount } from './found-account.ts'

/** An account as the operator's console shows it; moments are ISO 8601. */
export interface SeenAccount extends FoundAccount {
  readonly lockedAt: string | null
  readonly preferredLocale: string
  readonly timeZone: string
  readonly passkeys: number
  readonly secondFactorSince: string | null
  readonly sessions: readonly Omit<Session, 'isThis'>[]
}

/** Everything the operator may know of an account; `null` when there is none, or it was deleted (operator). */
export async function seeAccount(
  ctx: Ctx,
  { accountId }: { readonly accountId: string },
): Promise<SeenAccount | null> {
  const row = await accountById(ctx, accountId)
  if (!row) return null
  const factor = await secondFactorOf(ctx, accountId)
  const sessions = await liveSessions(ctx, accountId, ctx.clock.now())
  return {
    ...foundAccount(row),
    lockedAt: row.locked_at?.toISOString() ?? null,
    preferredLocale: row.preferred_locale,
    timeZone: row.time_zone,
    passkeys: (await passkeysOf(ctx, accountId)).length,
    secondFactorSince: factor?.confirmed_at?.toISOString() ?? null,
    sessions: sessions.map((session) => ({
      id: session.id,
      device: deviceOf(session.user_agent),
      ip: session.ip,
      createdAt: session.created_at.toISOString(),
      lastUsedAt: session.last_used_at.toISOString(),
    })),
  }
}
