import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { networkOf } from '#platform/http/network-of.ts'
import type { Outside } from '#platform/http/route.ts'
import { holdAccount } from '../account/account.store.ts'
import type { signInWithCode as declared } from '../contract.ts'
import { takeCode } from '../second-factor/take-code.ts'
import { stepCookie } from '../session/session.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { codeGuesses, networkGuesses } from './guessing.ts'
import { recordSignIn } from './record-sign-in.ts'
import { stepByToken, takeStep } from './sign-in.store.ts'
import { stepHashOf } from './step.ts'

/**
 * Ends a sign-in with a code of the second factor, or with one of the recovery codes.
 *
 * @throws Refusal 401 when the first half is over or the code is wrong, 403 when the account is locked, 429 after
 *   five wrong codes
 */
export async function signInWithCode(
  outside: Outside,
  input: InputOf<typeof declared>,
): Promise<OutputOf<typeof declared>> {
  const { limits } = outside.tools
  const hash = stepHashOf(outside.request)
  const accountId = await outside.transaction(
    async (ctx) => (await stepByToken(ctx, hash, 'second_factor', ctx.clock.now()))?.account_id,
  )
  if (!accountId) throw refuse('unauthenticated', 'accounts.step_over')
  const network = networkOf(outside.request.ip)
  await limits.take(codeGuesses, accountId)
  await limits.take(networkGuesses, network)

  const result = await outside.transaction(async (ctx) => {
    const account = await holdAccount(ctx, accountId)
    if (!account) return { state: 'over' } as const
    const taken = await takeCode(ctx, { accountId, code: input.code })
    if (!taken) {
      const looksLikeCode = /^[\d\s]+$/.test(input.code)
      await recordSignIn(ctx, {
        accountId,
        outcome: 'wrong_code',
        method: looksLikeCode ? 'totp' : 'recovery_code',
      })
      return { state: 'wrong' } as const
    }
    if (account.locked_at) {
      await recordSignIn(ctx, { accountId, outcome: 'locked', method: taken.method })
      return { state: 'locked' } as const
    }
    // One sign-in a step: its twin finds it gone.
    if (!(await takeStep(ctx, hash, 'second_factor', ctx.clock.now()))) return { state: 'over' } as const
    await completeSignIn(ctx, { accountId, method: taken.method })
    ctx.answer.cookie(stepCookie(ctx.request.origin), null)
    return { state: 'signed_in', recoveryCodesLeft: taken.recoveryCodesLeft } as const
  })
  if (result.state === 'over') throw refuse('unauthenticated', 'accounts.step_over')
  if (result.state === 'wrong') throw refuse('unauthenticated', 'accounts.code_wrong', { field: 'code' })
  await limits.forgive(codeGuesses, accountId)
  await limits.giveBack(networkGuesses, network)
  if (result.state === 'locked') throw refuse('forbidden', 'accounts.locked')
  return result
}
