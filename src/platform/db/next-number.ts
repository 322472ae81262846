import { sql } from 'kysely'
import { type Ctx, siteOf } from '../ctx.ts'

/**
 * The next number of a series of the context's site, from 1 and without a gap: it is taken with the caller's
 * transaction, or not at all. Others who want one of the same series wait until that ends, so take it last.
 *
 * @param series `orders`, `invoices/2026`; at most 100 characters
 */
export async function nextNumber(ctx: Pick<Ctx, 'db' | 'site'>, series: string): Promise<number> {
  const { rows } = await sql<{ latest: number }>`
    insert into number_series (site_id, series, latest) values (${siteOf(ctx)}::uuid, ${series}, 1)
    on conflict (site_id, series) do update set latest = number_series.latest + 1
    returning latest`.execute(ctx.db)
  const [row] = rows
  if (!row) throw new Error(`No number was given for ${series}`)
  return Number(row.latest)
}
