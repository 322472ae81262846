import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { systemClock } from '#kernel/clock.ts'
import type { Database } from '../db/database.ts'
import { until } from '../testing/until.ts'
import { testDatabase, testTools } from '../testing/world.ts'
import { defineRecurring, type RecurringJob } from './job.ts'
import { createJobs } from './jobs.ts'
import { forgetPeriods, latestDue, queueDue } from './recurrence.ts'

const quick = { retries: 2, backoff: { first: 1, longest: 2 }, timeout: 20 } as const

let database: Database
before(async () => {
  database = await testDatabase()
})

describe('recurring work', () => {
  const daily = (
    name: string,
    missed: 'skip' | 'once',
    run: RecurringJob['run'] = async () => {},
  ): RecurringJob =>
    defineRecurring({ ...quick, name, cron: '0 9 * * *', zone: 'Europe/Berlin', missed, run })
  const hours =
    (...list: string[]) =>
    () =>
      list.map((text) => new Date(text))
  const none = () => []

  test('the latest moment due, none yet, and many missed', () => {
    const job = daily('test.latest', 'once')
    const at = (text: string) => new Date(text)
    const march = hours('2026-03-28T08:00:00Z', '2026-03-29T07:00:00Z', '2026-03-30T07:00:00Z')
    const later = (_cron: string, _zone: string, from: Date) => march().filter((moment) => moment > from)
    assert.deepEqual(
      latestDue(job, at('2026-03-27T09:00:00Z'), at('2026-03-29T12:00:00Z'), later),
      at('2026-03-29T07:00:00Z'),
    )
    assert.equal(latestDue(job, at('2026-03-29T07:00:00Z'), at('2026-03-30T06:59:00Z'), later), null)
    assert.equal(latestDue(job, at('2026-03-29T07:00:00Z'), at('2026-03-29T07:00:00Z'), none), null)
  })

  test('begins from now, is queued once for each period, and keeps its rule about what was missed', async () => {
    const once = daily('test.catch-up', 'once')
    const skip = daily('test.no-catch-up', 'skip')
    const yesterday = new Date(Date.now() - 20 * 3600 * 1000)
    const due = (_cron: string, _zone: string, from: Date) => (from < yesterday ? [yesterday] : [])
    assert.deepEqual(await queueDue(database, [once, skip], due), [], 'nothing is owed before it was known')
    await sql`update portico.job_periods set period = now() - interval '3 days' where job like 'test.%catch-up'`.execute(
      database.root,
    )
    assert.deepEqual(await queueDue(database, [once, skip], due), ['test.catch-up'])
    assert.deepEqual(await queueDue(database, [once, skip], due), [])
  })

  test('goes on when the clock was ahead and is set right: what was done then is not waited for', async () => {
    const job = daily('test.clock-back', 'once')
    const earlier = new Date(Date.now() - 3600 * 1000)
    const due = (_cron: string, _zone: string, from: Date) => (from < earlier ? [earlier] : [])
    await sql`insert into portico.job_periods (job, period) values
      (${job.name}, now() - interval '1 day'), (${job.name}, now() + interval '1 year')`.execute(
      database.root,
    )
    assert.deepEqual(await queueDue(database, [job], due), [job.name])
    assert.deepEqual(await queueDue(database, [job], due), [])
  })

  test('runs with the moment at which it fell due, and the key of its period refuses a twin', async () => {
    const periods: Date[] = []
    const job = daily('test.recurring', 'once', async (_, period) => void periods.push(period))
    const jobs = createJobs({ database, tools: testTools(), clock: systemClock, jobs: [], recurring: [job] })
    after(() => jobs.stop(2000))
    await jobs.work()
    await until(async () => {
      const { rows } = await sql`select 1 from portico.job_periods where job = ${job.name}`.execute(
        database.root,
      )
      return rows.length > 0
    })
    await sql`update portico.job_periods set period = '2026-01-02T08:00:00Z' where job = ${job.name}`.execute(
      database.root,
    )
    const queued = await Promise.all([jobs.queueDue(), jobs.queueDue(), jobs.queueDue()])
    assert.deepEqual(queued.flat(), [job.name])
    await until(() => periods.length > 0)
    await sleep(200)
    assert.equal(periods.length, 1)
    const [period] = periods
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeStyle: 'short' })
    assert.equal(period && clock.format(period), '09:00')
    await assert.rejects(
      sql`insert into portico.job_periods (job, period) select job, period from portico.job_periods`.execute(
        database.root,
      ),
      (error: { code?: string }) => error.code === '23505',
    )
  })

  test('old periods are forgotten, the latest never', async () => {
    await sql`insert into portico.job_periods (job, period) values
      ('test.old', '2020-01-01'), ('test.old', '2020-01-02')`.execute(database.root)
    await forgetPeriods(database)
    const { rows } = await sql<{ period: Date }>`
      select period from portico.job_periods where job = 'test.old'`.execute(database.root)
    assert.deepEqual(
      rows.map(({ period }) => period.toISOString().slice(0, 10)),
      ['2020-01-02'],
    )
  })
})
