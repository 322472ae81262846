import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Repeatable } from '#platform/http/route.ts'
import { giveBackOfNetwork, takeOfNetwork } from '#platform/rate-limit/network-limit.ts'
import { holdAccount } from '../account/account.store.ts'
import type { signInWithPasskey as declared } from '../contract.ts'
import { passkeyByCredential } from '../passkey/passkey.store.ts'
import { takePasskey } from '../passkey/take-passkey.ts'
import { stepCookie } from '../session/session.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { networkGuesses, passkeyStarts } from './guessing.ts'
import { refuseLocked, SignInLocked } from './sign-in-locked.ts'

/**
 * Signs in by passkey. It was unlocked by its holder (user verification), so no other factor is asked.
 *
 * @throws Refusal 401 when it is not one of ours, 403 when the account is locked, 429 after too many tries
 */
export async function signInWithPasskey(
  outside: Repeatable,
  input: InputOf<typeof declared>,
): Promise<OutputOf<typeof declared>> {
  const { limits } = outside.tools
  const { ip } = outside.request
  return outside
    .once(
      async () => {
        await takeOfNetwork(limits, networkGuesses, ip)
        const accountId = await takePasskey(outside, {
          kind: 'passkey_sign_in',
          credential: input.credential,
        })
        if (!accountId) throw refuse('unauthenticated', 'accounts.passkey_unknown')
        await giveBackOfNetwork(limits, networkGuesses, ip)
        await giveBackOfNetwork(limits, passkeyStarts, ip)
        return accountId
      },
      async (ctx, accountId) => {
        const account = await holdAccount(ctx, accountId)
        // Deleted, or the passkey taken away, while it was being checked.
        const passkey = account && (await passkeyByCredential(ctx, input.credential.id))
        if (!account || passkey?.account_id !== accountId)
          throw refuse('unauthenticated', 'accounts.passkey_unknown')
        if (account.locked_at) throw new SignInLocked(accountId)
        await completeSignIn(ctx, { accountId, method: 'passkey' })
        ctx.answer.cookie(stepCookie(ctx.request.origin), null)
        return { state: 'signed_in' as const }
      },
    )
    .catch((error: unknown) => refuseLocked(outside, 'passkey', error))
}
