import type { InputOf } from '#kernel/endpoint.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { Account, changeProfile as declared } from '../contract.ts'
import { updateProfile } from './account.store.ts'
import { readAccount } from './read-account.ts'
import { refuseCountry } from './refuse-country.ts'

/** Changes what is given of name, country, language and time zone. */
export async function changeProfile(ctx: Ctx, input: InputOf<typeof declared>): Promise<Account> {
  if (input.country !== undefined) refuseCountry(input.country)
  await updateProfile(ctx, accountOf(ctx).accountId, input)
  return readAccount(ctx)
}
