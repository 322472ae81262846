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

/** Runs a statement on a server, over a connection of its own, and gives the rows it tells. */
export async function administer(server: string, text: string): Promise<{ name: string }[]> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return (await client.query<{ name: string }>(text)).rows
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
  // A name has 63 characters.
  const name = TEMPLATE ? `${TEMPLATE}_${newId().slice(-12)}` : `portico_test_${newId().replaceAll('-', '')}`
  await administer(server, `create database ${name}${TEMPLATE ? ` template ${TEMPLATE}` : ''}`)
  // A commit does not wait for the disk: what a test has written is gone with it.
  const url = `${addressOf(server, name)}?options=-c%20synchronous_commit%3Doff`
  const database = await openDatabase({ url, ...(connections === undefined ? {} : { connections }) })
  if (!TEMPLATE) await bringUpToDate(database)
  return {
    database,
    async drop() {
      await database.close()
      // The maker of the template drops its copies: dropping one waits until all its writes are on the disk.
      const end = TEMPLATE ? `comment on database ${name} is '${OVER}'` : `drop database ${name} with (force)`
      await administer(server, end)
    },
  }
}

/** What is said of a copy that nobody needs any more. */
const OVER = 'over'

/** Drops copies of a template, at once: they wait for the disk together. @param all also those that are in use */
async function dropCopies(server: string, template: string, all: boolean): Promise<void> {
  const copies = await administer(
    server,
    `select datname as name from pg_database where datname like '${template}\\_%'
      ${all ? '' : `and shobj_description(oid, 'pg_database') = '${OVER}'`}`,
  )
  await Promise.all(copies.map(({ name }) => administer(server, `drop database ${name} with (force)`)))
}

/**
 * Makes the database that {@link scratchDatabase} copies: a tenth of a second for each file of tests, where migrating
 * takes a second.
 *
 * @param server as above
 * @returns its name, for `TEST_DATABASE_TEMPLATE`, and what drops it and its copies
 */
export async function makeTemplate(server: string): Promise<{ name: string; drop(): Promise<void> }> {
  const name = `portico_template_${newId().replaceAll('-', '')}`
  await administer(server, `create database ${name}`)
  let dropping: Promise<void> | null = null
  const sweeping = setInterval(() => {
    // What could not be dropped now is dropped at the end.
    dropping ??= dropCopies(server, name, false)
      .catch(() => {})
      .finally(() => (dropping = null))
  }, 1_000)
  const drop = async (): Promise<void> => {
    clearInterval(sweeping)
    await dropping
    await dropCopies(server, name, true)
    await administer(server, `drop database ${name} with (force)`)
  }
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
