import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type RawBuilder, sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { racingDatabase, testDatabase } from '../testing/world.ts'
import { type Database, type Db, json } from './database.ts'

// Transactions as the rest of the program has them: bound to a scope, and with statements that are prepared
// from their third use on. Here on the embedded database; again on PostgreSQL.

const database = await testDatabase()
const asOwner = <T>(statement: RawBuilder<T>) => statement.execute(database.root)
const asPlatform = <T>(statement: RawBuilder<T>) =>
  database.transaction('platform', (db) => statement.execute(db))

await asOwner(sql`
  create table prepared_probe (id uuid primary key, amount bigint, at timestamptz, tags text[], facts jsonb)`)
await asOwner(sql`grant all on prepared_probe to portico_platform`)

const failing = sql`select 1 / ${0}::integer`
const insert = (id: string) => sql`insert into prepared_probe (id) values (${id})`
const isKept = async (id: string): Promise<boolean> =>
  (await asOwner(sql`select from prepared_probe where id = ${id}`)).rows.length > 0

test('a statement gives the same, prepared or not', async () => {
  const id = newId()
  const facts = { words: ['a', 'é', '"'], none: null }
  await asPlatform(sql`
    insert into prepared_probe
    values (${id}, ${'9007199254740991'}, ${new Date(0)}, ${['x', 'y, z']}, ${json(facts)}::jsonb)`)
  const asked: unknown[] = []
  for (let time = 0; time < 6; time += 1) {
    const { rows } = await asPlatform(sql`
      select p.*, ${time >= 0}::boolean as is_true, ${null}::text as nothing from prepared_probe p where id = ${id}`)
    asked.push(rows)
  }
  for (const rows of asked) assert.deepEqual(rows, asked[0])
  assert.deepEqual(asked[0], [
    {
      id,
      amount: 9_007_199_254_740_991,
      at: new Date(0),
      tags: ['x', 'y, z'],
      facts,
      is_true: true,
      nothing: null,
    },
  ])
})

test('how many rows were changed is told, prepared or not', async () => {
  for (let time = 0; time < 6; time += 1) {
    const { numAffectedRows } = await asPlatform(
      sql`insert into prepared_probe (id) values (${newId()}), (${newId()})`,
    )
    assert.equal(numAffectedRows, 2n)
  }
})

test('a table that is changed while the program runs is read as it is now', async () => {
  type Row = { later?: string; latest?: string }
  const all = (but: number) => sql<Row>`select * from prepared_probe where amount is distinct from ${but}`
  const read = async () => (await asPlatform(all(-1))).rows[0]
  const glance = () => database.glance(async (db) => (await all(-2).execute(db)).rows[0])
  for (let time = 0; time < 6; time += 1) await Promise.all([read(), glance()])
  await asOwner(sql`alter table prepared_probe add column later text default 'here'`)
  assert.equal((await read())?.later, 'here')
  await asOwner(sql`alter table prepared_probe add column latest text default 'too'`)
  assert.equal((await glance())?.latest, 'too')
})

test('R-31: the scope ends with the transaction, also when it fails', async () => {
  const whose = async (): Promise<unknown> =>
    (
      await asOwner(
        sql`select current_user as role, coalesce(current_setting('portico.site_id', true), '') as site`,
      )
    ).rows
  const outside = await whose()
  const site = newId()
  for (const fails of [false, true]) {
    const run = database.transaction({ site }, async (db) => {
      const { rows } =
        await sql`select current_user as role, current_setting('portico.site_id') as site`.execute(db)
      assert.deepEqual(rows, [{ role: 'portico_app', site }])
      if (fails) await failing.execute(db)
    })
    if (fails) await assert.rejects(run, /division by zero/)
    else await run
    const seen = await Promise.all(Array.from({ length: 20 }, whose))
    for (const one of seen) assert.deepEqual(one, outside)
  }
})

test('a transaction whose statement failed is not committed, whoever swallowed the failure', async () => {
  const id = newId()
  await assert.rejects(
    database.transaction('platform', async (db) => {
      await insert(id).execute(db)
      await failing.execute(db).catch(() => {})
    }),
  )
  assert.ok(!(await isKept(id)))
})

test('a scope that is no site’s id is refused before anything is asked', async () => {
  await assert.rejects(
    database.transaction({ site: "x'; reset role; --" }, () => Promise.resolve()),
    /Not the id of a site/,
  )
})

test('many at once: each transaction has its own scope and its own answers', async () => {
  const sites = Array.from({ length: 60 }, () => newId())
  const seen = await Promise.all(
    sites.map((site, at) =>
      database.transaction({ site }, async (db) => {
        const first = await sql<{ n: number }>`select ${at}::integer as n`.execute(db)
        const { rows } = await sql<{
          site: string
        }>`select current_setting('portico.site_id') as site, ${at}::integer as n`.execute(db)
        return [first.rows[0]?.n, rows[0]]
      }),
    ),
  )
  assert.deepEqual(
    seen,
    sites.map((site, at) => [at, { site, n: at }]),
  )
})

/** Transactions of the load, a fifth of what R-31 says (those took a minute on a busy machine), and how many are under way at once. */
const LOAD = 2000
const AT_ONCE = 50

type Ask = (site: string, row: string) => Promise<readonly string[]>

/** Has two sites work on their rows at random and at once, over five lines; gives how many rows of others were seen. */
async function foreignRows(on: Database, ask: Ask, requests: number): Promise<number> {
  const sites = [newId(), newId()]
  await on.transaction('platform', async (db) => {
    for (const site of sites)
      await sql`insert into site_styles (site_id, styles, begun) values (${site}, '{}', '{}')`.execute(db)
  })
  let [begun, foreign, seen] = [0, 0, 0]
  const client = async (): Promise<void> => {
    while (begun < requests) {
      begun += 1
      const mine = sites[Math.random() < 0.5 ? 0 : 1] ?? ''
      for (const whose of await ask(mine, sites[begun % 2] ?? '')) {
        seen += 1
        if (whose !== mine) foreign += 1
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, client))
  await on.transaction('platform', (db) =>
    sql`delete from site_styles where site_id in (${sites[0]}, ${sites[1]})`.execute(db),
  )
  assert.ok(seen >= requests / 2, 'rows were there to be seen')
  return foreign
}

interface Whose {
  whose: string
}

test(`R-31: ${LOAD} transactions of two sites over five lines see no row of the other`, async () => {
  const raced = await racingDatabase(5)
  const on = raced ?? database
  try {
    const ask: Ask = (site, row) =>
      on.transaction({ site }, async (db) => {
        const { rows } = await sql<Whose>`
          update site_styles set version = version + 1 where site_id = ${row} returning site_id as whose`.execute(
          db,
        )
        if (row === site) assert.equal(rows.length, 1)
        const { rows: all } =
          await sql<Whose>`select site_id as whose from site_styles where ${true}`.execute(db)
        return [...rows, ...all].map(({ whose }) => whose)
      })
    assert.equal(await foreignRows(on, ask, LOAD), 0)
  } finally {
    await raced?.close()
  }
})

test('R-31: sites that are bound by what outlives their transaction see rows of the other', async () => {
  const raced = await racingDatabase(5)
  const on = raced ?? database
  try {
    const ask: Ask = async (site) => {
      await sql`select set_config('role', 'portico_app', false), set_config('portico.site_id', ${site}, false)`.execute(
        on.root,
      )
      const { rows } = await sql<Whose>`select site_id as whose from site_styles where ${true}`.execute(
        on.root,
      )
      return rows.map(({ whose }) => whose)
    }
    assert.ok((await foreignRows(on, ask, 500)) > 0)
  } finally {
    if (raced) await raced.close()
    else
      await sql`select set_config('role', 'none', false), set_config('portico.site_id', '', false)`.execute(
        on.root,
      )
  }
})

test('the last statement commits', async () => {
  for (let time = 0; time < 5; time += 1) {
    const id = newId()
    const answer = await database.transaction('platform', async (db, endWith) => {
      if (time % 2 === 0) await sql`select ${1}::integer`.execute(db)
      return endWith(
        async (last) => {
          const { rows } = await sql<{ id: string }>`${insert(id)} returning id`.execute(last)
          return rows[0]?.id
        },
        (given) => given !== undefined,
      )
    })
    assert.equal(answer, id)
    assert.ok(await isKept(id))
  }
})

test('a last statement that did nothing has the work begun anew, bound again', async () => {
  for (let time = 0; time < 4; time += 1) {
    const site = newId()
    const ways: unknown[] = []
    await database.transaction({ site }, async (db, endWith) => {
      const { rows } = await sql`select current_setting('portico.site_id') as site where ${true}`.execute(db)
      ways.push(rows[0])
      if (ways.length > 1) return 0
      return endWith(
        async (last) => (await sql`select 1 where ${false}`.execute(last)).rows.length,
        (count) => count > 0,
      )
    })
    assert.deepEqual(ways, [{ site }, { site }])
  }
})

test('a last statement that fails commits nothing, whoever swallowed it', async () => {
  for (let time = 0; time < 4; time += 1) {
    const id = newId()
    const run = (swallows: boolean): Promise<void> =>
      database.transaction('platform', async (db, endWith) => {
        await insert(id).execute(db)
        const last = endWith(
          (over) => failing.execute(over),
          () => true,
        )
        if (swallows) await last.catch(() => {})
        else await last
      })
    await assert.rejects(run(false), /division by zero/)
    await assert.rejects(run(true), /division by zero/)
    assert.ok(!(await isKept(id)))
  }
})

test('what is refused at the commit is refused with the last statement', async () => {
  await asOwner(sql`
    create table deferred_probe (id uuid references prepared_probe (id) deferrable initially deferred)`)
  await asOwner(sql`grant all on deferred_probe to portico_platform`)
  for (let time = 0; time < 4; time += 1) {
    await assert.rejects(
      database.transaction('platform', (_db, endWith) =>
        endWith(
          (last) => sql`insert into deferred_probe values (${newId()})`.execute(last),
          () => true,
        ),
      ),
      { code: '23503' },
    )
  }
  const { rows } = await asOwner(sql`select 1 from deferred_probe`)
  assert.deepEqual(rows, [])
})

test('after its last statement a transaction is asked nothing', async () => {
  const id = newId()
  await assert.rejects(
    database.transaction('platform', async (db, endWith) => {
      await endWith(
        (last) => insert(id).execute(last),
        () => true,
      )
      await sql`select ${1}::integer`.execute(db)
    }),
    /after its last statement/,
  )
})

test('R-31: what is asked at once with a beginning that fails is not run', async () => {
  const id = newId()
  await assert.rejects(
    database.transaction('platform', async (db) => {
      await Promise.allSettled([failing.execute(db), insert(id).execute(db)])
    }),
    /division by zero/,
  )
  assert.ok(!(await isKept(id)))
})

test('R-31: a handle that outlives its transaction is refused, and runs in nobody else’s', async () => {
  const handles: Db[] = []
  const ask = (db: Db): Promise<unknown> =>
    sql`select current_setting('portico.site_id') as site where ${true}`.execute(db)
  await database.transaction({ site: newId() }, async (db) => {
    handles.push(db)
    await ask(db)
  })
  await assert.rejects(
    database.transaction({ site: newId() }, async (db) => {
      handles.push(db)
      await failing.execute(db)
    }),
  )
  await database.transaction({ site: newId() }, (db) => Promise.resolve(void handles.push(db)))
  for (const handle of handles) await assert.rejects(ask(handle), /after its end/)
  await database.transaction({ site: newId() }, async (db) => {
    await ask(db)
    for (const handle of handles) await assert.rejects(ask(handle), /after its end/)
  })
})
