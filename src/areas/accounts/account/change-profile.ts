import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { Account, changeProfile as declared } from '../contract.ts'
import { mayChooseLocale } from './account-flags.ts'
import { updateProfile } from './account.store.ts'
import { readAccount } from './read-account.ts'
import { refuseCountry } from './refuse-country.ts'

/**
 * Changes what is given of name, country, language and time zone.
 *
 * @throws Refusal `accounts.locale_closed` (403) for a language that is tried, and not by this account
 */
export async function changeProfile(ctx: Ctx, input: InputOf<typeof declared>): Promise<Account> {
  if (input.country !== undefined) refuseCountry(input.country)
  const { accountId } = accountOf(ctx)
  if (input.preferredLocale !== undefined && !(await mayChooseLocale(ctx, accountId, input.preferredLocale)))
    throw refuse('forbidden', 'accounts.locale_closed', { field: 'preferredLocale' })
  await updateProfile(ctx, accountId, input)
  return readAccount(ctx)
}
