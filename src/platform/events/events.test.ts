import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { systemClock } from '#kernel/clock.ts'
import { defineEvent } from '#kernel/event.ts'
import { type Id, newId } from '#kernel/ids.ts'
import type { Database } from '../db/database.ts'
import { runAsSystem } from '../system-ctx.ts'
import { until } from '../testing/until.ts'
import { racingDatabase, testDatabase, testTools } from '../testing/world.ts'
import { forgetEvents, listFailedDeliveries, retryDelivery } from './delivery.store.ts'
import { publish } from './publish.ts'
import { createRelay, pauseAfter } from './relay.ts'
import { subscribe, type Subscription } from './subscription.ts'

const happened = defineEvent({ name: 'test.happened', shape: z.object({ n: z.number() }) })
const other = defineEvent({ name: 'test.other', shape: z.object({}) })
const tools = testTools()
const clock = systemClock

let database: Database
before(async () => {
  database = await testDatabase()
})

const inSite = <T>(siteId: Id, work: Parameters<typeof runAsSystem<T>>[2], on = database) =>
  runAsSystem({ database: on, tools, clock }, { siteId, reason: 'test' }, work)

const relayOf = (subscriptions: readonly Subscription[], on = database) =>
  createRelay({ database: on, tools, clock, subscriptions })

const rewind = (name: string) =>
  sql`update event_deliveries set due_at = now() where subscriber = ${name} and state = 'waiting'`.execute(
    database.root,
  )

describe('what is published', () => {
  test('reaches every subscriber of its kind, bound to its site, with what it carries', async () => {
    const site = newId()
    const told: unknown[] = []
    const listener = (name: string) =>
      subscribe(happened, name, async (ctx, payload, facts) => {
        const { rows } = await sql<{ site: Id }>`select portico.site() as site`.execute(ctx.db)
        told.push([name, payload, facts.position, rows[0]?.site === site, ctx.actor])
      })
    const deaf = subscribe(other, 'test.deaf', async () => void told.push('deaf'))
    await inSite(site, (ctx) => publish(ctx, happened, { n: 1 }))
    await inSite(site, (ctx) => publish(ctx, happened, { n: 2 }))
    await relayOf([listener('test.one'), listener('test.two'), deaf]).drain()
    const system = (name: string) => ({ kind: 'system', reason: `event ${name}` })
    assert.deepEqual(told.toSorted(), [
      ['test.one', { n: 1 }, 1, true, system('test.one')],
      ['test.one', { n: 2 }, 2, true, system('test.one')],
      ['test.two', { n: 1 }, 1, true, system('test.two')],
      ['test.two', { n: 2 }, 2, true, system('test.two')],
    ])
    told.length = 0
    await relayOf([listener('test.one'), listener('test.two')]).drain()
    assert.deepEqual(told, [], 'nobody is told twice')
  })

  test('never was, when the transaction is rolled back, and leaves no gap', async () => {
    const site = newId()
    const positions: number[] = []
    const seeing = subscribe(
      happened,
      'test.gapless',
      async (_, __, facts) => void positions.push(facts.position),
    )
    const failing = inSite(site, async (ctx) => {
      await publish(ctx, happened, { n: 1 })
      throw new Error('and back')
    })
    await assert.rejects(failing, /and back/)
    await inSite(site, (ctx) => publish(ctx, happened, { n: 2 }))
    await inSite(site, async (ctx) => {
      await publish(ctx, happened, { n: 3 })
      await publish(ctx, happened, { n: 4 })
    })
    await relayOf([seeing]).drain()
    assert.deepEqual(positions, [1, 2, 3])
  })

  test('is refused where it is not of its shape, or bound to no site', async () => {
    await assert.rejects(
      inSite(newId(), (ctx) => publish(ctx, happened, { n: 'x' } as never)),
      z.ZodError,
    )
    const unbound = runAsSystem({ database, tools, clock }, { siteId: null, reason: 'test' }, (ctx) =>
      publish(ctx, happened, { n: 1 }),
    )
    await assert.rejects(unbound, /without a site/)
  })

  test('is told by the commit, and does not wait for the next look', async () => {
    let isTold = false
    const relay = createRelay({
      database,
      tools,
      clock,
      subscriptions: [subscribe(happened, 'test.soon', async () => void (isTold = true))],
      period: 3_600_000,
    })
    await relay.start()
    await inSite(newId(), (ctx) => publish(ctx, happened, { n: 1 }))
    await until(() => isTold)
    await relay.stop()
  })
})

describe('a subscriber that fails', () => {
  test('is told again, in order, while other sites and subscribers go on', async () => {
    const [site, neighbour] = [newId(), newId()]
    const told: string[] = []
    let isBroken = true
    const moody = subscribe(happened, 'test.moody', async (ctx, { n }) => {
      if (isBroken && ctx.site?.id === site && n === 1) throw new Error('not now: \0')
      told.push(`${ctx.site?.id === site ? 'ours' : 'theirs'} ${n}`)
    })
    for (const n of [1, 2]) await inSite(site, (ctx) => publish(ctx, happened, { n }))
    await inSite(neighbour, (ctx) => publish(ctx, happened, { n: 1 }))
    const relay = relayOf([moody])
    await relay.drain()
    assert.deepEqual(told, ['theirs 1'])
    await relay.drain()
    assert.deepEqual(told, ['theirs 1'], 'its pause is not over')
    isBroken = false
    await rewind('test.moody')
    await relay.drain()
    assert.deepEqual(told, ['theirs 1', 'ours 1', 'ours 2'])
  })

  test('leaves nothing of what it wrote', async () => {
    const site = newId()
    let tries = 0
    const writer = subscribe(happened, 'test.writer', async (ctx) => {
      tries += 1
      await publish(ctx, other, {})
      if (tries === 1) throw new Error('after the write')
    })
    await inSite(site, (ctx) => publish(ctx, happened, { n: 1 }))
    const relay = relayOf([writer])
    await relay.drain()
    await rewind('test.writer')
    await relay.drain()
    const { rows } =
      await sql`select 1 from events where site_id = ${site}::uuid and name = 'test.other'`.execute(
        database.root,
      )
    assert.deepEqual([tries, rows.length], [2, 1])
  })

  test('for good, is set aside, listed, and can be told again by hand', async () => {
    const site = newId()
    const told: number[] = []
    let isBroken = true
    const hopeless = subscribe(happened, 'test.hopeless', async (_, { n }) => {
      if (isBroken && n === 1) throw new Error('never')
      told.push(n)
    })
    for (const n of [1, 2]) await inSite(site, (ctx) => publish(ctx, happened, { n }))
    const relay = relayOf([hopeless])
    for (let i = 0; i < 20; i += 1) {
      assert.deepEqual(told, [])
      await rewind('test.hopeless')
      await relay.drain()
    }
    assert.deepEqual(told, [2], 'the next one follows')
    const [failed] = await database.transaction('platform', (db) => listFailedDeliveries(db, 10))
    assert.deepEqual([failed?.siteId, failed?.error, failed?.attempts], [site, 'never', 20])
    assert.ok(failed)
    assert.equal(await database.transaction('platform', (db) => retryDelivery(db, failed)), true)
    await inSite(site, (ctx) => publish(ctx, happened, { n: 3 }))
    await relay.drain()
    assert.deepEqual(told, [2, 3], 'told in vain by hand, it is set aside again and holds nothing up')
    isBroken = false
    assert.equal(await database.transaction('platform', (db) => retryDelivery(db, failed)), true)
    await relay.drain()
    assert.deepEqual(told, [2, 3, 1])
    assert.equal(await database.transaction('platform', (db) => retryDelivery(db, failed)), false)
  })

  test('waits longer each time', () => {
    assert.deepEqual([1, 2, 3, 4, 12, 13, 19].map(pauseAfter), [1, 2, 4, 8, 2048, 3600, 3600])
  })
})

test('a site sees no other site’s events', async () => {
  const site = newId()
  await inSite(site, (ctx) => publish(ctx, happened, { n: 1 }))
  await database.transaction({ site: newId() }, async (db) => {
    for (const table of ['events', 'event_positions', 'event_deliveries']) {
      const { rows } = await sql`select 1 from ${sql.table(table)}`.execute(db)
      assert.equal(rows.length, 0, table)
    }
  })
  await assert.rejects(
    database.transaction({ site: newId() }, (db) =>
      sql`insert into events (site_id, id, name, payload) values (${site}::uuid, ${newId()}::uuid, 'x.y', '{}')`.execute(
        db,
      ),
    ),
    (error: { code?: string }) => error.code === '42501',
  )
})

test('what is old and told is forgotten, what is still owed is not', async () => {
  const site = newId()
  let isBroken = false
  const listener = subscribe(happened, 'test.forgetful', async () => {
    if (isBroken) throw new Error('no')
  })
  const told = await inSite(site, (ctx) => publish(ctx, happened, { n: 1 }))
  await relayOf([listener]).drain()
  isBroken = true
  const owed = await inSite(site, (ctx) => publish(ctx, happened, { n: 2 }))
  await relayOf([listener]).drain()
  await sql`update events set created_at = now() - interval '31 days' where site_id = ${site}::uuid`.execute(
    database.root,
  )
  assert.ok((await database.transaction('platform', forgetEvents)) >= 1)
  const { rows } = await sql<{ id: Id }>`select id from events where site_id = ${site}::uuid`.execute(
    database.root,
  )
  assert.deepEqual([rows.map(({ id }) => id), told === owed], [[owed], false])
})

test('two subscriptions of one name are refused', () => {
  const twin = subscribe(happened, 'test.twin', async () => {})
  assert.throws(() => relayOf([twin, twin]), /Two subscriptions/)
})

describe('on PostgreSQL', () => {
  test('many writers and four relays: each event once to each, in the order of its site', async () => {
    const raced = await racingDatabase(30)
    if (!raced) return
    const sites = [newId(), newId(), newId()]
    const told = new Map<Id, number[]>()
    const listener = subscribe(happened, 'test.raced', async (ctx, _, facts) => {
      await sleep(Math.random() * 3)
      const list = told.get(ctx.site?.id ?? '') ?? []
      told.set(ctx.site?.id ?? '', [...list, facts.position])
    })
    try {
      const relays = Array.from({ length: 4 }, () => relayOf([listener], raced))
      await Promise.all(relays.map((relay) => relay.start()))
      await Promise.all(
        Array.from({ length: 20 }, async (_, writer) => {
          for (let n = 0; n < 15; n += 1) {
            const site = sites[(writer + n) % 3] ?? ''
            await inSite(
              site,
              async (ctx) => {
                await publish(ctx, happened, { n })
                // Held open for a moment, so that commits cross and come in another order than the inserts.
                await sleep(Math.random() * 4)
              },
              raced,
            )
          }
        }),
      )
      const count = () => [...told.values()].reduce((sum, list) => sum + list.length, 0)
      await until(() => count() === 300, 20_000)
      await Promise.all(relays.map((relay) => relay.stop()))
      for (const site of sites) {
        assert.deepEqual(
          told.get(site),
          Array.from({ length: 100 }, (_, i) => i + 1),
        )
      }
    } finally {
      await raced.close()
    }
  })
})
