import type { OutputOf } from '#kernel/endpoint.ts'
import { PROOF_HOLDS_MS } from '#platform/auth/ask-proof.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { readSecurity as declared } from '../contract.ts'
import { passkeyOf } from '../passkey/passkey.ts'
import { passkeysOf } from '../passkey/passkey.store.ts'
import { recoveryCodesLeft, secondFactorOf } from '../second-factor/second-factor.store.ts'
import { accountById } from './account.store.ts'

/** What proves the identity of the account that acts. */
export async function readSecurity(ctx: Ctx): Promise<OutputOf<typeof declared>> {
  const { accountId, provedAt } = accountOf(ctx)
  const account = await accountById(ctx, accountId)
  const factor = await secondFactorOf(ctx, accountId)
  const passkeys = await passkeysOf(ctx, accountId)
  return {
    passwordChangedAt: account?.password_changed_at?.toISOString() ?? null,
    provedUntil: new Date(provedAt + PROOF_HOLDS_MS).toISOString(),
    passkeys: passkeys.map(passkeyOf),
    secondFactor: factor?.confirmed_at
      ? {
          since: factor.confirmed_at.toISOString(),
          recoveryCodesLeft: await recoveryCodesLeft(ctx, accountId),
        }
      : null,
  }
}
