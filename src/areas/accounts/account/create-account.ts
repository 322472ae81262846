import { DEFAULT_LOCALE } from '#kernel/i18n/locales.ts'
import { newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { insertAccount } from './account.store.ts'
import { runAccountHooks } from './account-hooks.ts'

export interface CreateAccountInput {
  /** As `email` of the kernel's shapes gives it. */
  readonly email: string
  readonly name: string
  /** Of `hashPassword`, made before the transaction; `null`: nobody signs in until a password is chosen by mail. */
  readonly passwordHash: string | null
  readonly preferredLocale?: string | undefined
  readonly timeZone?: string | undefined
  readonly country?: string | null | undefined
  /** The address is known to be the person's (an invitation was followed, the operator's command). */
  readonly isVerified?: boolean
  readonly isOperator?: boolean
}

/**
 * Makes an account (platform transaction); the first one of an instance is its operator. Sends no mail.
 *
 * @returns its id, or `null` when the address has an account
 */
export async function createAccount(
  ctx: Ctx,
  input: CreateAccountInput,
): Promise<{ accountId: string } | null> {
  const now = ctx.clock.now()
  const id = newId(now)
  const isNew = await insertAccount(ctx, {
    id,
    email: input.email,
    name: input.name,
    passwordHash: input.passwordHash,
    preferredLocale: input.preferredLocale ?? DEFAULT_LOCALE,
    timeZone: input.timeZone ?? 'UTC',
    country: input.country ?? null,
    isVerified: input.isVerified ?? false,
    isOperator: input.isOperator ?? false,
    at: new Date(now),
  })
  if (!isNew) return null
  await runAccountHooks('created', ctx, { accountId: id })
  return { accountId: id }
}
