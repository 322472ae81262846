import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Kysely, sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { installJobs } from '../jobs/install-jobs.ts'
import { migrationsFolder } from '../testing/scratch-database.ts'
import { loginDatabase } from '../testing/login-database.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import { readIsolation } from './isolation.ts'
import { migrate } from './migrate.ts'
import { readStanding } from './working-roles.ts'

// The login that the README asks for: it owns its database and may create roles, and is no superuser. From
// PostgreSQL 16 on (the embedded engine is newer) whoever creates a role may give it away, and not work as it.

/** How many rows of a site the platform lays, the site sees, and the login sees as a migration of data does. */
async function worksWith(database: Database): Promise<number[]> {
  const site = newId()
  const count = async (db: Kysely<unknown>): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from site_styles where site_id = ${site}`.execute(db)
    return rows[0]?.count ?? 0
  }
  await database.transaction('platform', (db) =>
    sql`insert into site_styles (site_id, styles, begun) values (${site}, '{}', '{}')`.execute(db),
  )
  const seen = [await database.transaction({ site }, count), await count(database.root)]
  await database.transaction('platform', (db) =>
    sql`delete from site_styles where site_id = ${site}`.execute(db),
  )
  return seen
}

test('R-30: a login that may create roles and is no superuser lays a database, and works on it', async () => {
  const { database, login, administer, close } = await loginDatabase('createrole')
  const { root } = database
  try {
    await migrate(database, migrationsFolder)
    await installJobs(database)
    assert.deepEqual(await worksWith(database), [1, 1])
    assert.deepEqual(await readIsolation(root), { faults: [], bars: false, strongLogin: null })

    // One that was laid by another version, or put back from a dump: all migrations are there, the grants are not.
    const [{ isSplit } = { isSplit: false }] = await readStanding(root)
    const take = isSplit
      ? (by: string) => `revoke portico_app, portico_platform from ${login} granted by ${by}`
      : () => `revoke portico_app, portico_platform from ${login}`
    await administer(take(login))
    assert.deepEqual(
      (await readStanding(root)).map(({ mayWork }) => mayWork),
      [false, false],
    )
    await assert.rejects(worksWith(database), { code: '42501' })
    assert.deepEqual(await migrate(database, migrationsFolder), [])
    assert.deepEqual(await worksWith(database), [1, 1])

    // A login that may give them to nobody is told what somebody else has to run.
    await administer(take(login))
    if (isSplit) await administer(`revoke portico_app, portico_platform from ${login}`)
    await administer(`alter role ${login} nocreaterole`)
    assert.deepEqual(await migrate(database, migrationsFolder), [])
    const { faults, bars } = await readIsolation(root)
    const way = isSplit ? ' with inherit true, set true' : ''
    assert.ok(bars)
    assert.deepEqual(
      faults,
      ['portico_app', 'portico_platform'].map(
        (role) =>
          `The role ${login}, which DATABASE_URL names, may not work as ${role}. As a superuser, run: grant ${role} to ${login}${way}`,
      ),
    )
    for (const fault of faults) await administer(fault.replace(/^.* run: /, ''))
    assert.deepEqual((await readIsolation(root)).faults, [])
    assert.deepEqual(await worksWith(database), [1, 1])
  } finally {
    await close()
  }
})

test('tables are laid in public, also for a login of the name of our own schema', async () => {
  // By itself such a login, which the README's example is, looks there first: `"$user"`.
  const { database, close } = await loginDatabase('createrole', 'portico, public')
  const { root } = database
  try {
    await migrate(database, migrationsFolder)
    await installJobs(database)
    const { rows } = await sql<{ schema: string }>`
      select schemaname as schema from pg_tables where tablename = 'sites'`.execute(root)
    assert.deepEqual(rows, [{ schema: 'public' }])
    assert.deepEqual((await readIsolation(root)).faults, [])
    assert.deepEqual(await worksWith(database), [1, 1])
  } finally {
    await close()
  }
})

test('tables that stand elsewhere are told of, and not their policies', async () => {
  const { database, url, administer, close } = await loginDatabase('createrole')
  try {
    // The embedded engine is nobody's but ours.
    if (url === null) return
    await migrate(database, migrationsFolder)
    await administer('create schema other')
    await administer('alter table account_sign_ins set schema other')
    await assert.rejects(openDatabase({ url }), {
      name: 'TablesElsewhereError',
      message: /stand in its schema other, .* alter table other\.sites set schema public$/,
    })
  } finally {
    await close()
  }
})

test('R-30: a login that may not give itself our roles is told so by the migration that fails', async () => {
  const { database, close } = await loginDatabase('nocreaterole')
  try {
    // Whether the roles are there already is the server's matter: one refuses to make them, the other to give them.
    await assert.rejects(migrate(database, migrationsFolder), {
      name: 'MigrationError',
      message:
        /^Migration 0001_platform failed: .*\. The role that DATABASE_URL names has to own the database/,
    })
  } finally {
    await close()
  }
})
