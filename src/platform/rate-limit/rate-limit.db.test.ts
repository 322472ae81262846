import assert from 'node:assert/strict'
import { after, describe, mock, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { fixedClock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { Refusal } from '#kernel/refusal.ts'
import { NO_SERVER, racingDatabase, rolledBack, testCtx } from '../testing/world.ts'
import { defineNetworkLimit, giveBackOfNetwork, takeOfNetwork } from './network-limit.ts'
import { createRateLimits, defineLimit, pauseSeconds, type RateLimits } from './rate-limit.ts'
import { forgetOldUses, takeInside } from './take-inside.ts'

const plain = defineLimit({ name: 'test.plain', points: 3, window: 60 })
const growing = defineLimit({
  name: 'test.growing',
  points: 3,
  window: 900,
  pause: { first: 2, factor: 2, longest: 30 },
})

async function take(limits: RateLimits, limit: typeof plain, key: string, points?: number): Promise<number> {
  try {
    await limits.take(limit, key, points)
    return 0
  } catch (error) {
    assert.ok(error instanceof Refusal)
    assert.deepEqual([error.status, error.code], [429, 'limits.too_many'])
    assert.equal(error.detail.retryAfter, error.detail.values?.seconds)
    return error.detail.retryAfter ?? -1
  }
}

const database = await racingDatabase(30)
after(() => database?.close())

const stores: Readonly<Record<string, () => RateLimits>> = {
  memory: () => createRateLimits(),
  ...(database?.pool && { postgres: () => createRateLimits(database.pool) }),
}

for (const [name, open] of Object.entries(stores)) {
  describe(`counted in ${name}`, () => {
    test('so many and no more, each key by itself, upper and lower case alike', async () => {
      const limits = open()
      for (let i = 0; i < 3; i += 1) assert.equal(await take(limits, plain, 'A@example.com'), 0)
      const wait = await take(limits, plain, 'a@example.com')
      assert.ok(wait > 55 && wait <= 60, String(wait))
      assert.ok((await limits.wait(plain, 'a@EXAMPLE.com')) > 55)
      assert.equal(await limits.wait(plain, 'b@example.com'), 0)
      assert.equal(await take(limits, plain, 'b@example.com', 3), 0)
      assert.ok((await take(limits, plain, 'b@example.com', 1)) > 0)
      await limits.forgive(plain, 'a@example.com')
      assert.equal(await take(limits, plain, 'a@example.com'), 0)
    })

    test('fifty at once: exactly as many as there are', async () => {
      const limits = open()
      const waits = await Promise.all(Array.from({ length: 50 }, () => take(limits, plain, 'crowd')))
      assert.equal(waits.filter((wait) => wait === 0).length, 3)
    })

    test('fifty at once within a growing pause: none is let through, and after it one', async () => {
      const limits = open()
      for (let i = 0; i < 3; i += 1) await limits.take(growing, 'crowd')
      const crowd = async (): Promise<number> => {
        const waits = await Promise.all(Array.from({ length: 50 }, () => take(limits, growing, 'crowd')))
        return waits.filter((wait) => wait === 0).length
      }
      assert.equal(await crowd(), 0)
      await setTimeout((await limits.wait(growing, 'crowd')) * 1000 + 50)
      assert.equal(await crowd(), 1)
    })

    test('fifty at once begin the first pause, not a later one: who is refused makes it no longer', async () => {
      const limits = open()
      for (let turn = 0; turn < 20; turn += 1) {
        const key = `flood ${turn}`
        await Promise.all(Array.from({ length: 50 }, () => take(limits, growing, key)))
        assert.ok((await limits.wait(growing, key)) <= 2, key)
      }
    })

    test('fifty are refused as what was counted is forgiven: they leave no uses behind for later', async () => {
      const limits = open()
      for (let i = 0; i < 3; i += 1) await limits.take(growing, 'forgiven')
      // Windows are told apart by their ends, of which a busy process knows the second.
      await setTimeout(1_100)
      const crowd = Array.from({ length: 50 }, () => take(limits, growing, 'forgiven'))
      await limits.forgive(growing, 'forgiven')
      let through = (await Promise.all(crowd)).filter((wait) => wait === 0).length
      while (through < 50 && (await take(limits, growing, 'forgiven')) === 0) through += 1
      // As many as there are, one that was counted before and finds no pause, and one after a pause that was forgiven.
      assert.ok(through <= 5, String(through))
    })

    test('what is given back was not the last that there was: it begins no pause', async () => {
      const limits = open()
      for (let i = 0; i < 3; i += 1) await limits.take(growing, 'office')
      assert.ok((await limits.wait(growing, 'office')) > 0)
      await limits.giveBack(growing, 'office')
      assert.equal(await limits.wait(growing, 'office'), 0)
      assert.equal(await take(limits, growing, 'office'), 0)
      assert.ok((await take(limits, growing, 'office')) > 0)
    })

    test('what is given back after a pause keeps nobody waiting for the next', async () => {
      const limits = open()
      for (let i = 0; i < 3; i += 1) await limits.take(growing, 'school')
      await setTimeout((await limits.wait(growing, 'school')) * 1000 + 50)
      for (let i = 0; i < 5; i += 1) {
        assert.equal(await take(limits, growing, 'school'), 0, String(i))
        await limits.giveBack(growing, 'school')
      }
      // The next that counts begins the second.
      assert.equal(await take(limits, growing, 'school'), 0)
      const wait = await take(limits, growing, 'school')
      assert.ok(wait > 2 && wait <= 4, String(wait))
    })
  })
}

test('two processes count together in postgres', async () => {
  if (!database?.pool) return
  const one = createRateLimits(database.pool)
  const other = createRateLimits(database.pool)
  assert.deepEqual(
    [await take(one, plain, 'both'), await take(other, plain, 'both'), await take(one, plain, 'both')],
    [0, 0, 0],
  )
  assert.ok((await take(other, plain, 'both')) > 0)
})

test('who goes on after they were refused is refused without a question', async () => {
  if (!database?.pool) return
  const { pool } = database
  let asked = 0
  const counted = new Proxy(pool, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (name === 'query') asked += 1
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  const limits = createRateLimits(counted)
  for (let i = 0; i < 3; i += 1) assert.equal(await take(limits, plain, 'goes on'), 0)
  assert.ok((await take(limits, plain, 'goes on')) > 50)
  const before = asked
  assert.ok(before >= 4)
  for (let i = 0; i < 20; i += 1) assert.ok((await take(limits, plain, 'goes on')) > 50)
  assert.equal(asked, before)
  await limits.forgive(plain, 'goes on')
  assert.equal(await take(limits, plain, 'goes on'), 0)
})

test('a database that does not answer is made up for by memory', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 200 })
  const limits = createRateLimits(pool)
  for (let i = 0; i < 3; i += 1) assert.equal(await take(limits, plain, 'lost'), 0)
  assert.ok((await take(limits, plain, 'lost')) > 0)
  await pool.end()
})

test('pauses grow, let one through each, and never lock for good', async () => {
  mock.timers.enable({ apis: ['Date', 'setTimeout'], now: Date.now() })
  try {
    const limits = createRateLimits()
    for (let i = 0; i < 2; i += 1) assert.equal(await take(limits, growing, 'k'), 0)
    for (const pause of [2, 4, 8, 16, 30, 30]) {
      // The third of three begins the first pause: nobody is let through at once beyond it.
      assert.equal(await take(limits, growing, 'k'), 0)
      // Hammering during the pause neither gets through nor makes it longer.
      for (let i = 0; i < 5; i += 1) assert.equal(await take(limits, growing, 'k'), pause)
      assert.equal(await limits.wait(growing, 'k'), pause)
      mock.timers.tick(pause * 1000 + 1)
      assert.equal(await limits.wait(growing, 'k'), 0)
    }
    mock.timers.tick(900_000)
    for (let i = 0; i < 3; i += 1) assert.equal(await take(limits, growing, 'k'), 0)
    assert.equal(await take(limits, growing, 'k'), 2)
  } finally {
    mock.timers.reset()
  }
})

test('what is taken back after the window in which it was counted leaves no more for the next', async () => {
  mock.timers.enable({ apis: ['Date', 'setTimeout'], now: Date.now() })
  try {
    const limits = createRateLimits()
    const lasting = defineLimit({
      name: 'test.lasting',
      points: 3,
      window: 900,
      pause: { first: 60, factor: 1, longest: 60 },
    })
    /** How many are let through at once. */
    const through = async (key: string): Promise<number> => {
      for (let count = 0; ; count += 1) if ((await take(limits, lasting, key)) > 0) return count
    }
    const keys = ['refused', 'refused and counted', 'given back']
    for (const key of keys) await take(limits, lasting, key)
    mock.timers.tick(880_000)
    for (const key of keys) await take(limits, lasting, key, 2)
    mock.timers.tick(19_999)
    // Counted in the window, and refused by a pause that lasts beyond it.
    const late = ['refused', 'refused and counted'].flatMap((key) =>
      Array.from({ length: 5 }, () => take(limits, lasting, key)),
    )
    mock.timers.tick(1)
    // The next window has begun for it by the time the others are refused.
    assert.equal(await take(limits, lasting, 'refused and counted'), 0)
    assert.ok((await Promise.all(late)).every((wait) => wait > 0))
    for (let i = 0; i < 3; i += 1) await limits.giveBack(lasting, 'given back')
    mock.timers.tick(60_000)
    assert.deepEqual(
      [await through('refused'), await through('refused and counted'), await through('given back')],
      [3, 2, 3],
    )
  } finally {
    mock.timers.reset()
  }
})

test('figures', () => {
  const pause = { first: 1, factor: 3, longest: 100 }
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6, 5000].map((n) => pauseSeconds(pause, n)),
    [1, 3, 9, 27, 81, 100, 100],
  )
  assert.throws(() => defineLimit({ name: 'nodot', points: 1, window: 1 }))
  assert.throws(() => defineLimit({ name: 'a.b', points: 0, window: 1 }))
  assert.throws(() =>
    defineLimit({ name: 'a.b', points: 1, window: 1, pause: { first: 5, factor: 1, longest: 1 } }),
  )
})

const ofNetwork = defineNetworkLimit({ name: 'test.of-networks', points: 3, window: 60 })
const growingOfNetwork = defineNetworkLimit({
  name: 'test.of-networks-growing',
  points: 3,
  window: 60,
  pause: { first: 15, factor: 2, longest: 60 },
})

const address = (n: number): string => `2001:db8:1:${n.toString(16)}:aaaa::1`

const isTaken = (...given: Parameters<typeof takeOfNetwork>): Promise<boolean> =>
  takeOfNetwork(...given).then(
    () => true,
    (error: unknown) => {
      assert.ok(error instanceof Refusal && error.code === 'limits.too_many')
      return false
    },
  )

for (const [store, open] of Object.entries(stores))
  for (const limit of [ofNetwork, growingOfNetwork])
    test(`so many a network, and ten times as many a /48: ${limit.name}, ${store}`, async () => {
      const limits = open()
      let taken = 0
      for (let n = 1; n <= 40; n += 1)
        for (let use = 0; use < 4; use += 1) if (await isTaken(limits, limit, address(n), 'site')) taken += 1
      assert.equal(taken, 30)
      assert.equal(await isTaken(limits, limit, '2001:db8:2:1::1', 'site'), true)
      assert.equal(await isTaken(limits, limit, address(1), 'another site'), true)
      assert.equal(await isTaken(limits, limit, '192.0.2.1', 'site'), true)
      // Refused for what is around it, and not counted for itself.
      assert.equal(await limits.wait(limit, 'site/2001:db8:1:28::/64'), 0)
    })

test('an address of IPv4 is counted by itself', async () => {
  const limits = createRateLimits()
  for (let n = 0; n < 60; n += 1) assert.equal(await isTaken(limits, ofNetwork, `192.0.2.${n}`), true)
})

test('a use that was none is taken back from both', async () => {
  const limits = createRateLimits()
  for (let n = 0; n < 60; n += 1) {
    await takeOfNetwork(limits, ofNetwork, address(1))
    await giveBackOfNetwork(limits, ofNetwork, '2001:db8:1:1::/64')
  }
  assert.equal(await isTaken(limits, ofNetwork, address(2)), true)
})

test('in a transaction so many within the window and no more, each key by itself, of a site’s too', async () => {
  for (const scope of ['platform', { site: newId() }] as const) {
    await rolledBack(scope, async (db) => {
      const clock = fixedClock('2026-11-20T10:00:00Z')
      const ctx = testCtx(db, { clock })
      const take = (key: string) => takeInside(ctx, plain, key)
      assert.deepEqual([await take('A@example.com'), await take('a@example.com')], [0, 0])
      clock.advance(20_000)
      assert.deepEqual([await take('a@example.com'), await take('a@example.com')], [0, 40])
      assert.equal(await take('b@example.com'), 0)
      clock.advance(40_000)
      assert.equal(await take('a@example.com'), 0, 'another window')
    })
  }
})

test('a limit that lets one through after each pause is for no transaction', () =>
  rolledBack('platform', async (db) => {
    const paused = defineLimit({ ...plain, name: 'test.paused', pause: { first: 1, factor: 1, longest: 1 } })
    await assert.rejects(takeInside(testCtx(db), paused, 'k'), /pauses/)
  }))

test('windows that are over are forgotten', () =>
  rolledBack('platform', async (db) => {
    const clock = fixedClock('2026-11-20T10:00:00Z')
    const ctx = testCtx(db, { clock })
    for (let n = 0; n < 4; n += 1) await takeInside(ctx, plain, 'k')
    await forgetOldUses(ctx)
    assert.equal(await takeInside(ctx, plain, 'k'), 60)
    clock.advance(60_000)
    await forgetOldUses(ctx)
    assert.equal(await takeInside(ctx, plain, 'k'), 0)
  }))

test(
  'of fifty transactions exactly as many get through as there are; what is undone was not counted',
  { skip: database === null && NO_SERVER },
  async () => {
    assert.ok(database?.pool)
    const undone = new Error('undone')
    const attempt = (isUndone: boolean) =>
      database.transaction('platform', async (db) => {
        const clock = fixedClock(new Date().toISOString())
        const wait = await takeInside(testCtx(db, { clock }), plain, 'inside crowd')
        if (isUndone) throw undone
        return wait
      })
    const settled = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => attempt(n % 2 === 0)))
    const waits = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    assert.equal(waits.length, 25)
    assert.equal(waits.filter((wait) => wait === 0).length, 3)
    assert.ok(
      (await createRateLimits(database.pool).wait(plain, 'inside crowd')) > 50,
      'counted where all are',
    )
  },
)
