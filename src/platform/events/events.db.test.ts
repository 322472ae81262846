import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { systemClock } from '#kernel/clock.ts'
import { defineEvent } from '#kernel/event.ts'
import { type Id, newId } from '#kernel/ids.ts'
import type { Database } from '../db/database.ts'
import { createJobs, type Jobs } from '../jobs/jobs.ts'
import { listJobs } from '../jobs/list-jobs.ts'
import { CHANNEL, queueJobs } from '../jobs/queue-job.ts'
import { runAsSystem } from '../system-ctx.ts'
import { until } from '../testing/until.ts'
import { bring, racingDatabase, testDatabase, testTools } from '../testing/world.ts'
import { publish } from './publish.ts'
import { subscribe, type Subscription, subscriptions } from './subscription.ts'

const happened = defineEvent({ name: 'test.happened', shape: z.object({ n: z.number() }) })
const other = defineEvent({ name: 'test.other', shape: z.object({}) })
const tools = testTools()
const clock = systemClock

let database: Database
before(async () => {
  database = await testDatabase()
})

const running: Jobs[] = []
after(() => Promise.all(running.map((jobs) => jobs.stop(2000))))

const inSite = <T>(siteId: Id, work: Parameters<typeof runAsSystem<T>>[2], on = database) =>
  runAsSystem({ database: on, tools, clock }, { siteId, reason: 'test' }, work)

/** Has what is published from here on reach these alone. */
const hear = (...heard: readonly Subscription[]) => bring(...heard.map(subscriptions.of))

async function start(heard: readonly Subscription[], on = database): Promise<Jobs> {
  const jobs = createJobs({ database: on, tools, clock, jobs: heard.map(({ job }) => job), recurring: [] })
  running.push(jobs)
  await jobs.work()
  return jobs
}

/** The jobs of a subscriber, the first queued first. */
const jobsOf = ({ job: { name } }: Subscription) =>
  database.transaction('platform', (db) => listJobs(db, { name, direction: 'ascending', limit: 200 }))

/** Ends the pause of what is to be tried again; gives the seconds that were left of it. */
async function endPause({ job: { name } }: Subscription): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    with paused as (select id, start_after from jobs.job where name = ${name} and state = 'retry'),
    ended as (update jobs.job set start_after = now() from paused where job.name = ${name} and job.id = paused.id)
    select extract(epoch from start_after - now())::float8 as left from paused`.execute(database.root)
  await sql`select pg_notify(${CHANNEL}, ${name})`.execute(database.root)
  return rows[0]?.left ?? 0
}

describe('what is published', () => {
  test('reaches every subscriber of its kind once, bound to its site, with what it carries', async () => {
    const site = newId()
    const told: unknown[] = []
    const listener = (name: string) =>
      subscribe(happened, name, async (ctx, payload) => {
        const { rows } = await sql<{ site: Id }>`select portico.site() as site`.execute(ctx.db)
        told.push([name, payload, rows[0]?.site === site, ctx.actor])
      })
    const deaf = subscribe(other, 'test.deaf', async () => void told.push('deaf'))
    const all = [listener('test.one'), listener('test.two'), deaf]
    hear(...all)
    await start(all)
    await inSite(site, (ctx) => publish(ctx, happened, { n: 1 }))
    await inSite(site, (ctx) => publish(ctx, happened, { n: 2 }))
    await until(() => told.length >= 4)
    const system = (name: string) => ({ kind: 'system', reason: `job ${name}` })
    assert.deepEqual(told.toSorted(), [
      ['test.one', { n: 1 }, true, system('test.one')],
      ['test.one', { n: 2 }, true, system('test.one')],
      ['test.two', { n: 1 }, true, system('test.two')],
      ['test.two', { n: 2 }, true, system('test.two')],
    ])
    assert.deepEqual(await jobsOf(deaf), [], 'what nobody hears costs no row')
  })

  test('never was, when the transaction is rolled back; what one transaction publishes keeps its order', async () => {
    const site = newId()
    const told: number[] = []
    const seeing = subscribe(happened, 'test.seeing', async (_, { n }) => void told.push(n))
    hear(seeing)
    const failing = inSite(site, async (ctx) => {
      await publish(ctx, happened, { n: 1 })
      throw new Error('and back')
    })
    await assert.rejects(failing, /and back/)
    await inSite(site, async (ctx) => {
      for (let n = 2; n < 6; n += 1) await publish(ctx, happened, { n })
      // Of one millisecond, which is as fine as the embedded engine's clock is.
      await queueJobs(
        ctx,
        seeing.job,
        Array.from({ length: 16 }, (_, i) => ({ n: i + 6 })),
      )
    })
    await start([seeing])
    await until(() => told.length >= 20, 20_000)
    assert.deepEqual(
      told,
      Array.from({ length: 20 }, (_, i) => i + 2),
    )
  })

  test('is refused where it is not of its shape, or bound to no site', async () => {
    hear()
    await assert.rejects(
      inSite(newId(), (ctx) => publish(ctx, happened, { n: 'x' } as never)),
      z.ZodError,
    )
    const unbound = runAsSystem({ database, tools, clock }, { siteId: null, reason: 'test' }, (ctx) =>
      publish(ctx, happened, { n: 1 }),
    )
    await assert.rejects(unbound, /without a site/)
  })

  test('is told again, and before what came after, where the process that was told it died', async () => {
    const told: number[] = []
    const orphan = subscribe(happened, 'test.orphan', async (_, { n }) => void told.push(n))
    hear(orphan)
    const site = newId()
    for (const n of [1, 2]) await inSite(site, (ctx) => publish(ctx, happened, { n }))
    const [first] = await jobsOf(orphan)
    await sql`
      update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 minute'
      where name = ${orphan.job.name} and id = ${first?.id}::uuid`.execute(database.root)
    await start([orphan])
    await until(() => told.length === 2, 40_000)
    assert.deepEqual(told, [1, 2])
  })
})

describe('a subscriber that fails', () => {
  test('is told again, in order, while other sites and subscribers go on', async () => {
    const [site, neighbour] = [newId(), newId()]
    const told: string[] = []
    let isBroken = true
    const listener = (name: string, isMoody: boolean) =>
      subscribe(happened, name, async (ctx, { n }) => {
        if (isMoody && isBroken && ctx.site?.id === site && n === 1) throw new Error('not now: \0')
        told.push(`${name} ${ctx.site?.id === site ? 'ours' : 'theirs'} ${n}`)
      })
    const moody = listener('test.moody', true)
    const steady = listener('test.steady', false)
    hear(moody, steady)
    for (const n of [1, 2]) await inSite(site, (ctx) => publish(ctx, happened, { n }))
    await inSite(neighbour, (ctx) => publish(ctx, happened, { n: 1 }))
    await start([moody, steady])
    await until(() => told.length === 4)
    await until(async () => (await jobsOf(moody))[0]?.error !== null)
    assert.deepEqual(told.toSorted(), [
      'test.moody theirs 1',
      'test.steady ours 1',
      'test.steady ours 2',
      'test.steady theirs 1',
    ])
    told.length = 0
    isBroken = false
    await endPause(moody)
    await until(() => told.length === 2)
    assert.deepEqual(told, ['test.moody ours 1', 'test.moody ours 2'])
  })

  test('leaves nothing of what it wrote', async () => {
    let tries = 0
    const writer = subscribe(happened, 'test.writer', async (ctx) => {
      tries += 1
      await publish(ctx, other, {})
      if (tries === 1) throw new Error('after the write')
    })
    const reader = subscribe(other, 'test.reader', async () => {})
    hear(writer, reader)
    await inSite(newId(), (ctx) => publish(ctx, happened, { n: 1 }))
    await start([writer])
    await until(async () => (await jobsOf(writer))[0]?.state === 'done')
    assert.deepEqual([tries, (await jobsOf(reader)).length], [2, 1])
  })

  test('is told for about ten hours, then stands as failed and lets the next pass; by hand it is told again', async () => {
    const site = newId()
    const told: number[] = []
    let tries = 0
    let isBroken = true
    const hopeless = subscribe(happened, 'test.hopeless', async (_, { n }) => {
      tries += 1
      if (isBroken && n === 1) throw new Error('never')
      told.push(n)
    })
    hear(hopeless)
    for (const n of [1, 2]) await inSite(site, (ctx) => publish(ctx, happened, { n }))
    const jobs = await start([hopeless])
    const pauses: number[] = []
    for (let n = 1; n <= 20; n += 1) {
      await until(async () => (await jobsOf(hopeless))[0]?.attempts === n && tries === n)
      await until(async () => (await jobsOf(hopeless))[0]?.state === 'waiting')
      assert.deepEqual(told, [], 'what came after waits')
      pauses.push(await endPause(hopeless))
    }
    const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3600
    assert.ok(hours > 8 && hours < 11, `${hours} hours`)
    await until(() => told.length === 1)
    assert.deepEqual(told, [2], 'the next one follows')
    const [failed] = await jobsOf(hopeless)
    assert.ok(failed)
    assert.deepEqual(
      [failed.state, failed.siteId, failed.error, failed.attempts],
      ['failed', site, 'never', 21],
    )
    const again = () => database.transaction('platform', (db) => jobs.retry(db, hopeless.job.name, failed.id))
    assert.equal(await again(), true)
    await inSite(site, (ctx) => publish(ctx, happened, { n: 3 }))
    await until(() => told.length === 2)
    await until(async () => (await jobsOf(hopeless))[0]?.state === 'failed')
    assert.deepEqual(
      [told, tries],
      [[2, 3], 24],
      'told in vain by hand, it stands as failed and lets pass again',
    )
    isBroken = false
    assert.equal(await again(), true)
    await until(() => told.length === 3)
    assert.deepEqual(told, [2, 3, 1])
    assert.equal(await again(), false)
  })
})

describe('on PostgreSQL', () => {
  test('many writers and three workers: each event once to each subscriber, in the order of the commits', async () => {
    const raced = await racingDatabase(40)
    if (!raced) return
    const sites = [newId(), newId(), newId()]
    const told = new Map<string, number[]>()
    const listener = (name: string) =>
      subscribe(happened, name, async (ctx, { n }) => {
        await sleep(Math.random() * 3)
        const key = `${name} ${ctx.site?.id}`
        told.set(key, [...(told.get(key) ?? []), n])
      })
    const both = [listener('test.raced'), listener('test.raced-too')]
    hear(...both)
    try {
      await sql`create table commits (site_id uuid, place integer, n integer, primary key (site_id, place))`.execute(
        raced.root,
      )
      await sql`grant all on commits to portico_app`.execute(raced.root)
      const workers = await Promise.all([start(both, raced), start(both, raced), start(both, raced)])
      await Promise.all(
        Array.from({ length: 20 }, async (_, writer) => {
          for (let round = 0; round < 15; round += 1) {
            const site = sites[(writer + round) % 3] ?? ''
            const n = writer * 100 + round
            await inSite(
              site,
              async (ctx) => {
                await publish(ctx, happened, { n })
                // Held open for a moment, so that commits cross and come in another order than the inserts.
                await sleep(Math.random() * 8)
                // From here on the site's transactions commit one after another.
                await sql`select pg_advisory_xact_lock(hashtext(${site}))`.execute(ctx.db)
                await sql`insert into commits (site_id, place, n)
                  select ${site}::uuid, count(*), ${n} from commits where site_id = ${site}::uuid`.execute(
                  ctx.db,
                )
              },
              raced,
            )
          }
        }),
      )
      const count = () => [...told.values()].reduce((sum, list) => sum + list.length, 0)
      await until(() => count() >= 600, 40_000)
      await Promise.all(workers.map((worker) => worker.stop()))
      for (const site of sites) {
        const { rows } = await sql<{ n: number }>`
          select n from commits where site_id = ${site}::uuid order by place`.execute(raced.root)
        const committed = rows.map(({ n }) => n)
        assert.equal(committed.length, 100)
        for (const { job } of both) assert.deepEqual(told.get(`${job.name} ${site}`), committed)
      }
    } finally {
      await raced.close()
    }
  })
})
