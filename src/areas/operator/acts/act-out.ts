import type { Act } from '../contract.ts'
import type { StoredAct } from './act.store.ts'

/** An act as it is told, with the name of who did it; empty: their account is gone; `null`: a command did. */
export function actOut(act: StoredAct, names: ReadonlyMap<string, string>): Act {
  return {
    id: act.id,
    at: act.at.toISOString(),
    by: act.operatorId === null ? null : (names.get(act.operatorId) ?? ''),
    what: act.what,
    values: { ...act.values },
    changes: [...act.changes],
    why: act.why,
  }
}
