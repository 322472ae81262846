import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { fixedClock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { NO_SERVER, racingDatabase, rolledBack, testCtx } from '../testing/world.ts'
import { createRateLimits, defineLimit } from './rate-limit.ts'
import { forgetOldUses, takeInside } from './take-inside.ts'

const limit = defineLimit({ name: 'test.inside', points: 3, window: 60 })
const database = await racingDatabase()
after(() => database?.close())

test('so many within the window and no more, each key by itself, from a site’s transaction too', async () => {
  for (const scope of ['platform', { site: newId() }] as const) {
    await rolledBack(scope, async (db) => {
      const clock = fixedClock('2026-11-20T10:00:00Z')
      const ctx = testCtx(db, { clock })
      const take = (key: string) => takeInside(ctx, limit, key)
      assert.deepEqual([await take('A@example.com'), await take('a@example.com')], [0, 0])
      clock.advance(20_000)
      assert.deepEqual([await take('a@example.com'), await take('a@example.com')], [0, 40])
      assert.equal(await take('b@example.com'), 0)
      clock.advance(40_000)
      assert.equal(await take('a@example.com'), 0, 'another window')
    })
  }
})

test('a limit that lets one through after each pause is not for here', () =>
  rolledBack('platform', async (db) => {
    const paused = defineLimit({ ...limit, name: 'test.paused', pause: { first: 1, factor: 1, longest: 1 } })
    await assert.rejects(takeInside(testCtx(db), paused, 'k'), /pauses/)
  }))

test('windows that are over are forgotten', () =>
  rolledBack('platform', async (db) => {
    const clock = fixedClock('2026-11-20T10:00:00Z')
    const ctx = testCtx(db, { clock })
    for (let n = 0; n < 4; n += 1) await takeInside(ctx, limit, 'k')
    await forgetOldUses(ctx)
    assert.equal(await takeInside(ctx, limit, 'k'), 60)
    clock.advance(60_000)
    await forgetOldUses(ctx)
    assert.equal(await takeInside(ctx, limit, 'k'), 0)
  }))

describe('many at once, on PostgreSQL', { skip: database === null && NO_SERVER }, () => {
  test('of fifty transactions exactly as many get through as there are; what is undone was not counted', async () => {
    if (!database?.pool) throw new Error('No database')
    const undone = new Error('undone')
    const attempt = (isUndone: boolean) =>
      database.transaction('platform', async (db) => {
        const wait = await takeInside(
          testCtx(db, { clock: fixedClock(new Date().toISOString()) }),
          limit,
          'crowd',
        )
        if (isUndone) throw undone
        return wait
      })
    const settled = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => attempt(n % 2 === 0)))
    const waits = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    assert.equal(waits.length, 25)
    assert.equal(waits.filter((wait) => wait === 0).length, 3)
    assert.ok(
      (await createRateLimits(database.pool).wait(limit, 'crowd')) > 50,
      'counted where all others are',
    )
  })
})
