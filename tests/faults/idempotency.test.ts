import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase } from '#platform/db/open-database.ts'
import { meeting } from '#platform/testing/meeting.ts'
import { brokenIn } from './invariants.ts'
import { makeSite, pagesOf, Person, type Said, scratchDatabase } from './program.ts'
import { sharedProgram } from './shared-program.ts'

// Fifty at once with one key: one effect, one answer.

const AT_ONCE = 50

/** Sends a request until it is not told that its twin is running. */
async function settled(send: () => Promise<Said>): Promise<Said & { waited: boolean }> {
  for (let waited = false; ; waited = true) {
    const said = await send()
    if (said.status !== 409) return { ...said, waited }
    assert.ok(said.headers['retry-after'], '409 says when to come again')
    await pause(30)
  }
}

test('one key', async (t) => {
  const { portico, port, env } = await sharedProgram()
  if (env === null)
    t.diagnostic('PostgreSQL is not reachable: tried on the embedded database, where nothing races')
  const person = await new Person(port).signIn()
  const [a, b] = [await makeSite(person), await makeSite(person)]
  const make = (site: string, title: string, key?: string): Promise<Said> =>
    person.call(
      'POST',
      `/api/sites/${site}/pages`,
      { title },
      key === undefined ? {} : { headers: { 'idempotency-key': key } },
    )
  const titled = async (site: string, title: string): Promise<number> =>
    (await pagesOf(person, site)).filter((page) => page.title === title).length

  await t.test('fifty at once: one effect, fifty identical bodies', async () => {
    const all = await Promise.all(
      Array.from({ length: AT_ONCE }, () => settled(() => make(a.id, 'Once', 'key-1'))),
    )
    assert.deepEqual(
      [...new Set(all.map((one) => one.status))],
      [200],
      all.find((one) => one.status !== 200)?.text ?? '',
    )
    assert.equal(new Set(all.map((one) => one.text)).size, 1)
    assert.equal(all.filter((one) => one.headers['idempotent-replayed'] === undefined).length, 1)
    assert.equal(await titled(a.id, 'Once'), 1)
  })

  await t.test('R-01: fifty more, once it is done: nobody is told that it is running', async () => {
    const all = await Promise.all(Array.from({ length: AT_ONCE }, () => make(a.id, 'Once', 'key-1')))
    assert.deepEqual([...new Set(all.map((one) => one.status))], [200])
    assert.ok(all.every((one) => one.headers['idempotent-replayed'] === 'true'))
    const others = await Promise.all(Array.from({ length: AT_ONCE }, () => make(a.id, 'Other', 'key-1')))
    assert.deepEqual([...new Set(others.map((one) => one.status))], [422])
    assert.equal(await titled(a.id, 'Once'), 1)
  })

  await t.test('without a key the same fifty are fifty', async () => {
    const all = await Promise.all(Array.from({ length: AT_ONCE }, () => make(a.id, 'Often')))
    const good = all.filter((one) => one.status === 200).length
    assert.ok(good > 1, 'a page is not made once by itself: the key does it')
    assert.equal(await titled(a.id, 'Often'), good)
  })

  await t.test('the same key with another body is refused', async () => {
    const said = await make(a.id, 'Otherwise', 'key-1')
    assert.equal(said.status, 422, said.text)
    assert.equal(await titled(a.id, 'Otherwise'), 0)
  })

  await t.test('the key of one site means nothing on another', async () => {
    const said = await make(b.id, 'Otherwise', 'key-1')
    assert.equal(said.status, 200, said.text)
    assert.equal(said.headers['idempotent-replayed'], undefined)
    assert.equal(await titled(b.id, 'Otherwise'), 1)
  })

  await t.test('what was refused is not kept: the key can be used once it is right', async () => {
    const refused = await person.call(
      'POST',
      `/api/sites/${a.id}/pages`,
      { title: '' },
      { headers: { 'idempotency-key': 'key-2' } },
    )
    assert.equal(refused.status, 422)
    assert.equal((await make(a.id, 'Right', 'key-2')).status, 200)
    assert.equal(await titled(a.id, 'Right'), 1)
  })
  assert.deepEqual(await brokenIn(portico.database.root), [])
})

test('a naive variant, which looks before it acts, has several effects: the race is real', async (t) => {
  const scratch = await scratchDatabase()
  if (!scratch) return t.skip('PostgreSQL is not reachable: nothing races on the embedded database')
  const database = await openDatabase({ url: scratch.url, connections: 2 })
  t.after(async () => {
    await database.close()
    await scratch.drop()
  })
  const { root } = database
  await sql`create table answers (key text, body text)`.execute(root)
  await sql`create table effects (id serial primary key)`.execute(root)
  const key = createHash('sha256').update('one').digest('hex')
  const bothLooked = meeting(2)
  await Promise.all(
    Array.from({ length: 2 }, () =>
      root.transaction().execute(async (trx) => {
        const { rows } = await sql`select body from answers where key = ${key}`.execute(trx)
        if (rows.length > 0) return
        await bothLooked()
        await sql`insert into effects default values`.execute(trx)
        await sql`insert into answers values (${key}, 'done')`.execute(trx)
      }),
    ),
  )
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from effects`.execute(root)
  assert.equal(rows[0]?.n, 2)
})
