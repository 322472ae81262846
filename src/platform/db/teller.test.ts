import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '../testing/until.ts'
import { testDatabase } from '../testing/world.ts'

test('what is told comes to whoever listens, in its order, and to nobody else', async () => {
  const database = await testDatabase()
  const heard: string[] = []
  const elsewhere: string[] = []
  const stops = [
    await database.listen('teller_test', (payload) => heard.push(payload)),
    await database.listen('teller_other', (payload) => elsewhere.push(payload)),
  ]
  const words = Array.from({ length: 1_200 }, (_, at) => `word ${at}`)
  for (const word of words) database.tell('teller_test', word)
  await until(() => heard.length === words.length)
  assert.deepEqual(heard, words)
  assert.deepEqual(elsewhere, [])
  for (const stop of stops) await stop()
  database.tell('teller_test', 'after the end')
  await pause(50)
  assert.equal(heard.length, words.length)
})

test('what is too long to be told keeps nobody waiting', async () => {
  const database = await testDatabase()
  if (database.kind === 'embedded') return
  const heard: string[] = []
  const stop = await database.listen('teller_test', (payload) => heard.push(payload))
  for (const word of ['one', 'x'.repeat(9_000), 'two']) database.tell('teller_test', word)
  await until(() => heard.length === 2)
  assert.deepEqual(heard, ['one', 'two'])
  await stop()
})

test('of what comes while others are being told, as much waits as may wait', async () => {
  const database = await testDatabase()
  const heard: string[] = []
  const stop = await database.listen('teller_test', (payload) => heard.push(payload))
  const words = Array.from({ length: 10_500 }, (_, at) => String(at))
  for (const word of words.slice(0, 500)) database.tell('teller_test', word)
  await new Promise((resolve) => setImmediate(resolve))
  for (const word of words.slice(500)) database.tell('teller_test', word)
  await until(() => heard.at(-1) === words.at(-1))
  assert.deepEqual(heard, words)
  await stop()
})
