import { type Kysely, sql } from 'kysely'
import type { Db } from './database.ts'
import { readMigrations } from './migrate.ts'

/** Which migrations were run on this database, and when; the last one first. */
export async function migrationsRun(db: Db): Promise<{ name: string; at: Date }[]> {
  const { rows } = await sql<{ name: string; at: Date }>`
    select name, applied_at as at from portico.migrations order by name desc`.execute(db)
  return rows
}

/**
 * How far a database has come, without a change to it: `empty` before the first migration, `behind` where some of the
 * folder's have not run, else `whole`. What only some migrations lay is there in the last case alone.
 */
export async function readStage(
  root: Kysely<unknown>,
  folder: string,
): Promise<'empty' | 'behind' | 'whole'> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass('portico.migrations') is not null as is_there`.execute(root)
  if (!rows[0]?.is_there) return 'empty'
  const run = new Set((await migrationsRun(root as unknown as Db)).map(({ name }) => name))
  if (run.size === 0) return 'empty'
  return readMigrations(folder).every(({ name }) => run.has(name)) ? 'whole' : 'behind'
}
