import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { systemClock } from '#kernel/clock.ts'
import { createJobs } from '../jobs/jobs.ts'
import { openWay } from '../testing/silenced-way.ts'
import { NO_SERVER, racingDatabase, testTools } from '../testing/world.ts'
import { type Db, isAway, readThrough } from './database.ts'
import { openDatabase } from './open-database.ts'

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

  test('jobs at work hold no connection that is silent, and end in time', { timeout: 30_000 }, async (t) => {
    const way = await openWay(server?.pool?.options.connectionString ?? '')
    const database = await openDatabase({ url: way.url, connections: 4, within: 3_000 })
    const recurring = { retries: 0, backoff: { first: 1, longest: 1 }, timeout: 10 }
    const jobs = createJobs({
      database,
      tools: testTools(),
      clock: systemClock,
      jobs: [],
      recurring: [
        {
          ...recurring,
          name: 'silent.yearly',
          cron: '0 0 1 1 *',
          zone: 'UTC',
          missed: 'once',
          async run() {},
        },
      ],
    })
    t.after(async () => {
      await jobs.stop(1_000)
      way.close()
      await database.close()
    })
    await jobs.work()
    const ask = (): Promise<unknown> =>
      readThrough(() => database.transaction('platform', (db) => sql`select 1`.execute(db)))
    // All connections stand open, and are idle: nothing that began with the work is still asking.
    await Promise.all([jobs.queueDue(), ask(), ask(), ask(), ask()])
    while (database.pool?.idleCount !== database.pool?.totalCount) await pause(10)
    way.silence()
    await pause(3_000)
    const { totalCount = 0, idleCount = 0 } = database.pool ?? {}
    assert.ok(totalCount - idleCount < 3, 'a look a second, and none beside one that has no answer')
    // It may meet a connection that is silent, or one that came in place of another.
    await jobs.queueDue().catch((error: unknown) => assert.ok(isAway(error)))
    await ask()
    await jobs.stop(1_000)
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
      database.laying.transaction().execute((trx) => sql`select pg_sleep(0.5)`.execute(trx)),
    )
  })
})
