import { findAccountsByIds } from '#areas/accounts/index.ts'
import type { Ctx } from '#platform/ctx.ts'

/** Who did something, as the owner's app names people. */
export type Author = { id: string; name: string } | null

/** The people behind account ids, read at once; an account that is gone has no name. */
export async function authorsOf(
  ctx: Ctx,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => Author> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const names = new Map((await findAccountsByIds(ctx, wanted)).map((account) => [account.id, account.name]))
  return (id) => (id === null ? null : { id, name: names.get(id) ?? '' })
}
