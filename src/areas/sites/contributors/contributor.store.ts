import { type Selectable, sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import type { SiteStatus } from '#kernel/states/site-status.ts'
import type { SiteType } from '#kernel/states/site-type.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type ContributorTable, tables } from '../schema.ts'
import { isOver } from './is-over.ts'
import type { Holding, OwnRole } from './role.ts'

type Stored = Pick<Ctx, 'db'>

interface Held {
  readonly status: SiteStatus
  readonly type: SiteType
  readonly isPurging: boolean
  readonly holding: Holding
  readonly viewedRole: OwnRole | null
}

/** What an account has on a site, with the site's status and a role asked for by id, in one query. */
export async function readHolding(
  ctx: Stored,
  asked: { siteId: Id; accountId: Id; now: number; viewedRoleId: Id | null },
): Promise<Held | null> {
  const { rows } = await sql<{
    status: SiteStatus
    type: SiteType
    is_purging: boolean
    is_owner: boolean
    roles: string[]
    calendars: Id[] | null
    own_roles: OwnRole[]
    viewed_role: OwnRole | null
  }>`
    select s.status, s.type, s.purging_at is not null as is_purging, s.owner_id = c.account_id as is_owner, c.roles, c.calendars,
      (select coalesce(jsonb_agg(jsonb_build_object('rights', r.rights, 'reach', r.reach)), '[]')
        from contributor_custom_roles h
        join custom_roles r on r.site_id = h.site_id and r.id = h.role_id
        where h.site_id = c.site_id and h.account_id = c.account_id) as own_roles,
      (select jsonb_build_object('rights', v.rights, 'reach', v.reach)
        from custom_roles v where v.site_id = c.site_id and v.id = ${asked.viewedRoleId}::uuid) as viewed_role
    from sites s
    join contributors c on c.site_id = s.id and c.account_id = ${asked.accountId}
    where s.id = ${asked.siteId} and (c.ends_at is null or c.ends_at > ${new Date(asked.now)})`.execute(
    ctx.db,
  )
  const [row] = rows
  if (!row) return null
  return {
    status: row.status,
    type: row.type,
    isPurging: row.is_purging,
    holding: { isOwner: row.is_owner, roles: row.roles, calendars: row.calendars, ownRoles: row.own_roles },
    viewedRole: row.viewed_role,
  }
}

/** Makes an account a contributor, or gives one other roles. */
export async function putContributor(
  ctx: Stored,
  row: {
    siteId: Id
    accountId: Id
    roles: readonly string[]
    customRoleIds: readonly Id[]
    calendars: readonly Id[] | null
    endsAt: number | null
    now: number
  },
): Promise<void> {
  const given = {
    roles: [...row.roles],
    calendars: row.calendars ? [...row.calendars] : null,
    ends_at: row.endsAt === null ? null : new Date(row.endsAt),
  }
  await tables(ctx)
    .insertInto('contributors')
    .values({ site_id: row.siteId, account_id: row.accountId, created_at: new Date(row.now), ...given })
    .onConflict((conflict) => conflict.columns(['site_id', 'account_id']).doUpdateSet(given))
    .execute()
  await tables(ctx)
    .deleteFrom('contributor_custom_roles')
    .where('site_id', '=', row.siteId)
    .where('account_id', '=', row.accountId)
    .execute()
  if (row.customRoleIds.length === 0) return
  await tables(ctx)
    .insertInto('contributor_custom_roles')
    .values(
      row.customRoleIds.map((roleId) => ({
        site_id: row.siteId,
        account_id: row.accountId,
        role_id: roleId,
      })),
    )
    .execute()
}

/** A contributor, with the ids of the roles of the site's own. Moments are milliseconds. */
export interface ContributorRecord {
  readonly accountId: Id
  readonly roles: readonly string[]
  readonly customRoleIds: readonly Id[]
  readonly calendars: readonly Id[] | null
  readonly endsAt: number | null
  readonly createdAt: number
}

type ContributorRow = Omit<Selectable<ContributorTable>, 'site_id'> & { custom_role_ids: Id[] }

const recordFrom = (row: ContributorRow): ContributorRecord => ({
  accountId: row.account_id,
  roles: row.roles,
  customRoleIds: row.custom_role_ids,
  calendars: row.calendars,
  endsAt: row.ends_at?.getTime() ?? null,
  createdAt: row.created_at.getTime(),
})

const selectContributors = sql`
  select c.account_id, c.roles, c.calendars, c.ends_at, c.created_at,
    array(select h.role_id from contributor_custom_roles h
      where h.site_id = c.site_id and h.account_id = c.account_id order by h.role_id) as custom_role_ids
  from contributors c`

/** The contributors of a site, the longest there first. */
export async function readContributors(ctx: Stored, siteId: Id): Promise<ContributorRecord[]> {
  const { rows } = await sql<ContributorRow>`${selectContributors}
    where c.site_id = ${siteId} order by c.created_at, c.account_id`.execute(ctx.db)
  return rows.map(recordFrom)
}

export async function readContributor(
  ctx: Stored,
  siteId: Id,
  accountId: Id,
): Promise<ContributorRecord | null> {
  const { rows } = await sql<ContributorRow>`${selectContributors}
    where c.site_id = ${siteId} and c.account_id = ${accountId}`.execute(ctx.db)
  return rows[0] ? recordFrom(rows[0]) : null
}

/** Takes a contributor off a site; says whether they were one. The owner stays: the site refers to them. */
export async function deleteContributor(ctx: Stored, siteId: Id, accountId: Id): Promise<boolean> {
  const { numDeletedRows } = await tables(ctx)
    .deleteFrom('contributors')
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Whether an account contributes to a site now. */
export async function contributes(ctx: Stored, siteId: Id, accountId: Id, now: number): Promise<boolean> {
  const found = await readContributor(ctx, siteId, accountId)
  return found !== null && !isOver(found, now)
}

/** How many contribute to a site now. */
export async function countContributors(ctx: Stored, siteId: Id, now: number): Promise<number> {
  const { count } = await tables(ctx)
    .selectFrom('contributors')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', new Date(now))]))
    .executeTakeFirstOrThrow()
  return count
}
