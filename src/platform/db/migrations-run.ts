import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Which migrations were run on this database, and when; the last one first. */
export async function migrationsRun(db: Db): Promise<{ name: string; at: Date }[]> {
  const { rows } = await sql<{ name: string; at: Date }>`
    select name, applied_at as at from portico.migrations order by name desc`.execute(db)
  return rows
}
