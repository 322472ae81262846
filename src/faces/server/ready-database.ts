import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import { databaseIdentity } from '#platform/db/identity.ts'
import { readIsolation, refuseLoose } from '#platform/db/isolation.ts'
import { migrate } from '#platform/db/migrate.ts'
import { noteDatabase } from '#platform/mail/mail-hold.store.ts'

export const migrationsFolder = join(fileURLToPath(new URL('../../../', import.meta.url)), 'migrations')

/** Said once of a database that was put back from a copy. */
export const PUT_BACK =
  'this database was put back from a copy: mails are held until an operator lets them leave'

/** What was found, and done, before anything works on a database. */
export interface Readied {
  /** Migrations that were run. */
  readonly ran: readonly string[]
  /** A login that passes by row security, if it is one. */
  readonly strongLogin: string | null
  /** Whether its mails are held from now on, because it was put back from a copy. */
  readonly isPutBack: boolean
}

/**
 * Brings a database up to date and looks at whether, and as which one, it may be worked on. Whoever works on it comes
 * here first, the server as well as a command: on a copy just put back either may be the first to.
 *
 * @throws LooseIsolationError where one site could see the rows of another
 * @throws MigrationError where it cannot be brought up to date
 */
export async function readyDatabase(database: Database, config: Config): Promise<Readied> {
  const ran = await migrate(database, migrationsFolder)
  const isolation = await readIsolation(database.root)
  refuseLoose(isolation)
  const identity = await databaseIdentity(database, config.dataDir)
  const isPutBack = await database.transaction('platform', (db) => noteDatabase(db, identity))
  return { ran, strongLogin: isolation.strongLogin, isPutBack }
}
