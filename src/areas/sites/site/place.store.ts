import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { containing } from '#platform/db/like.ts'
import { permissions } from '../contract.ts'
import type { Holding, OwnRole } from '../contributors/role.ts'
import type { SiteTable } from '../schema.ts'
import type { Site } from './site.ts'
import { siteFrom } from './site.store.ts'

type Stored = Pick<Ctx, 'db'>

/** A site together with what an account has on it. */
export interface Place {
  readonly site: Site
  readonly holding: Holding
  /** Names of the roles of the site's own. */
  readonly customRoles: readonly string[]
}

/** Where a list of places goes on. */
export interface PlaceCursor {
  readonly isRemoved: boolean
  /** Milliseconds since 1970 UTC. */
  readonly createdAt: number
  readonly id: Id
}

interface Asked {
  readonly accountId: Id
  /** Part of a title or an address; empty: all. */
  readonly search: string
  readonly now: number
}

/** `%` and `_` as themselves. */
const roleRows = sql`
  select h.site_id, h.account_id,
    jsonb_agg(jsonb_build_object('rights', r.rights, 'reach', r.reach)) as own_roles,
    array_agg(r.name order by lower(r.name)) as names,
    bool_or(${permissions.siteRemove.name} = any(r.rights)) as removes
  from contributor_custom_roles h
  join custom_roles r on r.site_id = h.site_id and r.id = h.role_id
  where h.site_id = c.site_id and h.account_id = c.account_id
  group by h.site_id, h.account_id`

/** The places of an account: those of removed sites only where it may bring them back. */
const places = (asked: Asked): RawBuilder<unknown> => sql`
  contributors c
  join sites s on s.id = c.site_id
  left join lateral (${roleRows}) o on true
  where c.account_id = ${asked.accountId}
    and (c.ends_at is null or c.ends_at > ${new Date(asked.now)})
    and (s.removed_at is null or s.owner_id = c.account_id or 'admin' = any(c.roles) or coalesce(o.removes, false))
    and s.purging_at is null
    and (s.type <> 3 or s.owner_id = c.account_id or 'admin' = any(c.roles))
    and (${asked.search} = '' or s.title ilike ${containing(asked.search)} or s.slug ilike ${containing(asked.search)})`

export async function readPlaces(
  ctx: Stored,
  asked: Asked & { readonly after: PlaceCursor | null; readonly limit: number },
): Promise<Place[]> {
  const { after } = asked
  const from = after
    ? sql`and (s.removed_at is not null, -extract(epoch from s.created_at), s.id) >
        (${after.isRemoved}::boolean, -extract(epoch from ${new Date(after.createdAt)}::timestamptz), ${after.id}::uuid)`
    : sql``
  const { rows } = await sql<
    Selectable<SiteTable> & {
      contributor_roles: string[]
      contributor_calendars: Id[] | null
      own_roles: OwnRole[] | null
      own_names: string[] | null
    }
  >`
    select s.*, c.roles as contributor_roles, c.calendars as contributor_calendars, o.own_roles, o.names as own_names
    from ${places(asked)} ${from}
    order by s.removed_at is not null, -extract(epoch from s.created_at), s.id
    limit ${asked.limit}`.execute(ctx.db)
  return rows.map((row) => ({
    site: siteFrom(row),
    holding: {
      isOwner: row.owner_id === asked.accountId,
      roles: row.contributor_roles,
      calendars: row.contributor_calendars,
      ownRoles: row.own_roles ?? [],
    },
    customRoles: row.own_names ?? [],
  }))
}

export async function countPlaces(ctx: Stored, asked: Asked): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${places(asked)}`.execute(
    ctx.db,
  )
  return rows[0]?.count ?? 0
}
