import type { Id } from '#kernel/ids.ts'
import type { SiteStatus } from '#kernel/states/site-status.ts'
import type { SiteType } from '#kernel/states/site-type.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { RoleReach } from './contributors/role.ts'

/** A JSON column: an object when read, a text (`json(value)`) when written. */
type Json<T> = ColumnType<T, string | undefined, string>

export interface SiteTable {
  id: Id
  slug: string
  title: string
  type: SiteType
  status: SiteStatus
  status_since: Date
  status_before: SiteStatus | null
  status_before_since: Date | null
  trial_ends_at: Date | null
  paused_at: Date | null
  language: string
  country: string
  currency: string
  time_zone: string
  contact_line: Generated<string>
  visitor_password_hash: string | null
  preview_key: string
  legacy_address: string | null
  owner_id: Id
  created_at: Date
  created_by: Id
  copied_from: Id | null
  removed_at: Date | null
  purging_at: Date | null
  last_told_at: Date | null
}

export interface ContributorTable {
  site_id: Id
  account_id: Id
  roles: string[]
  calendars: Id[] | null
  ends_at: Date | null
  created_at: Date
}

export interface CustomRoleTable {
  site_id: Id
  id: Id
  name: string
  rights: string[]
  reach: Json<RoleReach>
  created_at: Date
}

export interface ContributorCustomRoleTable {
  site_id: Id
  account_id: Id
  role_id: Id
}

export interface InvitationTable {
  site_id: Id
  id: Id
  kind: 'contributor' | 'transfer'
  email: string
  roles: string[]
  custom_role_ids: Id[]
  calendars: Id[] | null
  contributor_ends_at: Date | null
  message: string
  token_hash: string
  created_at: Date
  sent_at: Date
  expires_at: Date
  invited_by: Id
  ended: 'accepted' | 'declined' | 'revoked' | null
  ended_at: Date | null
  ended_by: Id | null
}

export interface TimelineTable {
  site_id: Id
  id: Id
  at: Date
  position: GeneratedAlways<number>
  actor_kind: 'account' | 'operator' | 'system'
  actor_id: Id | null
  what: string
  details: Json<Record<string, string | number>>
  why: string | null
}

export interface NoticeTable {
  site_id: Id
  kind: string
  status_since: Date
  queued_at: Date
}

export type SitesTables = {
  sites: SiteTable
  contributors: ContributorTable
  custom_roles: CustomRoleTable
  contributor_custom_roles: ContributorCustomRoleTable
  invitations: InvitationTable
  site_timeline: TimelineTable
  site_notices: NoticeTable
}

/** The tables of sites; nobody else queries them. */
export const tables = (ctx: Pick<Ctx, 'db'>) => ctx.db.withTables<SitesTables>()
