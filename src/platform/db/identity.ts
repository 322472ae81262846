import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Database, sqlState } from './database.ts'

/** SQLSTATE: the privilege is missing, the function is, it is not to be had. */
const UNASKABLE = new Set(['42501', '42883', '0A000'])

/**
 * A text that is the same for as long as this is the same database, and another for one that was put back from a copy.
 *
 * On PostgreSQL: the server's identifier, which its replicas share and a dump does not carry, and the database's
 * number, which a database made anew does not share. Where a server keeps its identifier to itself it is the number
 * alone, by which a dump that was put back on another server may be taken for the original. A copy of the server's own
 * files (a base backup, an image of the disk) always is: `portico mail hold` is for that. Embedded: number and birth of a file that is written
 * once, when the database is made; a folder that was moved on its disk keeps both, one that was copied has neither.
 *
 * @param dataDir the data folder, where the embedded database lives
 */
export async function databaseIdentity(
  database: Pick<Database, 'kind' | 'root'>,
  dataDir: string,
): Promise<string> {
  if (database.kind === 'embedded') {
    const { ino, birthtimeMs } = await stat(join(dataDir, 'database', 'PG_VERSION'))
    return `embedded ${ino} ${Math.trunc(birthtimeMs)}`
  }
  const { rows } = await sql<{ number: string }>`
    select oid::text as number from pg_database where datname = current_database()`.execute(database.root)
  return `postgres ${await serverIdentifier(database.root)} ${rows[0]?.number ?? ''}`
}

/** What a server of PostgreSQL and its replicas are called; empty where it does not let us ask. */
async function serverIdentifier(root: Database['root']): Promise<string> {
  try {
    const { rows } = await sql<{ server: string }>`
      select system_identifier::text as server from pg_control_system()`.execute(root)
    return rows[0]?.server ?? ''
  } catch (error) {
    if (!UNASKABLE.has(sqlState(error) ?? '')) throw error
    return ''
  }
}
