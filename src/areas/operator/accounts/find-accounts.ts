import { searchAccounts } from '#areas/accounts/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { findAccounts as endpoint } from '../contract.ts'

/** Accounts by name and address, newest first unless asked otherwise. */
export function findAccounts(
  ctx: Ctx,
  { search, ...page }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  return searchAccounts(ctx, { query: search, ...page })
}
