import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { NO_ID } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { passwordInTurn } from '#platform/auth/hash-in-turn.ts'
import { checkPassword, hashPassword } from '#platform/auth/password-hash.ts'
import type { Repeatable } from '#platform/http/route.ts'
import { accountByEmail, holdAccount, rehashPassword, type StoredAccount } from '../account/account.store.ts'
import type { signIn as declared } from '../contract.ts'
import { secondFactorOn } from '../second-factor/second-factor-on.ts'
import { knownDevice } from '../session/known-device.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { addressGuesses, deviceGuesses, forgiveGuess, takeGuess } from './guessing.ts'
import { recordSignIn } from './record-sign-in.ts'
import { refuseLocked, SignInLocked } from './sign-in-locked.ts'
import { beginStep } from './step.ts'
import { writeForNobody } from './write-for-nobody.ts'

/**
 * Signs in by password. Body, status and time are the same for a wrong password and for an address
 * without an account; every try is counted before it is checked, so that many at once are
 * counted too.
 *
 * @throws Refusal 401 when they do not fit, 403 when they do and the account is locked, 429 after too many tries
 */
export async function signIn(
  outside: Repeatable,
  input: InputOf<typeof declared>,
): Promise<OutputOf<typeof declared>> {
  const { state } = await outside
    .once(
      () => checked(outside, input),
      async (ctx, { account, fresh }) => {
        const now = await holdAccount(ctx, account.id)
        // Deleted, or given another password, while this one was being checked.
        if (!now || now.password_hash !== account.password_hash)
          throw refuse('unauthenticated', 'accounts.sign_in_failed')
        if (now.locked_at) throw new SignInLocked(account.id)
        if (fresh && now.password_hash) await rehashPassword(ctx, account.id, now.password_hash, fresh)
        if (await secondFactorOn(ctx, { accountId: account.id })) {
          await beginStep(ctx, { kind: 'second_factor', accountId: account.id, challenge: null })
          return { state: 'second_factor' as const }
        }
        await completeSignIn(ctx, { accountId: account.id, method: 'password' })
        return { state: 'signed_in' as const }
      },
    )
    .catch((error: unknown) => refuseLocked(outside, 'password', error))
  return { state }
}

/** Counts a try and checks its password. */
async function checked(
  outside: Repeatable,
  input: InputOf<typeof declared>,
): Promise<{ account: StoredAccount; fresh: string | null }> {
  const { limits } = outside.tools
  const { account, deviceId } = await outside.transaction(async (ctx) => {
    const found = await accountByEmail(ctx, input.email)
    // The same queries are made for an address without an account.
    return { account: found, deviceId: await knownDevice(ctx, { accountId: found?.id ?? NO_ID }) }
  })
  const [limit, key] = deviceId ? [deviceGuesses, deviceId] : [addressGuesses, input.email]
  const guess = { ip: outside.request.ip, isKnown: deviceId !== null, limit, key }
  await takeGuess(limits, guess)

  const { fits, stale } = await passwordInTurn(outside, () =>
    checkPassword(input.password, account?.password_hash ?? null),
  )
  if (!account || !fits) {
    await outside.transaction((ctx) =>
      account
        ? recordSignIn(ctx, { accountId: account.id, outcome: 'wrong_password', method: 'password' })
        : writeForNobody(ctx),
    )
    throw refuse('unauthenticated', 'accounts.sign_in_failed')
  }
  await forgiveGuess(limits, guess)
  const fresh = stale ? await passwordInTurn(outside, () => hashPassword(input.password)) : null
  return { account, fresh }
}
