import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import pg, { type Pool, type QueryConfig } from 'pg'
import { until } from '../testing/until.ts'
import { NO_SERVER, testDatabase } from '../testing/world.ts'
import { NotificationSender } from './notification-sender.ts'

const SERVER = process.env['TEST_DATABASE_URL']

test('what is told comes to whoever listens, in its order, and to nobody else', async () => {
  const database = await testDatabase()
  const heard: string[] = []
  const elsewhere: string[] = []
  const stops = [
    await database.listen('teller_test', (payload) => heard.push(payload)),
    await database.listen('teller_other', (payload) => elsewhere.push(payload)),
  ]
  const words = Array.from({ length: 1_200 }, (_, at) => `word ${at}`)
  for (const word of words) database.notify('teller_test', word)
  await until(() => heard.length === words.length)
  assert.deepEqual(heard, words)
  assert.deepEqual(elsewhere, [])
  for (const stop of stops) await stop()
  database.notify('teller_test', 'after the end')
  await pause(50)
  assert.equal(heard.length, words.length)
})

test('what is too long to be told keeps nobody waiting', async () => {
  const database = await testDatabase()
  if (database.kind === 'embedded') return
  const heard: string[] = []
  const stop = await database.listen('teller_test', (payload) => heard.push(payload))
  for (const word of ['one', 'x'.repeat(9_000), 'two']) database.notify('teller_test', word)
  await until(() => heard.length === 2)
  assert.deepEqual(heard, ['one', 'two'])
  await stop()
})

test(
  'one that is too long has few asked apart, and what comes behind it is told together again',
  {
    skip: SERVER === undefined && NO_SERVER,
  },
  async (t) => {
    const pool = new pg.Pool({ connectionString: SERVER, max: 1 })
    let asked = 0
    const query = (statement: QueryConfig) => {
      asked += 1
      return pool.query(statement)
    }
    const sender = new NotificationSender({ query } as unknown as Pool, () => false)
    const line = new pg.Client({ connectionString: SERVER })
    t.after(() => Promise.all([line.end(), pool.end()]))
    await line.connect()
    const heard: string[] = []
    line.on('notification', ({ payload }) => heard.push(payload ?? ''))
    await line.query('listen teller_parts')
    const words = Array.from({ length: 2_000 }, (_, at) => `word ${at}`)
    for (const [at, word] of words.entries()) {
      if (at === 333) sender.notify('teller_parts', 'x'.repeat(9_000))
      sender.notify('teller_parts', word)
    }
    await until(() => heard.length === words.length)
    assert.deepEqual(heard, words)
    assert.ok(asked < 40, `${asked} statements`)
  },
)

test('where not one can be told, each is asked little more than once', async () => {
  let asked = 0
  const query = () => {
    asked += 1
    return Promise.reject(new Error('too many notifications in the NOTIFY queue'))
  }
  const sender = new NotificationSender({ query } as unknown as Pool, () => false)
  for (let n = 0; n < 1_000; n += 1) sender.notify('teller_none', String(n))
  await until(() => asked >= 1_000)
  await sender.close()
  assert.ok(asked < 1_100, `${asked} statements`)
})

test('of what comes while others are being told, as much waits as may wait', async () => {
  const database = await testDatabase()
  const heard: string[] = []
  const stop = await database.listen('teller_test', (payload) => heard.push(payload))
  const words = Array.from({ length: 10_500 }, (_, at) => String(at))
  for (const word of words.slice(0, 500)) database.notify('teller_test', word)
  await new Promise((resolve) => setImmediate(resolve))
  for (const word of words.slice(500)) database.notify('teller_test', word)
  await until(() => heard.at(-1) === words.at(-1))
  assert.deepEqual(heard, words)
  await stop()
})
