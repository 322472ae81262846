import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { checkPassword, hashPassword } from '#platform/auth/password-hash.ts'
import { networkOf } from '#platform/http/network-of.ts'
import type { Outside } from '#platform/http/route.ts'
import { accountByEmail, holdAccount, rehashPassword } from '../account/account.store.ts'
import type { signIn as declared } from '../contract.ts'
import { secondFactorOn } from '../second-factor/second-factor-on.ts'
import { knownDevice } from '../session/known-device.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { addressGuesses, deviceGuesses, networkGuesses } from './guessing.ts'
import { recordSignIn } from './record-sign-in.ts'
import { beginStep } from './step.ts'
import { writeForNobody } from './write-for-nobody.ts'

/** An id that no account has: the same queries are made for an address without one. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Signs in by password. Body, status and time are the same for a wrong password and for an address
 * without an account; every try is counted before it is checked, so that many at once are
 * counted too.
 *
 * @throws Refusal 401 when they do not fit, 403 when they do and the account is locked, 429 after too many tries
 */
export async function signIn(
  outside: Outside,
  input: InputOf<typeof declared>,
): Promise<OutputOf<typeof declared>> {
  const { limits } = outside.tools
  const { account, deviceId } = await outside.transaction(async (ctx) => {
    const found = await accountByEmail(ctx, input.email)
    return { account: found, deviceId: await knownDevice(ctx, { accountId: found?.id ?? NOBODY }) }
  })
  const network = networkOf(outside.request.ip)
  const [limit, key] = deviceId ? [deviceGuesses, deviceId] : [addressGuesses, input.email]
  await limits.take(limit, key)
  await limits.take(networkGuesses, network)

  const { fits, stale } = await checkPassword(input.password, account?.password_hash ?? null)
  if (!account || !fits) {
    await outside.transaction((ctx) =>
      account
        ? recordSignIn(ctx, { accountId: account.id, outcome: 'wrong_password', method: 'password' })
        : writeForNobody(ctx),
    )
    throw refuse('unauthenticated', 'accounts.sign_in_failed')
  }
  await limits.forgive(limit, key)
  await limits.giveBack(networkGuesses, network)
  const fresh = stale ? await hashPassword(input.password) : null

  const state = await outside.transaction(async (ctx) => {
    const now = await holdAccount(ctx, account.id)
    // Deleted, or given another password, while this one was being checked.
    if (!now || now.password_hash !== account.password_hash) return 'changed'
    if (now.locked_at) {
      await recordSignIn(ctx, { accountId: account.id, outcome: 'locked', method: 'password' })
      return 'locked'
    }
    if (fresh && now.password_hash) await rehashPassword(ctx, account.id, now.password_hash, fresh)
    if (await secondFactorOn(ctx, { accountId: account.id })) {
      await beginStep(ctx, { kind: 'second_factor', accountId: account.id, challenge: null })
      return 'second_factor'
    }
    await completeSignIn(ctx, { accountId: account.id, method: 'password' })
    return 'signed_in'
  })
  if (state === 'changed') throw refuse('unauthenticated', 'accounts.sign_in_failed')
  if (state === 'locked') throw refuse('forbidden', 'accounts.locked')
  return { state }
}
