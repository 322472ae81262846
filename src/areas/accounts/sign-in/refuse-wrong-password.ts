import { refuse } from '#kernel/refusal.ts'
import { passwordInTurn } from '#platform/auth/hash-in-turn.ts'
import { checkPassword } from '#platform/auth/password-hash.ts'
import { accountOf } from '#platform/ctx.ts'
import type { Outside } from '#platform/http/route.ts'
import { accountById, type StoredAccount } from '../account/account.store.ts'
import { proofGuesses } from './guessing.ts'

/**
 * Asks the person of a session for their password.
 *
 * @param field the input field that holds it
 * @returns the account
 * @throws Refusal 422 when it is wrong, 429 after ten wrong ones
 */
export async function refuseWrongPassword(
  outside: Outside,
  password: string,
  field: string,
): Promise<StoredAccount> {
  const { accountId } = accountOf(outside)
  const account = await outside.transaction((ctx) => accountById(ctx, accountId))
  await outside.tools.limits.take(proofGuesses, accountId)
  const { fits } = await passwordInTurn(outside, () =>
    checkPassword(password, account?.password_hash ?? null),
  )
  if (!account || !fits) throw refuse('invalid', 'accounts.password_wrong', { field })
  await outside.tools.limits.forgive(proofGuesses, accountId)
  return account
}
