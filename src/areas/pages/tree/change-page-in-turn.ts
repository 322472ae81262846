import type { InputOf } from '#kernel/endpoint.ts'
import { hashInTurn } from '#platform/auth/hash-in-turn.ts'
import type { Outside } from '#platform/http/route.ts'
import type { changePage as changePageEndpoint, PageRow } from '../contract.ts'
import { changePage } from './change-page.ts'

/**
 * {@link changePage}, with a password that is hashed before the transaction, when it is the site's turn.
 *
 * @throws Refusal as that one, and 429 when too many passwords of the site wait for theirs
 */
export async function changePageInTurn(
  outside: Outside,
  { password, ...change }: InputOf<typeof changePageEndpoint>,
): Promise<{ page: PageRow }> {
  if (password === undefined) return outside.transaction((ctx) => changePage(ctx, change))
  const passwordHash = password === null ? null : await hashInTurn(change.siteId, outside.signal, password)
  return outside.transaction((ctx) => changePage(ctx, { ...change, passwordHash }))
}
