import type { Ctx } from '#platform/ctx.ts'
import { admit, beginningByEmail, hasAccounts } from './account.store.ts'
import { createAccount } from './create-account.ts'

/**
 * Begins the account with which a fresh instance is handed over (platform transaction). Nobody signs
 * in with it until `admitAccount`, so that what is laid in between can be cut off and taken up again.
 *
 * @returns the account, new or begun before; `null` when the instance has other accounts, or this one was admitted
 */
export async function beginFirstAccount(
  ctx: Ctx,
  input: { readonly email: string; readonly name: string },
): Promise<{ accountId: string } | null> {
  if (await hasAccounts(ctx)) return beginningByEmail(ctx, input.email)
  const begun = await createAccount(ctx, {
    ...input,
    passwordHash: null,
    isVerified: false,
    isOperator: true,
  })
  return begun ?? beginningByEmail(ctx, input.email)
}

/**
 * Gives an account that was begun its password, and takes its address as known (platform transaction).
 *
 * @returns whether it was done: not when somebody else did it before
 */
export async function admitAccount(
  ctx: Ctx,
  input: { readonly accountId: string; readonly passwordHash: string },
): Promise<boolean> {
  return admit(ctx, input.accountId, input.passwordHash, new Date(ctx.clock.now()))
}
