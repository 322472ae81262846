import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fixedClock } from '#kernel/clock.ts'
import { defineLimit } from './rate-limit.ts'
import { SharedCounts } from './shared-counts.ts'

const limit = defineLimit({ name: 'test.shared', points: 400, window: 60 })

/** The channels of a database that tells at once, and how many words went over them. */
function channels() {
  const listeners = new Set<(payload: string) => void>()
  const words: string[] = []
  return {
    words,
    notify: (_: string, payload: string) => {
      words.push(payload)
      for (const hear of listeners) hear(payload)
    },
    listen: async (_: string, hear: (payload: string) => void) => {
      listeners.add(hear)
      return async () => void listeners.delete(hear)
    },
  }
}

async function processes(count: number) {
  const clock = fixedClock('2026-11-20T10:00:20Z')
  const database = channels()
  const all = Array.from({ length: count }, () => new SharedCounts(limit, { clock, database }))
  const stops = await Promise.all(all.map((one) => one.open()))
  const close = () => Promise.all(stops.map((stop) => stop()))
  const [one, other = one] = all
  if (!one || !other) throw new Error('One is needed')
  return { clock, database, one, other, close }
}

/** How many uses are let through at once. */
function letThrough(counts: SharedCounts, key: string): number {
  for (let n = 0; ; n += 1) {
    try {
      counts.take(key)
    } catch {
      return n
    }
  }
}

test('what one process has counted the others have too, once it was told; it counts nothing twice', async () => {
  const { one, other, close } = await processes(2)
  for (let n = 0; n < 300; n += 1) one.take('a')
  one.tell()
  one.tell()
  assert.equal(letThrough(other, 'a'), 100)
  other.tell()
  assert.equal(letThrough(one, 'a'), 0)
  assert.equal(letThrough(one, 'b'), 400, 'each key by itself')
  await close()
})

test('what is hardly used is not worth a word, and is told with what comes later', async () => {
  const { database, one, other, close } = await processes(2)
  for (let n = 0; n < 3; n += 1) one.take('a')
  one.tell()
  assert.equal(database.words.length, 0)
  one.take('a')
  one.tell()
  assert.equal(letThrough(other, 'a'), 396)
  await close()
})

test('what is of a window that is over is not told, and counts for nothing where it is heard late', async () => {
  const { clock, one, other, database, close } = await processes(2)
  for (let n = 0; n < 100; n += 1) one.take('a')
  one.tell()
  const [late = ''] = database.words
  for (let n = 0; n < 100; n += 1) one.take('a')
  clock.advance(60_000)
  one.tell()
  assert.equal(database.words.length, 1)
  database.notify('', late)
  assert.equal(letThrough(other, 'a'), 400)
  await close()
})

test('what is said on the channel and is no word of a process counts for nothing', async () => {
  const { database, clock, one, close } = await processes(1)
  const window = Math.floor(clock.now() / 60_000)
  const said = (uses: unknown): string => JSON.stringify({ by: 'somebody', window, uses })
  const tooMany = Array.from({ length: 101 }, (_, n) => [n === 0 ? 'a' : String(n), 1])
  for (const payload of [
    '',
    'x',
    'null',
    '[]',
    said(null),
    said([['a', -400]]),
    said([['a', 401]]),
    said([['a', 1e300]]),
    said([['a', 0.5]]),
    said([['a', '1']]),
    said([['a']]),
    said(tooMany),
  ])
    database.notify('', payload)
  assert.equal(letThrough(one, 'a'), 400)
  await close()
})

test('many keys go in several words, each short enough for a channel', async () => {
  const { database, one, close } = await processes(2)
  for (let key = 0; key < 200; key += 1)
    for (let n = 0; n < 4; n += 1) one.take(String(key).padStart(73, '0'))
  one.tell()
  assert.equal(database.words.length, 3)
  for (const word of database.words) assert.ok(Buffer.byteLength(word) < 8_000)
  await close()
})
