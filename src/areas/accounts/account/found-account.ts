import type { SearchRow } from './account.store.ts'

/** An account as the operator's console lists it. */
export interface FoundAccount {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly country: string | null
  readonly isVerified: boolean
  readonly isLocked: boolean
  readonly isOperator: boolean
  readonly isStaff: boolean
  readonly createdAt: string
}

/** What a row says of an account to the operator. */
export function foundAccount(row: SearchRow): FoundAccount {
  return {
    id: row.id,
    email: row.email ?? '',
    name: row.name,
    country: row.country,
    isVerified: row.verified_at !== null,
    isLocked: row.locked_at !== null,
    isOperator: row.is_operator,
    isStaff: row.is_staff,
    createdAt: row.created_at.toISOString(),
  }
}
