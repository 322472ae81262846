import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type Database, sqlState } from './database.ts'
import { takeLayingTurn } from './laying-turn.ts'
import { joinRoles, RIGHTS } from './working-roles.ts'

/** A migration: one file of plain SQL, run once, whole, in the order of its number. */
export interface Migration {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

/** The migrations of a folder, by number. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      return {
        name: file.replace(/\.sql$/, ''),
        text,
        checksum: createHash('sha256').update(text).digest('hex'),
      }
    })
}

/**
 * Splits SQL into its statements: the embedded database takes one a call. Knows quotes, comments
 * and dollar quoting, which is all that our own files use.
 */
export function statements(text: string): string[] {
  const out: string[] = []
  const token = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|(\$[a-z_]*\$)[\s\S]*?\1|;/g
  let from = 0
  for (const match of text.matchAll(token)) {
    if (match[0] !== ';') continue
    out.push(text.slice(from, match.index))
    from = match.index + 1
  }
  out.push(text.slice(from))
  return out
    .map((statement) => statement.trim())
    .filter((statement) => statement.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, '').trim() !== '')
}

/** A migration that was already run has another text now, or one is missing from the folder. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

/** What is said of a database with a migration that the folder does not have. */
export const writtenByNewer = (name: string): string =>
  `The database was written by a newer version: it has migration ${name}.`

/** One process migrates at a time; the others wait here and then find it done. */
const waitForTurn = (trx: Kysely<unknown>): Promise<void> => takeLayingTurn(trx, 729104612)

/** Makes room for what is known of the migrations. `if not exists` alone fails where two look at once. */
async function prepare(root: Kysely<unknown>): Promise<void> {
  await root.transaction().execute(async (trx) => {
    await waitForTurn(trx)
    await sql`create schema if not exists portico`.execute(trx)
    await sql`
      create table if not exists portico.migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`.execute(trx)
  })
}

async function applied(db: Kysely<unknown>): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from portico.migrations order by name`.execute(db)
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

async function runOne(trx: Transaction<unknown>, migration: Migration): Promise<boolean> {
  await waitForTurn(trx)
  if ((await applied(trx)).has(migration.name)) return false
  for (const statement of statements(migration.text)) await sql.raw(statement).execute(trx)
  await sql`insert into portico.migrations (name, checksum) values (${migration.name}, ${migration.checksum})`.execute(
    trx,
  )
  return true
}

/**
 * Brings the database up to the folder's migrations, each in a transaction of its own, so that a
 * kill leaves whole steps only.
 *
 * @returns the names of those run now
 * @throws MigrationError when a migration already run has changed or is gone from the folder
 */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  const { laying } = database
  await prepare(laying)
  const migrations = readMigrations(folder)
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  const done = await applied(laying)
  for (const [name, checksum] of done) {
    if (!known.has(name)) throw new MigrationError(writtenByNewer(name))
    if (known.get(name) !== checksum) {
      throw new MigrationError(`Migration ${name} was changed after it ran on this database.`)
    }
  }
  const ran: string[] = []
  // The first migration makes the roles; those after it may change rows of sites, which only they see.
  let hasJoined = await joinRoles(laying, waitForTurn)
  // What was run is not asked for one by one: each start would wait for it.
  for (const migration of migrations.filter(({ name }) => !done.has(name))) {
    try {
      const isNew = await laying.transaction().execute((trx) => runOne(trx, migration))
      if (isNew) ran.push(migration.name)
      if (!hasJoined) hasJoined = await joinRoles(laying, waitForTurn)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      throw new MigrationError(
        `Migration ${migration.name} failed: ${why}${sqlState(error) === '42501' ? `. ${RIGHTS}` : ''}`,
        { cause: error },
      )
    }
  }
  return ran
}
