import { sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { tables } from '../schema.ts'

type Stored = Pick<Ctx, 'db'>

export async function isInCircle(ctx: Stored, siteId: Id): Promise<boolean> {
  return (await readCirclePlace(ctx, siteId)) !== null
}

/** Since when a site is in the circle; `null`: it is not. */
export async function readCirclePlace(ctx: Stored, siteId: Id): Promise<Date | null> {
  const row = await tables(ctx)
    .selectFrom('labs_circle')
    .select('joined_at')
    .where('site_id', '=', siteId)
    .executeTakeFirst()
  return row?.joined_at ?? null
}

/** Holds the place of a site in the circle until the transaction ends. @returns whether it has one */
export async function holdCirclePlace(ctx: Stored, siteId: Id): Promise<boolean> {
  const row = await tables(ctx)
    .selectFrom('labs_circle')
    .select('site_id')
    .where('site_id', '=', siteId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The sites of the circle, the latest to join first. */
export async function readCircle(ctx: Stored): Promise<{ siteId: Id; since: Date }[]> {
  const rows = await tables(ctx)
    .selectFrom('labs_circle')
    .select(['site_id', 'joined_at'])
    .orderBy('joined_at', 'desc')
    .orderBy('site_id')
    .execute()
  return rows.map((row) => ({ siteId: row.site_id, since: row.joined_at }))
}

/** @returns whether the site was not in the circle before */
export async function joinCircle(ctx: Stored, siteId: Id, by: Id, at: Date): Promise<boolean> {
  const row = await tables(ctx)
    .insertInto('labs_circle')
    .values({ site_id: siteId, joined_at: at, joined_by: by })
    .onConflict((conflict) => conflict.column('site_id').doNothing())
    .returning('site_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a site out of the circle, with everything it switched on. @returns whether it was in it */
export async function leaveCircle(ctx: Stored, siteId: Id): Promise<boolean> {
  // Its place first: who switches something on holds it, and what they switched on is there by then.
  const { numDeletedRows } = await tables(ctx)
    .deleteFrom('labs_circle')
    .where('site_id', '=', siteId)
    .executeTakeFirst()
  await tables(ctx).deleteFrom('labs_site_features').where('site_id', '=', siteId).execute()
  return numDeletedRows > 0n
}

/** What a site of the circle has switched on. */
export async function readSiteFeatures(ctx: Stored, siteId: Id): Promise<string[]> {
  const rows = await tables(ctx)
    .selectFrom('labs_site_features')
    .innerJoin('labs_circle', 'labs_circle.site_id', 'labs_site_features.site_id')
    .select('feature')
    .where('labs_site_features.site_id', '=', siteId)
    .execute()
  return rows.map(({ feature }) => feature)
}

/** What every site of the circle has switched on. */
export async function readAllSiteFeatures(ctx: Stored): Promise<ReadonlyMap<Id, readonly string[]>> {
  const rows = await tables(ctx).selectFrom('labs_site_features').select(['site_id', 'feature']).execute()
  const all = new Map<Id, string[]>()
  for (const row of rows) all.set(row.site_id, [...(all.get(row.site_id) ?? []), row.feature])
  return all
}

export async function addSiteFeature(
  ctx: Stored,
  row: { readonly siteId: Id; readonly feature: string; readonly by: Id; readonly at: Date },
): Promise<void> {
  await tables(ctx)
    .insertInto('labs_site_features')
    .values({ site_id: row.siteId, feature: row.feature, switched_at: row.at, switched_by: row.by })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function dropSiteFeature(ctx: Stored, siteId: Id, feature: string): Promise<void> {
  await tables(ctx)
    .deleteFrom('labs_site_features')
    .where('site_id', '=', siteId)
    .where('feature', '=', feature)
    .execute()
}

/** What somebody of the staff has switched on for themselves. */
export async function readAccountFeatures(ctx: Stored, accountId: Id): Promise<string[]> {
  const rows = await tables(ctx)
    .selectFrom('labs_account_features')
    .select('feature')
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ feature }) => feature)
}

/** Waits until nobody else changes what an account has switched on, and keeps them waiting until the transaction ends. */
export async function holdAccountFeatures(ctx: Stored, accountId: Id): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`labs of ${accountId}`}, 0))`.execute(ctx.db)
}

/** Replaces what somebody has switched on. Ask with it held: what another window saves at this moment is not there yet. */
export async function putAccountFeatures(
  ctx: Stored,
  accountId: Id,
  features: readonly string[],
  at: Date,
): Promise<void> {
  await tables(ctx).deleteFrom('labs_account_features').where('account_id', '=', accountId).execute()
  if (features.length === 0) return
  await tables(ctx)
    .insertInto('labs_account_features')
    .values(features.map((feature) => ({ account_id: accountId, feature, switched_at: at })))
    .execute()
}

/** How many accounts have each feature. */
export async function countAccountFeatures(ctx: Stored): Promise<ReadonlyMap<string, number>> {
  const rows = await tables(ctx)
    .selectFrom('labs_account_features')
    .select((row) => ['feature', row.fn.countAll<number>().as('uses')] as const)
    .groupBy('feature')
    .execute()
  return new Map(rows.map(({ feature, uses }) => [feature, uses]))
}
