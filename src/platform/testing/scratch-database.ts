import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { newId } from '#kernel/ids.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { migrate } from '../db/migrate.ts'
import { installJobs } from '../jobs/install-jobs.ts'

export const migrationsFolder = join(fileURLToPath(new URL('../../../', import.meta.url)), 'migrations')

/** Name of a migrated database on the server that nobody is connected to: each of ours is a copy; unset, none is. */
const TEMPLATE = process.env['TEST_DATABASE_TEMPLATE']

/** Runs a statement on a server, over a connection of its own. */
export async function administer(server: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

/** The address of a database on a server. */
export function addressOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function bringUpToDate(database: Database): Promise<void> {
  await migrate(database, migrationsFolder)
  await installJobs(database)
}

/**
 * A migrated database of its own on a server.
 *
 * @param server address of a PostgreSQL whose user may make databases
 * @returns it, and what closes and drops it
 */
export async function scratchDatabase(
  server: string,
  connections?: number,
): Promise<{ database: Database; drop(): Promise<void> }> {
  const name = `portico_test_${newId().replaceAll('-', '')}`
  await administer(server, `create database ${name}${TEMPLATE ? ` template ${TEMPLATE}` : ''}`)
  const url = addressOf(server, name)
  const database = await openDatabase({ url, ...(connections === undefined ? {} : { connections }) })
  if (!TEMPLATE) await bringUpToDate(database)
  return {
    database,
    async drop() {
      await database.close()
      await administer(server, `drop database ${name} with (force)`)
    },
  }
}

/**
 * Makes the database that {@link scratchDatabase} copies: a tenth of a second for each file of tests, where migrating
 * takes a second.
 *
 * @param server as above
 * @returns its name, for `TEST_DATABASE_TEMPLATE`, and what drops it
 */
export async function makeTemplate(server: string): Promise<{ name: string; drop(): Promise<void> }> {
  const name = `portico_template_${newId().replaceAll('-', '')}`
  await administer(server, `create database ${name}`)
  const drop = (): Promise<void> => administer(server, `drop database ${name} with (force)`)
  try {
    const database = await openDatabase({ url: addressOf(server, name) })
    try {
      await bringUpToDate(database)
    } finally {
      await database.close()
    }
  } catch (error) {
    await drop()
    throw error
  }
  return { name, drop }
}
