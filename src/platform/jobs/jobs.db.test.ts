import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { systemClock } from '#kernel/clock.ts'
import { type Id, newId } from '#kernel/ids.ts'
import type { Database } from '../db/database.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { racingDatabase, testDatabase, testTools } from '../testing/world.ts'
import { until } from '../testing/until.ts'
import { runAsSystem } from '../system-ctx.ts'
import { declareJob, defineJob, defineRecurring, GiveUp, type Job } from './job.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { listJobs } from './list-jobs.ts'
import { queueJob } from './queue-job.ts'
import { queueDue } from './recurrence.ts'

const site = newId()
const tools = testTools()
const quick = { retries: 2, backoff: { first: 1, longest: 2 }, timeout: 20 } as const
const input = z.object({ n: z.number() })

let database: Database
before(async () => {
  database = await testDatabase()
  await sql`create table job_effects (job text not null, n integer not null)`.execute(database.root)
  await sql`grant all on job_effects to portico_app, portico_platform`.execute(database.root)
})

/** A job that is tried again soon. */
const aJob = (name: string, run: Job<{ n: number }>['run'], given: Partial<Job<{ n: number }>> = {}) =>
  defineJob({ ...quick, name: `test.${name}`, input, run, ...given })

const running: Jobs[] = []
after(() => Promise.all(running.map((jobs) => jobs.stop(2000))))

async function start(jobs: readonly Job[], on = database) {
  const made = createJobs({
    database: on,
    tools,
    clock: systemClock,
    jobs,
    recurring: [],
    metrics: createMetrics(),
  })
  running.push(made)
  await made.work()
  return made
}

const inSite = <T>(
  work: Parameters<typeof runAsSystem<T>>[2],
  on = database,
  siteId: Id | null = site,
): Promise<T> => runAsSystem({ database: on, tools, clock: systemClock }, { siteId, reason: 'test' }, work)

const recordOf = async (id: Id) =>
  database.transaction('platform', async (db) =>
    (await listJobs(db, { limit: 200 })).find((job) => job.id === id),
  )

/** The value below which 95 of a hundred lie. */
const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0

/**
 * How long the jobs of some sites wait in the line, counted in runs begun between their queueing and their own
 * begin, while the worker is busy and one site has queued so many before them.
 */
async function turnsOf(name: string, flood: number, concurrency: number, on: Database): Promise<number[]> {
  const ran: string[] = []
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const job = defineJob({
    ...quick,
    name,
    concurrency,
    input: z.object({ of: z.string() }),
    async run(_run, { of }) {
      if (of === 'first') await held
      else ran.push(of)
    },
  })
  await start([job], on)
  const queue = (siteId: Id, of: string) => inSite((ctx) => queueJob(ctx, job, { of }), on, siteId)
  // Every worker is busy while the line forms, so that its order is all that counts.
  for (let n = 0; n < concurrency; n += 1) await queue(newId(), 'first')
  await until(async () => (await counted(on, name, 'active')) === concurrency)
  const noisy = newId()
  for (let n = 0; n < flood; n += 1) await queue(noisy, 'noisy')
  const others = Array.from({ length: 20 }, () => newId())
  for (const siteId of others) for (let n = 0; n < 2; n += 1) await queue(siteId, siteId)
  letGo()
  await until(() => ran.length === flood + others.length * 2, 60_000)
  return others.flatMap((siteId) => ran.flatMap((of, at) => (of === siteId ? [at + 1] : [])))
}

async function counted(on: Database, name: string, state: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from jobs.job where name = ${name} and state::text = ${state}`.execute(on.root)
  return Number(rows[0]?.count)
}

describe('a line of jobs', () => {
  for (const concurrency of [1, 3]) {
    test(`lets other sites wait less than twice as long when one floods it (R-35; ${concurrency} at once)`, async () => {
      const idle = p95(await turnsOf(`test.idle-${concurrency}`, 0, concurrency, database))
      const flooded = p95(await turnsOf(`test.flooded-${concurrency}`, 150, concurrency, database))
      assert.ok(flooded < 2 * idle, `${flooded} turns with the flood, ${idle} without`)
    })
  }

  test('does not let the flood starve either: what waits long comes before what comes late', async () => {
    const ran: string[] = []
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    const job = defineJob({
      ...quick,
      name: 'test.steady',
      concurrency: 1,
      input: z.object({ of: z.string() }),
      async run(run, { of }) {
        if (of === 'first') return held
        ran.push(of)
        // Others keep coming: behind each there is another, of a new site.
        if (of === 'late' && ran.length < 60) await queueLate()
        await run.transaction(async () => {})
      },
    })
    const queueLate = () => inSite((ctx) => queueJob(ctx, job, { of: 'late' }), database, newId())
    await start([job])
    await inSite((ctx) => queueJob(ctx, job, { of: 'first' }))
    await until(async () => (await counted(database, job.name, 'active')) === 1)
    for (let n = 0; n < 20; n += 1) await inSite((ctx) => queueJob(ctx, job, { of: 'noisy' }))
    await queueLate()
    letGo()
    await until(() => ran.length >= 60, 20_000)
    const done = ran.slice(0, 42).filter((of) => of === 'noisy').length
    assert.ok(done >= 19, `${done} of the flood's 20 were done in 42 turns`)
  })

  test('is kept apart by urgency, and takes a turn for whom it is told', async () => {
    const job = aJob('turns', async () => {})
    const urgent = { ...job, priority: 10 }
    const [one, other] = [newId(), newId()]
    const given = [
      [job, one],
      [job, one],
      [job, other],
      [urgent, one],
      [urgent, one],
      [job, other],
    ] as const
    const queue = async (ctx: Parameters<typeof queueJob>[0]) => {
      const ids: Id[] = []
      for (const [of, turnOf] of given) ids.push(await queueJob(ctx, of, { n: 1 }, { turnOf }))
      return ids
    }
    const queued = await inSite(queue, database, null)
    const { rows } = await sql<{ id: Id }>`
      select id from jobs.job where name = ${job.name} order by priority desc, created_on, id`.execute(
      database.root,
    )
    const [a, b, c, d, e, f] = queued
    assert.deepEqual(
      rows.map(({ id }) => id),
      [d, e, a, c, b, f],
    )
  })
})

describe('a queued job', () => {
  test('runs soon after the commit, for its site, with its input and its request', async () => {
    const seen: unknown[] = []
    const job = aJob('run-once', (run, { n }) =>
      run.transaction(async ({ db, site: bound, actor }) => {
        const { rows } = await sql<{ site: string }>`select portico.site() as site`.execute(db)
        const { attempt, siteId } = run
        seen.push({ n, attempt, siteId, bound: bound?.id, inDatabase: rows[0]?.site, actor })
      }),
    )
    await start([job])
    // The first run of a queue also lays it; the second shows that one is told.
    await inSite((ctx) => queueJob(ctx, job, { n: 1 }))
    await until(() => seen.length === 1)
    // Workers look by themselves only every half minute: that it comes now shows that they are told.
    await inSite((ctx) => queueJob(ctx, job, { n: 2 }))
    await until(() => seen.length === 2)
    assert.deepEqual(seen[1], {
      n: 2,
      attempt: 1,
      siteId: site,
      bound: site,
      inDatabase: site,
      actor: { kind: 'system', reason: 'job test.run-once' },
    })
  })

  test('never was, when the transaction is rolled back', async () => {
    let ran = 0
    const job = aJob('rolled-back', async () => void (ran += 1))
    await start([job])
    const failing = inSite(async (ctx) => {
      await queueJob(ctx, job, { n: 1 })
      throw new Error('and back')
    })
    await assert.rejects(failing, /and back/)
    await inSite((ctx) => queueJob(ctx, job, { n: 2 }))
    await until(() => ran === 1)
    await sleep(100)
    assert.equal(ran, 1)
  })

  test('is refused where its input is not what it takes', async () => {
    const job = declareJob({ ...quick, name: 'test.shaped', input })
    await assert.rejects(
      inSite(async (ctx) => queueJob(ctx, job, { n: 'x' } as never)),
      z.ZodError,
    )
  })

  test('waits for its time', async () => {
    let ran = 0
    const job = aJob('later', async () => void (ran = Date.now()))
    await start([job])
    const at = new Date(Date.now() + 3000)
    const id = await inSite((ctx) => queueJob(ctx, job, { n: 1 }, { at }))
    assert.equal((await recordOf(id))?.state, 'waiting')
    await until(() => ran > 0, 20_000)
    assert.ok(ran >= at.getTime() - 20)
  })

  test('that falls due while the process stands still begins when it goes on', async () => {
    let ran = 0
    const job = aJob('stood-still', async () => void (ran += 1))
    await start([job])
    await inSite((ctx) => queueJob(ctx, job, { n: 1 }, { at: new Date(Date.now() + 3000) }))
    // Whoever was told of it as it was queued has looked, and found nothing to do yet.
    await sleep(1500)
    // Nothing of the process runs for a while, as on a machine that is busy with something else.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5000)
    await until(() => ran === 1, 10_000)
  })

  test('is tried again with growing pauses, then stands as failed, and can be tried once more by hand', async () => {
    const attempts: [number, boolean][] = []
    let isMended = false
    const job = aJob('failing', async (run) => {
      attempts.push([run.attempt, run.isLastAttempt])
      if (!isMended) throw new Error('the other side is down')
    })
    const jobs = await start([job])
    const id = await inSite((ctx) => queueJob(ctx, job, { n: 1 }))
    const begun: number[] = []
    const failed = await until(async () => {
      const record = await recordOf(id)
      if (record?.state === 'waiting') begun.push(record.attempts)
      return record?.state === 'failed' && record
    }, 25_000)
    assert.ok(begun.includes(1), 'while it waits for its second run, one was begun')
    assert.deepEqual(attempts, [
      [1, false],
      [2, false],
      [3, true],
    ])
    assert.deepEqual([failed.siteId, failed.input, failed.error], [site, { n: 1 }, 'the other side is down'])
    assert.equal(failed.attempts, 3)
    isMended = true
    assert.equal(await database.transaction('platform', (db) => jobs.retry(db, job.name, id)), true)
    await until(async () => (await recordOf(id))?.state === 'done', 20_000)
    assert.equal(await database.transaction('platform', (db) => jobs.retry(db, job.name, id)), false)
  })

  test('that gives up is not tried again', async () => {
    let ran = 0
    const job = aJob('hopeless', async () => {
      ran += 1
      throw new GiveUp('there is no such thing')
    })
    await start([job])
    const id = await inSite((ctx) => queueJob(ctx, job, { n: 1 }))
    await until(async () => (await recordOf(id))?.state === 'failed')
    assert.equal(ran, 1)
  })

  test('that takes too long is told so, and tried again', async () => {
    let aborted = 0
    const job = aJob(
      'slow',
      async (run) => {
        if (run.attempt > 1) return
        run.signal.addEventListener('abort', () => (aborted += 1))
        await sleep(4000)
      },
      { timeout: 1 },
    )
    await start([job])
    const id = await inSite((ctx) => queueJob(ctx, job, { n: 1 }))
    await until(async () => (await recordOf(id))?.state === 'done', 20_000)
    assert.equal(aborted, 1)
  })

  test('ends with its effect: a run that was overtaken leaves nothing', async () => {
    const { promise: paused, resolve: release } = Promise.withResolvers<void>()
    const outcomes: string[] = []
    const job = aJob(
      'fenced',
      async (run, { n }) => {
        const isFirst = run.attempt === 1
        // The first run is paused past its time, as a stopped process is; the second does the work meanwhile.
        if (isFirst) await paused
        const effect = run.transaction(async ({ db }) => {
          await sql`insert into job_effects (job, n) values ('fenced', ${n})`.execute(db)
          await run.finish(db)
        })
        outcomes.push(
          await effect.then(
            () => `run ${run.attempt} did it`,
            (error: Error) => error.name,
          ),
        )
        if (!isFirst) release()
        await effect
      },
      { concurrency: 3 },
    )
    await start([job])
    const id = await inSite((ctx) => queueJob(ctx, job, { n: 7 }))
    await until(async () => (await recordOf(id))?.state === 'running')
    // In one statement: between two of them the next run may begin already, and count itself by the first.
    await sql`update jobs.job set state = 'retry', start_after = now() where id = ${id}::uuid`.execute(
      database.root,
    )
    await until(() => outcomes.length === 2, 30_000)
    assert.deepEqual(outcomes.toSorted(), ['OvertakenError', 'run 2 did it'])
    const { rows } = await sql`select n from job_effects where job = 'fenced'`.execute(database.root)
    assert.equal(rows.length, 1)
    assert.equal((await recordOf(id))?.state, 'done')
  })

  test('that is running when the process is asked to stop is waited for', async () => {
    let isDone = false
    const { promise: seen, resolve: see } = Promise.withResolvers<void>()
    const job = aJob('drained', async () => {
      await seen
      await sleep(500)
      isDone = true
    })
    const jobs = await start([job])
    const id = await inSite((ctx) => queueJob(ctx, job, { n: 1 }))
    await until(async () => (await recordOf(id))?.state === 'running')
    see()
    await jobs.stop(20_000)
    assert.equal(isDone, true)
    await until(async () => (await recordOf(id))?.state === 'done')
  })

  test('that was running when the embedded database’s process died runs again at once', async () => {
    if (database.kind !== 'embedded') return
    const attempts: number[] = []
    const job = aJob('orphan', async (run) => void attempts.push(run.attempt))
    const id = await inSite((ctx) => queueJob(ctx, job, { n: 1 }))
    await sql`update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() where id = ${id}::uuid`.execute(
      database.root,
    )
    await start([job])
    await until(() => attempts.length === 1, 20_000)
    assert.deepEqual(attempts, [2])
  })

  test('is counted, and listed by page', async () => {
    const counts = await createJobs({ database, tools, clock: systemClock, jobs: [], recurring: [] }).counts()
    assert.ok(counts.failed >= 1)
    await database.transaction('platform', async (db) => {
      const first = await listJobs(db, { limit: 3 })
      const last = first.at(-1)
      assert.ok(last)
      const second = await listJobs(db, { limit: 3, behind: last })
      assert.equal(new Set([...first, ...second].map(({ id }) => id)).size, 6)
      assert.ok(
        (await listJobs(db, { limit: 200, state: 'failed' })).every(({ state }) => state === 'failed'),
      )
      assert.ok((await listJobs(db, { limit: 200, siteId: site })).every(({ siteId }) => siteId === site))
    })
  })
})

describe('several processes on PostgreSQL', () => {
  test('each job runs once, and ten schedulers queue a period once', async () => {
    const raced = await racingDatabase(30)
    if (!raced) return
    const ran = new Map<number, number>()
    const job = aJob('shared', async (_, { n }) => void ran.set(n, (ran.get(n) ?? 0) + 1), { concurrency: 4 })
    try {
      const crews = await Promise.all([start([job], raced), start([job], raced), start([job], raced)])
      await inSite(async (ctx) => {
        for (let n = 0; n < 60; n += 1) await queueJob(ctx, job, { n })
      }, raced)
      await until(() => ran.size === 60, 20_000)
      assert.ok([...ran.values()].every((count) => count === 1))
      const nightly = defineRecurring({
        ...quick,
        name: 'test.nightly',
        cron: '* * * * *',
        zone: 'UTC',
        missed: 'once',
        run: async () => {},
      })
      await sql`insert into portico.job_periods (job, period) values ('test.nightly', '2026-01-01')`.execute(
        raced.root,
      )
      const due = new Date('2026-02-02T02:00:00Z')
      const occurrences = (_cron: string, _zone: string, from: Date) => (from < due ? [due] : [])
      const queued = await Promise.all(
        Array.from({ length: 10 }, () => queueDue(raced, [nightly], occurrences)),
      )
      assert.equal(queued.flat().length, 1)
      await Promise.all(crews.map((crew) => crew.stop(3000)))
    } finally {
      await raced.close()
    }
  })
})

test('two jobs of one name, and figures that make no sense, are refused', () => {
  const job = aJob('twin', async () => {})
  assert.throws(
    () => createJobs({ database, tools, clock: systemClock, jobs: [job, job], recurring: [] }),
    /Two jobs/,
  )
  assert.throws(() => declareJob({ ...quick, name: 'nodot', input }))
  assert.throws(() => declareJob({ ...quick, name: 'a.b', timeout: 0, input }))
  assert.throws(() => declareJob({ ...quick, name: 'a.b', backoff: { first: 9, longest: 1 }, input }))
})
