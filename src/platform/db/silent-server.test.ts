import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { sql } from 'kysely'
import { openWay } from '../testing/silenced-way.ts'
import { NO_SERVER, racingDatabase } from '../testing/world.ts'
import { type Db, isAway, openDatabase, readThrough } from './database.ts'

const server = await racingDatabase(2)
after(() => server?.close())

describe('a server that goes silent', { skip: server === null && NO_SERVER }, () => {
  test('what it does not answer is given up in time, and asked anew over another connection', async (t) => {
    const way = await openWay(server?.pool?.options.connectionString ?? '')
    const database = await openDatabase({ url: way.url, connections: 2, within: 300 })
    t.after(async () => {
      way.close()
      await database.close()
    })
    const ask = async (db: Db): Promise<number> =>
      (await sql<{ one: number }>`select 1 as one`.execute(db)).rows[0]?.one ?? 0
    const asks = [() => database.transaction('platform', ask), () => database.glance(ask)]
    for (const one of asks) {
      assert.equal(await one(), 1)
      way.silence()
      await assert.rejects(one(), isAway)
      assert.equal(await readThrough(one), 1)
    }
  })

  test('a migration takes what it takes', async (t) => {
    const url = server?.pool?.options.connectionString ?? ''
    const database = await openDatabase({ url, connections: 1, within: 200 })
    t.after(() => database.close())
    await assert.rejects(
      database.glance((db) => sql`select pg_sleep(0.5)`.execute(db)),
      isAway,
    )
    // The connection that was given up may be met once more.
    await readThrough(() =>
      database.root.transaction().execute((trx) => sql`select pg_sleep(0.5)`.execute(trx)),
    )
  })
})
