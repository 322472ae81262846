import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { testDatabase } from '../testing/world.ts'
import { LooseIsolationError, readIsolation, refuseLoose } from './isolation.ts'

test('R-30: a database as the migrations lay it is worked on', async () => {
  const { faults } = await readIsolation((await testDatabase()).root)
  assert.deepEqual(faults, [])
})

test('R-30: a role that passes by row security is refused, in a sentence that says what to run', async () => {
  const { root } = await testDatabase()
  // Roles belong to the whole server: one of our own is not touched while others work as it.
  for (const strength of ['bypassrls', 'superuser']) {
    const role = `strong_${newId().replaceAll('-', '')}`
    await sql`create role ${sql.id(role)} ${sql.raw(strength)}`.execute(root)
    try {
      const isolation = await readIsolation(root, [role])
      assert.throws(
        () => refuseLoose(isolation),
        (error) =>
          error instanceof LooseIsolationError &&
          error.message ===
            `The role ${role} passes by row security, so that a site could see the rows of another. Run: alter role ${role} nosuperuser nobypassrls.`,
      )
      await sql`alter role ${sql.id(role)} nosuperuser nobypassrls`.execute(root)
      refuseLoose(await readIsolation(root, [role]))
    } finally {
      await sql`drop role ${sql.id(role)}`.execute(root)
    }
  }
})

test('R-30: a table that does not force row security, or belongs to a role we work as, is refused', async () => {
  const { root } = await testDatabase()
  const role = `owner_${newId().replaceAll('-', '')}`
  await sql`create role ${sql.id(role)}`.execute(root)
  await sql`create table planted (site_id uuid not null)`.execute(root)
  try {
    for (const change of [sql`select 1`, sql`alter table planted enable row level security`]) {
      await change.execute(root)
      const { faults } = await readIsolation(root)
      assert.deepEqual(faults, [
        'The table planted does not keep the rows of sites apart. Run: alter table planted enable row level security, force row level security',
      ])
    }
    await sql`alter table planted force row level security`.execute(root)
    assert.deepEqual((await readIsolation(root)).faults, [])
    await sql`alter table planted owner to ${sql.id(role)}`.execute(root)
    assert.match(
      String((await readIsolation(root, [role])).faults),
      new RegExp(`^The table planted belongs to ${role},`),
    )
  } finally {
    await sql`drop table planted`.execute(root)
    await sql`drop role ${sql.id(role)}`.execute(root)
  }
})
