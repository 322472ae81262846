import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * A text that is the same for as long as this is the same database, and another for one that was put back from a copy.
 *
 * On PostgreSQL: the server's identifier, which its replicas share and a dump does not carry, and the database's
 * number, which a database made anew does not share. A copy of the server's own files (a base backup, an image of the
 * disk) cannot be told from it: `portico mail hold` is for that. Embedded: number and birth of a file that is written
 * once, when the database is made; a folder that was moved on its disk keeps both, one that was copied has neither.
 *
 * @param dataDir the data folder, where the embedded database lives
 */
export async function databaseIdentity(database: Database, dataDir: string): Promise<string> {
  if (database.kind === 'embedded') {
    const { ino, birthtimeMs } = await stat(join(dataDir, 'database', 'PG_VERSION'))
    return `embedded ${ino} ${Math.trunc(birthtimeMs)}`
  }
  const { rows } = await sql<{ server: string; number: string }>`
    select (select system_identifier::text from pg_control_system()) as server, oid::text as number
    from pg_database where datname = current_database()`.execute(database.root)
  return `postgres ${rows[0]?.server ?? ''} ${rows[0]?.number ?? ''}`
}
