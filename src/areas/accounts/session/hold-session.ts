import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { holdAccount, type StoredAccount } from '../account/account.store.ts'
import { sessionById } from './session.store.ts'

/**
 * Holds the account, and looks once more whether the session of this request is still there. For whatever changes how
 * the account is entered, or who is in it: who ended this session a moment ago shut it out, and nothing that was
 * under way in it comes after that. Names and views are not of that kind, nor is a mail to the account's own address.
 *
 * @returns the account
 * @throws Refusal 401 when it was ended meanwhile
 */
export async function holdSession(ctx: Ctx): Promise<StoredAccount> {
  const { accountId, sessionId } = accountOf(ctx)
  const account = await holdAccount(ctx, accountId)
  if (!account || !(await sessionById(ctx, accountId, sessionId))) throw refuse('unauthenticated', 'sign_in')
  return account
}
