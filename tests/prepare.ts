import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '#platform/db/open-database.ts'
import { environment, freePort, launch, scratchDatabase, startProgram } from './faults/program.ts'
import { PREPARED, PREPARED_DATABASE } from './prepared.ts'

const MIGRATE = `const { command } = await import('./src/faces/server/command.ts'); process.exitCode = await command(['migrate'])`

/** Nobody's: what is copied is not held to be put back from a copy of somebody else's. */
async function makeNobodys(at: { folder: string } | { url: string }): Promise<void> {
  const database = await openDatabase(at)
  try {
    await database.transaction('platform', (db) => sql`update portico.instance set database = ''`.execute(db))
  } finally {
    await database.close()
  }
}

/** The first start on a folder, or on a database, to its end. */
async function plant(folder: string, database: string | null): Promise<void> {
  const port = await freePort()
  const program = await startProgram({ port, env: environment(port, { folder, database }) })
  await program.stop()
  await makeNobodys(database === null ? { folder } : { url: database })
}

/**
 * Makes what some thirty first starts would each make anew: a migrated data folder, a planted one, and a planted database on
 * PostgreSQL where one is reachable.
 *
 * @returns the variables by which tests find it, and what removes it
 */
export async function prepare(): Promise<{ env: Record<string, string>; remove(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-prepared-'))
  const database = await scratchDatabase()
  const remove = async (): Promise<void> => {
    rmSync(folder, { recursive: true, force: true })
    await database?.drop()
  }
  const [migrated, planted] = [join(folder, 'migrated'), join(folder, 'planted')]
  const onFolder = async (): Promise<void> => {
    const { ended, output } = launch({ env: environment(4000, { folder: migrated }), code: MIGRATE })
    if ((await ended) !== 0) throw new Error(`The migrated folder could not be made:\n${output()}`)
    cpSync(migrated, planted, { recursive: true })
    await plant(planted, null)
  }
  const onServer = async (): Promise<void> => {
    if (database) await plant(join(folder, 'beside'), database.url)
  }
  const ended = await Promise.allSettled([onFolder(), onServer()])
  const failed = ended.find((one) => one.status === 'rejected')
  if (failed) {
    await remove()
    throw failed.reason
  }
  return { env: { [PREPARED]: folder, ...(database ? { [PREPARED_DATABASE]: database.name } : {}) }, remove }
}
