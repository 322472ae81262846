import type { Passkey } from '../contract.ts'
import type { StoredPasskey } from './passkey.store.ts'

/** A passkey as its owner sees it. */
export function passkeyOf(row: StoredPasskey): Passkey {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    isSynced: row.is_backed_up,
  }
}
