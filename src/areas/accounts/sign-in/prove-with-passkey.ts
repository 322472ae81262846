import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf } from '#platform/ctx.ts'
import type { Repeatable } from '#platform/http/route.ts'
import type { proveWithPasskey as declared } from '../contract.ts'
import { takePasskey } from '../passkey/take-passkey.ts'
import { renewSession } from '../session/renew-session.ts'
import { proofGuesses } from './guessing.ts'

/**
 * Confirms by passkey who is at the keyboard.
 *
 * @throws Refusal 422 when it is not one of this account
 */
export async function proveWithPasskey(
  outside: Repeatable,
  input: InputOf<typeof declared>,
): Promise<Record<string, never>> {
  const { accountId } = accountOf(outside)
  await outside.once(
    async () => {
      await outside.tools.limits.take(proofGuesses, accountId)
      const taken = await takePasskey(outside, { kind: 'passkey_proof', credential: input.credential })
      if (taken !== accountId) throw refuse('invalid', 'accounts.passkey_unknown')
      await outside.tools.limits.forgive(proofGuesses, accountId)
    },
    (ctx) => renewSession(ctx),
  )
  return {}
}
