import { secretsOf } from '#platform/auth/secrets.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { type SuppressionReason, tables } from '../schema.ts'

/** The stored form of an address: a keyed hash, which cannot be read or guessed. */
export const hashOf = (ctx: Ctx, email: string): string =>
  secretsOf(ctx.tools.config.secretKey).hash('contacts.suppressions', email)

/** Keeps everything from an address that it does not ask for; the first reason stays. */
export async function insertSuppression(ctx: Ctx, email: string, reason: SuppressionReason): Promise<void> {
  await tables(ctx)
    .insertInto('suppressions')
    .values({
      site_id: siteOf(ctx),
      address_hash: hashOf(ctx, email),
      reason,
      created_at: new Date(ctx.clock.now()),
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'address_hash']).doNothing())
    .execute()
}

/** Which of some addresses get nothing. */
export async function suppressedAmong(ctx: Ctx, emails: readonly string[]): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set()
  const byHash = new Map(emails.map((email) => [hashOf(ctx, email), email]))
  const rows = await tables(ctx)
    .selectFrom('suppressions')
    .select('address_hash')
    .where('site_id', '=', siteOf(ctx))
    .where('address_hash', 'in', [...byHash.keys()])
    .execute()
  return new Set(rows.flatMap(({ address_hash: hash }) => byHash.get(hash) ?? []))
}
