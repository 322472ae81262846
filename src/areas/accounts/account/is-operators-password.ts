import { checkPassword } from '#platform/auth/password-hash.ts'
import type { Ctx } from '#platform/ctx.ts'
import { accountByEmail } from './account.store.ts'

/** Whether a password opens the operator's account of an address (platform transaction): for advice to who runs the instance. */
export async function isOperatorsPassword(
  ctx: Pick<Ctx, 'db'>,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<boolean> {
  const account = await accountByEmail(ctx, email)
  if (!account?.is_operator || account.locked_at !== null || account.password_hash === null) return false
  return (await checkPassword(password, account.password_hash)).fits
}
