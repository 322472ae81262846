import assert from 'node:assert/strict'
import fs, { mkdtempSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import type { Scope } from './transactions.ts'

// What the embedded database has committed goes to the disk for several at once, and nobody is answered
// before it is there. The calls that take it there are counted, where our file system makes them.

const folder = mkdtempSync(join(tmpdir(), 'portico-flush-'))
const scope: Scope = 'platform'
let database: Database
let calls = 0

const real = fs.fsyncSync

before(async () => {
  fs.fsyncSync = (file) => {
    calls += 1
    real(file)
  }
  syncBuiltinESMExports()
  database = await openDatabase({ folder })
  await sql`create role portico_app`.execute(database.root)
  await sql`create role portico_platform`.execute(database.root)
  await sql`create table flush_probe (id integer primary key)`.execute(database.root)
  await sql`grant all on flush_probe to portico_platform`.execute(database.root)
})
after(async () => {
  await database.close()
  fs.fsyncSync = real
  syncBuiltinESMExports()
  rmSync(folder, { recursive: true, force: true })
})

/**
 * Whether all that was committed is on the disk. Where that ends with a page of the log, the place for the next
 * record is already behind the header of a page that is not there yet (24 bytes, 40 in a new file).
 */
async function isOnDisk(): Promise<boolean> {
  const { rows } = await sql<{ at: number; behind: number }>`
    select pg_wal_lsn_diff(flushed, '0/0')::int8 as at, pg_wal_lsn_diff(inserted, flushed)::int8 as behind
    from (select pg_current_wal_flush_lsn() as flushed, pg_current_wal_insert_lsn() as inserted) as now`.execute(
    database.root,
  )
  const { at, behind } = rows[0] ?? { at: Number.NaN, behind: Number.NaN }
  return behind <= 0 || (at % 8192 === 0 && (behind === 24 || behind === 40))
}

const insert = (id: number): Promise<unknown> =>
  database.transaction(scope, (db) => sql`insert into flush_probe values (${id})`.execute(db))

test('a commit is on the disk when it is answered', async () => {
  for (let id = 0; id < 8; id += 1) {
    const from = calls
    await insert(id)
    assert.ok(calls > from, 'nothing was taken to the disk')
    assert.ok(await isOnDisk())
  }
})

test('the last statement of a transaction, too', async () => {
  for (let id = 10; id < 18; id += 1) {
    await database.transaction(scope, (_db, endWith) =>
      endWith(
        (db) => sql`insert into flush_probe values (${id})`.execute(db),
        () => true,
      ),
    )
    assert.ok(await isOnDisk())
  }
})

test('many at once go to the disk together', async () => {
  const from = calls
  await Promise.all(Array.from({ length: 40 }, (_, at) => insert(100 + at)))
  assert.ok(await isOnDisk())
  assert.ok(calls - from < 40, `${calls - from} times for 40 transactions`)
})

test('one that failed holds up none of the others', async () => {
  const done = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) => insert(at % 2 === 0 ? 0 : 200 + at)),
  )
  assert.deepEqual(
    done.map((one) => one.status),
    done.map((_, at) => (at % 2 === 0 ? 'rejected' : 'fulfilled')),
  )
  assert.ok(await isOnDisk())
})

test('what only read goes to no disk', async () => {
  const from = calls
  for (let time = 0; time < 5; time += 1) {
    await database.transaction(scope, (db) => sql`select count(*) from flush_probe`.execute(db))
  }
  assert.equal(calls, from)
})

test('what is read was on the disk before', async () => {
  const written = insert(300)
  const { rows } = await database.transaction(scope, (db) =>
    sql`select id from flush_probe where id = ${300}`.execute(db),
  )
  assert.deepEqual(rows, [{ id: 300 }])
  assert.ok(await isOnDisk())
  await written
})

test('a statement by itself still waits for the disk', async () => {
  const from = calls
  await sql`insert into flush_probe values (400)`.execute(database.root)
  assert.ok(calls > from)
  assert.ok(await isOnDisk())
})

test('listeners are told when the disk has it', async () => {
  const told: string[] = []
  const onDisk: Promise<boolean>[] = []
  const stop = await database.listen('flush_probe', (payload) => {
    told.push(payload)
    onDisk.push(isOnDisk())
  })
  for (let at = 0; at < 5; at += 1) {
    await database.transaction(scope, async (db) => {
      await sql`insert into flush_probe values (${500 + at})`.execute(db)
      await sql`select pg_notify('flush_probe', ${String(at)})`.execute(db)
    })
    for (let tries = 0; told.length <= at && tries < 2_000; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 10))
    // The look at the disk is through before the next one writes.
    await Promise.all(onDisk)
  }
  assert.deepEqual(told, ['0', '1', '2', '3', '4'])
  assert.deepEqual(await Promise.all(onDisk), [true, true, true, true, true])
  await stop()
})
