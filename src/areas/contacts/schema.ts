import type { ColumnType, Generated } from 'kysely'
import type { Ctx } from '#platform/ctx.ts'
import type { ConsentAct, ConsentBasis, ConsentChannel, ConsentPurpose, MemberState } from './contract.ts'

/** Why nothing is sent to an address. */
export type SuppressionReason = 'bounced' | 'complained' | 'left_all' | 'by_hand'

type Tables = {
  contacts: {
    site_id: string
    id: string
    given_name: Generated<string>
    family_name: Generated<string>
    company: Generated<string>
    phones: Generated<string[]>
    language: Generated<string>
    tags: Generated<string[]>
    notes: Generated<string>
    created_at: Date
  }
  contact_emails: {
    site_id: string
    email: string
    contact_id: string
    is_main: boolean
    asked_at: Date | null
    created_at: Date
  }
  contact_lists: {
    site_id: string
    id: string
    name: string
    public_name: string
    is_confirmed_by_mail: Generated<boolean>
    created_at: Date
    deleted_at: Date | null
  }
  list_members: {
    site_id: string
    list_id: string
    contact_id: string
    email: string
    state: MemberState
    joined_at: Date
    confirmed_at: Date | null
    left_at: Date | null
  }
  consents: {
    site_id: string
    id: string
    contact_id: string
    channel: ConsentChannel
    purpose: ConsentPurpose
    act: ConsentAct
    address: string
    list_id: string | null
    at: Date
    place: string
    words: string
    words_version: number
    language: string
    basis: ConsentBasis
    proof: string
  }
  suppressions: { site_id: string; address_hash: string; reason: SuppressionReason; created_at: Date }
  contact_entries: {
    site_id: string
    id: string
    contact_id: string
    what: string
    values: ColumnType<Record<string, string | number>, string, never>
    at: Date
  }
}

/** The area's tables, seen through the transaction of a context. */
export const tables = (ctx: Pick<Ctx, 'db'>) => ctx.db.withTables<Tables>()
