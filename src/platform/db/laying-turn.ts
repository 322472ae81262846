import { type Kysely, sql } from 'kysely'

/**
 * Waits until no other process lays tables under the same number, and holds the turn to the end of the transaction. What
 * another lays takes what it takes, and so does what comes now; only for a lock of those who work meanwhile is the wait
 * bound, to a minute.
 *
 * @param trx a transaction that has asked nothing yet
 */
export async function takeLayingTurn(trx: Kysely<unknown>, number: number): Promise<void> {
  // The limits of a connection bind the wait for the turn as well: they go first.
  await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`.execute(
    trx,
  )
  await sql`select pg_advisory_xact_lock(${number})`.execute(trx)
  await sql`set local lock_timeout = '60s'`.execute(trx)
}
