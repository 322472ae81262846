import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { HOUR } from '#kernel/clock.ts'
import { testDatabase } from '../testing/world.ts'
import { databaseClock } from './database-clock.ts'

test('it is what the database’s clock says', async () => {
  const database = await testDatabase()
  const clock = await databaseClock(database)
  const before = await database.now()
  const now = clock.now()
  assert.ok(Math.abs(now - before) < 1_000, `${now - before} ms apart`)
  assert.ok(Number.isInteger(now))
  clock.stop()
})

test('this machine’s clock is set: the database is asked again, and it goes on as before', async (t) => {
  let asked = 0
  const told = (): number => 1_000_000_000_000 + performance.now()
  const clock = await databaseClock({ now: async () => ((asked += 1), told()) })
  t.after(() => clock.stop())
  const real = Date.now
  t.after(() => (Date.now = real))
  for (let n = 0; n < 10; n += 1) clock.now()
  assert.equal(asked, 1, 'a clock that is right is not doubted')
  for (const off of [HOUR, -HOUR]) {
    Date.now = () => real() + off
    assert.ok(Math.abs(clock.now() - told()) < 50)
    await pause(0)
    assert.ok(Math.abs(clock.now() - told()) < 50)
  }
  assert.equal(asked, 3, 'once for each setting')
})

test('a database that is away does not stop the clock; one that was set is followed', async (t) => {
  const real = Date.now
  t.after(() => (Date.now = real))
  let answer: () => Promise<number> = async () => 0
  const clock = await databaseClock({ now: () => answer() })
  t.after(() => clock.stop())
  answer = async () => Promise.reject(new Error('away'))
  Date.now = () => real() + HOUR
  assert.ok(clock.now() < 1_000)
  await pause(0)
  assert.ok(clock.now() < 1_000)
  await pause(0)
  answer = async () => HOUR
  clock.now()
  await pause(0)
  assert.ok(clock.now() >= HOUR && clock.now() < HOUR + 1_000)
})
