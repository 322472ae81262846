import { sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { tables } from '../schema.ts'

type Stored = Pick<Ctx, 'db'>

export interface SitePlanRecord {
  readonly siteId: Id
  readonly planId: Id
  readonly term: 'month' | 'year' | null
  readonly isComped: boolean
  /** Milliseconds since 1970 UTC. */
  readonly since: number
}

export async function readSitePlan(ctx: Stored, siteId: Id): Promise<SitePlanRecord | null> {
  const row = await tables(ctx)
    .selectFrom('site_plans')
    .selectAll()
    .where('site_id', '=', siteId)
    .executeTakeFirst()
  if (!row) return null
  return {
    siteId: row.site_id,
    planId: row.plan_id,
    term: row.term,
    isComped: row.is_comped,
    since: row.since.getTime(),
  }
}

/** The plans of some sites, by site. */
export async function readSitePlans(ctx: Stored, siteIds: readonly Id[]): Promise<ReadonlyMap<Id, Id>> {
  if (siteIds.length === 0) return new Map()
  const rows = await tables(ctx)
    .selectFrom('site_plans')
    .select(['site_id', 'plan_id'])
    .where('site_id', 'in', [...siteIds])
    .execute()
  return new Map(rows.map((row) => [row.site_id, row.plan_id]))
}

/**
 * Gives a site a plan, in the place of the one it had.
 *
 * @throws the database's error on `site_plans_plan_id_fkey` when the plan was removed meanwhile
 */
export async function putSitePlan(
  ctx: Stored,
  row: SitePlanRecord & { readonly by: Id | null },
): Promise<void> {
  const set = {
    plan_id: row.planId,
    term: row.term,
    is_comped: row.isComped,
    since: new Date(row.since),
    chosen_by: row.by,
  }
  await tables(ctx)
    .insertInto('site_plans')
    .values({ site_id: row.siteId, ...set })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(set))
    .execute()
}

export async function deleteSitePlan(ctx: Stored, siteId: Id): Promise<void> {
  await tables(ctx).deleteFrom('site_plans').where('site_id', '=', siteId).execute()
}

/** How many sites have each plan, but for some that do not count. */
export async function countSitesByPlan(
  ctx: Stored,
  uncounted: readonly Id[],
): Promise<ReadonlyMap<Id, number>> {
  const rows = await tables(ctx)
    .selectFrom('site_plans')
    .select((count) => ['plan_id', count.fn.countAll<number>().as('sites')] as const)
    .where(sql<boolean>`site_id <> all(${[...uncounted]}::uuid[])`)
    .groupBy('plan_id')
    .execute()
  return new Map(rows.map((row) => [row.plan_id, row.sites]))
}

/** The sites that have a plan. */
export async function siteIdsOfPlan(ctx: Stored, planId: Id): Promise<Id[]> {
  const rows = await tables(ctx)
    .selectFrom('site_plans')
    .select('site_id')
    .where('plan_id', '=', planId)
    .execute()
  return rows.map((row) => row.site_id)
}
