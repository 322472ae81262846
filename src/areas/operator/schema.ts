import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { ActChange } from './contract.ts'

/** A JSON column: an object when read, a text (`json(value)`) when written. */
type Json<T> = ColumnType<T, string, string>

export interface ExperimentTable {
  name: string
  salt: Id
  type: 'FEATURE_TOGGLE' | 'AB_TEST'
  what: string
  sticky_by: 'site' | 'account'
  control: string
  /** What was written once; read it as if anybody had. */
  segments: Json<unknown>
  is_active: boolean
  killed_at: Date | null
  created_at: Date
  changed_at: Date
}

export interface ExposureTable {
  experiment: string
  subject_kind: 'site' | 'account'
  subject_id: Id
  variant: string
  segment: string
  first_at: Date
}

export interface CircleTable {
  site_id: Id
  joined_at: Date
  joined_by: Id | null
}

export interface SiteFeatureTable {
  site_id: Id
  feature: string
  switched_at: Date
  switched_by: Id | null
}

export interface AccountFeatureTable {
  account_id: Id
  feature: string
  switched_at: Date
}

export interface AnnouncementTable {
  id: Id
  title: string
  text: string
  tone: 'info' | 'warning'
  link: string | null
  starts_at: Date
  ends_at: Date | null
  created_at: Date
}

export interface DismissalTable {
  account_id: Id
  announcement_id: Id
  dismissed_at: Date
}

export interface SettingsTable {
  id: ColumnType<boolean, boolean | undefined, never>
  support_address: string
}

export interface ActTable {
  id: Id
  at: Date
  position: GeneratedAlways<number>
  operator_id: Id | null
  what: string
  about_kind: 'account' | 'experiment' | 'plan' | 'platform'
  about: string
  details: Json<Record<string, string | number>>
  changes: ColumnType<ActChange[], string | undefined, never>
  why: string | null
}

type OperatorTables = {
  experiments: ExperimentTable
  experiment_exposures: ExposureTable
  labs_circle: CircleTable
  labs_site_features: SiteFeatureTable
  labs_account_features: AccountFeatureTable
  announcements: AnnouncementTable
  announcement_dismissals: DismissalTable
  operator_settings: SettingsTable
  operator_acts: ActTable
}

/** The tables of this area; used by its stores only. */
export const tables = (ctx: Pick<Ctx, 'db'>) => ctx.db.withTables<OperatorTables>()
