import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { addressOf, administer } from './scratch-database.ts'

/** Where a reachable PostgreSQL is told to the tests; unset, the embedded database serves. */
const SERVER = process.env['TEST_DATABASE_URL']

/** A database that nothing was laid in, as a login of its own has it. */
export interface LoginDatabase {
  readonly database: Database
  readonly login: string
  /** Where the login finds it; null on the embedded engine. */
  readonly url: string | null
  /** Runs a statement as the server's administrator, on this database. */
  administer(text: string): Promise<void>
  close(): Promise<void>
}

/** On the embedded engine, which has one connection and no logins, its session is the login's. */
async function embedded(login: string, attributes: string): Promise<LoginDatabase> {
  const database = await openDatabase({})
  const run = (text: string): Promise<unknown> => sql.raw(text).execute(database.root)
  const become = (): Promise<unknown> => run(`set session authorization ${login}`)
  await run(`create role ${login} login ${attributes}`)
  await run(`alter database postgres owner to ${login}`)
  await become()
  return {
    database,
    login,
    url: null,
    async administer(text) {
      // The engine knows of nothing to reset it to.
      await run('set session authorization postgres')
      await run(text)
      await become()
    },
    close: () => database.close(),
  }
}

/**
 * An empty database that belongs to a login with these attributes (`createrole`), opened by it.
 *
 * On a server the roles we work as stay: they are those of the other tests, too.
 *
 * @param searchPath where the login looks for tables by itself; the embedded engine's always looks in `public` first
 */
export async function loginDatabase(
  attributes: string,
  searchPath = '"$user", public',
): Promise<LoginDatabase> {
  const login = `login_${newId().replaceAll('-', '')}`
  if (!SERVER) return embedded(login, attributes)
  await administer(SERVER, `create role ${login} login ${attributes} password '${login}'`)
  await administer(SERVER, `alter role ${login} set search_path = ${searchPath}`)
  await administer(SERVER, `create database ${login} owner ${login}`)
  const url = new URL(addressOf(SERVER, login))
  url.username = login
  url.password = login
  const database = await openDatabase({ url: url.href, connections: 4 })
  return {
    database,
    login,
    url: url.href,
    administer: async (text) => void (await administer(addressOf(SERVER, login), text)),
    async close() {
      await database.close()
      await administer(SERVER, `drop database ${login} with (force)`)
      await administer(SERVER, `drop role ${login}`)
    },
  }
}
