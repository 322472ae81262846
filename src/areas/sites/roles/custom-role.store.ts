import { sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import type { RoleReach } from '../contributors/role.ts'
import { tables } from '../schema.ts'

type Stored = Pick<Ctx, 'db'>

export interface CustomRoleRecord {
  readonly id: Id
  readonly name: string
  readonly rights: readonly string[]
  readonly reach: RoleReach
}

const fields = ['id', 'name', 'rights', 'reach'] as const

/** The roles of a site's own, by name; all, or those asked for. */
export async function readRoles(ctx: Stored, siteId: Id, ids?: readonly Id[]): Promise<CustomRoleRecord[]> {
  if (ids?.length === 0) return []
  let query = tables(ctx)
    .selectFrom('custom_roles')
    .select(fields)
    .where('site_id', '=', siteId)
    .orderBy((by) => by.fn('lower', ['name']))
  if (ids) query = query.where('id', 'in', [...ids])
  return query.execute()
}

/** A role of a site's own as it stays until the transaction has ended; `undefined`: there is none. */
export async function holdRole(ctx: Stored, siteId: Id, roleId: Id): Promise<CustomRoleRecord | undefined> {
  return tables(ctx)
    .selectFrom('custom_roles')
    .select(fields)
    .where('site_id', '=', siteId)
    .where('id', '=', roleId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** How many contributors have each role. */
export async function countUses(ctx: Stored, siteId: Id): Promise<ReadonlyMap<Id, number>> {
  const rows = await tables(ctx)
    .selectFrom('contributor_custom_roles')
    .select((count) => ['role_id', count.fn.countAll<number>().as('uses')] as const)
    .where('site_id', '=', siteId)
    .groupBy('role_id')
    .execute()
  return new Map(rows.map((row) => [row.role_id, row.uses]))
}

/** Makes or changes a role. Broken by `custom_roles_name_taken` when another has its name. */
export async function putRole(
  ctx: Stored,
  siteId: Id,
  role: CustomRoleRecord & { now: number },
): Promise<void> {
  const set = {
    name: role.name,
    rights: [...role.rights],
    reach: json(role.reach),
  }
  await tables(ctx)
    .insertInto('custom_roles')
    .values({ site_id: siteId, id: role.id, created_at: new Date(role.now), ...set })
    .onConflict((conflict) => conflict.columns(['site_id', 'id']).doUpdateSet(set))
    .execute()
}

/** Deletes a role. Broken by `contributor_custom_roles_role` while somebody has it. */
export async function deleteRole(ctx: Stored, siteId: Id, roleId: Id): Promise<void> {
  await tables(ctx)
    .deleteFrom('custom_roles')
    .where('site_id', '=', siteId)
    .where('id', '=', roleId)
    .execute()
}

/** Whether an open invitation would give a role. */
export async function isRoleOffered(ctx: Stored, siteId: Id, roleId: Id): Promise<boolean> {
  const row = await tables(ctx)
    .selectFrom('invitations')
    .select('id')
    .where('site_id', '=', siteId)
    .where('ended', 'is', null)
    .where(sql<boolean>`${roleId}::uuid = any(custom_role_ids)`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * When those who have a role end, and those whom an open invitation would give it, in milliseconds; `null`: one without
 * an end.
 */
export async function endsOfRole(
  ctx: Stored,
  siteId: Id,
  roleId: Id,
  now: number,
): Promise<readonly (number | null)[]> {
  const { rows } = await sql<{ ends_at: Date | null }>`
    select c.ends_at from contributors c
      join contributor_custom_roles h on h.site_id = c.site_id and h.account_id = c.account_id
      where c.site_id = ${siteId} and h.role_id = ${roleId} and (c.ends_at is null or c.ends_at > ${new Date(now)})
    union
    select i.contributor_ends_at from invitations i
      where i.site_id = ${siteId} and i.ended is null and ${roleId}::uuid = any(i.custom_role_ids)`.execute(
    ctx.db,
  )
  return rows.map((row) => row.ends_at?.getTime() ?? null)
}
