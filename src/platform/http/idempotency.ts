import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { refuse } from '#kernel/refusal.ts'
import type { Db } from '../db/database.ts'

export const IDEMPOTENCY_HEADER = 'idempotency-key'
export const REPLAYED_HEADER = 'idempotent-replayed'
const LONGEST_KEY = 255

export interface KeptAnswer {
  readonly status: number
  readonly body: string
  readonly replayed: boolean
}

function fingerprintOf(body: string): string {
  return createHash('sha256').update(body).digest('base64url')
}

/**
 * The answer that is kept for a key; null where there is none (any more).
 *
 * @param body what was asked, to tell a repeat from another request under the same key
 * @throws Refusal 422 when the key was used with another body
 */
export async function keptAnswer(
  db: Db,
  scope: string,
  key: string,
  body: string,
): Promise<KeptAnswer | null> {
  const { rows } = await sql<{ fingerprint: string; status: number; body: string }>`
    select fingerprint, status, body from idempotent_answers
    where scope = ${scope} and key = ${key} and created_at > now() - interval '24 hours'`.execute(db)
  const [found] = rows
  if (!found) return null
  if (found.fingerprint !== fingerprintOf(body)) throw refuse('invalid', 'idempotency.other_body')
  return { status: found.status, body: found.body, replayed: true }
}

/**
 * Runs an effect once for a key (R-01). The answer is stored in the transaction of the effect, so
 * either both are there or neither; a refused or failed try stores nothing and may be tried again.
 *
 * @param scope who may repeat this: site, actor and route, so that keys of different people are strangers
 * @param key what the caller chose; at most 255 characters
 * @param body what was asked, to tell a repeat from another request under the same key
 * @throws Refusal 422 when the key was used with another body, 409 while its twin is running
 */
export async function once(
  db: Db,
  scope: string,
  key: string,
  body: string,
  effect: () => Promise<{ status: number; body: string }>,
): Promise<KeptAnswer> {
  if (key.length > LONGEST_KEY)
    throw refuse('invalid', 'idempotency.key_too_long', { values: { most: LONGEST_KEY } })
  const locked = await sql<{ got: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${scope}\n${key}`}, 1)) as got`.execute(db)
  const kept = await keptAnswer(db, scope, key, body)
  if (kept) return kept
  // Who holds the key may be one who is answered as we were just now: only where there is no answer is it running.
  if (!locked.rows[0]?.got) throw refuse('conflict', 'idempotency.running', { retryAfter: 1 })
  const answer = await effect()
  await sql`
    insert into idempotent_answers (scope, key, fingerprint, status, body)
    values (${scope}, ${key}, ${fingerprintOf(body)}, ${answer.status}, ${answer.body})
    on conflict (scope, key) do update
      set fingerprint = excluded.fingerprint, status = excluded.status, body = excluded.body, created_at = now()`.execute(
    db,
  )
  return { ...answer, replayed: false }
}

/** Forgets the answers older than a day; run by a daily job. */
export async function forgetOldAnswers(db: Db): Promise<number> {
  const result =
    await sql`delete from idempotent_answers where created_at < now() - interval '24 hours'`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}
