import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Repeatable } from '#platform/http/route.ts'
import { holdAccount } from '../account/account.store.ts'
import type { signInWithCode as declared } from '../contract.ts'
import { takeCode } from '../second-factor/take-code.ts'
import { knownDevice } from '../session/known-device.ts'
import { stepCookie } from '../session/session.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { codeGuesses, forgiveGuess, knownCodeGuesses, takeGuess } from './guessing.ts'
import type { SignInMethod } from './kinds.ts'
import { recordSignIn } from './record-sign-in.ts'
import { refuseLocked, SignInLocked } from './sign-in-locked.ts'
import { stepByToken, takeStep } from './sign-in.store.ts'
import { stepHash } from './step-hash.ts'

/**
 * Ends a sign-in with a code of the second factor, or with one of the recovery codes.
 *
 * @throws Refusal 401 when the first half is over or the code is wrong, 403 when the account is locked, 429 after
 *   five wrong codes, those of strangers and those from browsers that the account knows counted apart
 */
export async function signInWithCode(
  outside: Repeatable,
  input: InputOf<typeof declared>,
): Promise<OutputOf<typeof declared>> {
  const { limits } = outside.tools
  const hash = stepHash(outside.request)
  let method: SignInMethod = 'totp'
  return outside
    .once(
      async () => {
        const begun = await outside.transaction(async (ctx) => {
          const step = await stepByToken(ctx, hash, 'second_factor', ctx.clock.now())
          if (!step?.account_id) return null
          const accountId = step.account_id
          return { accountId, isKnown: (await knownDevice(ctx, { accountId })) !== null }
        })
        if (!begun) throw refuse('unauthenticated', 'accounts.step_over')
        const { accountId, isKnown } = begun
        const guess = {
          ip: outside.request.ip,
          isKnown,
          limit: isKnown ? knownCodeGuesses : codeGuesses,
          key: accountId,
        }
        await takeGuess(limits, guess)
        return { accountId, guess }
      },
      async (ctx, { accountId, guess }) => {
        const account = await holdAccount(ctx, accountId)
        if (!account) throw refuse('unauthenticated', 'accounts.step_over')
        const taken = await takeCode(ctx, { accountId, code: input.code })
        if (!taken) throw new WrongCode(accountId)
        ctx.afterCommit(() => forgiveGuess(limits, guess))
        method = taken.method
        if (account.locked_at) throw new SignInLocked(accountId)
        // One sign-in a step: its twin finds it gone.
        if (!(await takeStep(ctx, hash, 'second_factor', ctx.clock.now())))
          throw refuse('unauthenticated', 'accounts.step_over')
        await completeSignIn(ctx, { accountId, method: taken.method })
        ctx.answer.cookie(stepCookie(ctx.request.origin), null)
        return { state: 'signed_in' as const, recoveryCodesLeft: taken.recoveryCodesLeft }
      },
    )
    .catch(async (error: unknown) => {
      if (error instanceof WrongCode) await refuseWrongCode(outside, error.accountId, input.code)
      return refuseLocked(outside, method, error)
    })
}

/** Thrown inside the effect of a sign-in whose code is wrong: a refused try leaves nothing there. */
class WrongCode extends Error {
  readonly accountId: string

  constructor(accountId: string) {
    super('The code is wrong')
    this.accountId = accountId
  }
}

async function refuseWrongCode(outside: Repeatable, accountId: string, code: string): Promise<never> {
  const method = /^[\d\s]+$/.test(code) ? 'totp' : 'recovery_code'
  await outside.transaction((ctx) => recordSignIn(ctx, { accountId, outcome: 'wrong_code', method }))
  throw refuse('unauthenticated', 'accounts.code_wrong', { field: 'code' })
}
