import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { openDatabase } from '../db/open-database.ts'
import { until } from '../testing/until.ts'
import { NO_SERVER } from '../testing/world.ts'
import { bossDatabase } from './boss-database.ts'

const SERVER = process.env['TEST_DATABASE_URL']

describe('listening for jobs', { skip: SERVER === undefined && NO_SERVER }, () => {
  test('whoever waits for jobs is told when the line was lost and is there again: what was queued meanwhile was not heard', async (t) => {
    const database = await openDatabase({ url: SERVER ?? '' })
    t.after(() => database.close())
    const channel = `boss_test_${newId()}`
    let looks = 0
    await bossDatabase(database).listen?.(
      channel,
      () => {},
      () => void (looks += 1),
    )
    assert.equal(looks, 1, 'at the beginning')
    const { rows } = await sql<{ cut: boolean }>`
      select pg_terminate_backend(pid) as cut from pg_stat_activity
      where query = ${`listen "${channel}"`}`.execute(database.root)
    assert.deepEqual(rows, [{ cut: true }])
    await until(() => looks === 2)
  })
})
