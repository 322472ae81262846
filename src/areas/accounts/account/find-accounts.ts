import type { Ctx } from '#platform/ctx.ts'
import type { KnownAccount } from './account.ts'
import { type KnownRow, knownByEmail, knownByIds } from './account.store.ts'

function knownOf(row: KnownRow): KnownAccount {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    preferredLocale: row.preferred_locale,
    timeZone: row.time_zone,
    isVerified: row.verified_at !== null,
    isLocked: row.locked_at !== null,
    isDeleted: row.deleted_at !== null,
  }
}

/** Accounts by id, in one query; ids without an account are left out. Works in a site's transaction too. */
export async function findAccountsByIds(
  ctx: Pick<Ctx, 'db'>,
  ids: readonly string[],
): Promise<KnownAccount[]> {
  const rows = await knownByIds(ctx, [...new Set(ids)])
  return rows.map(knownOf)
}

/** The account of an address, whatever its case; `null` when there is none. Tell nobody which. */
export async function findAccountByEmail(ctx: Pick<Ctx, 'db'>, email: string): Promise<KnownAccount | null> {
  const row = await knownByEmail(ctx, email)
  return row ? knownOf(row) : null
}
