import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { Direction } from '#kernel/sorted.ts'
import type { Database, Db } from '../db/database.ts'
import { readsAll } from '../testing/all-pages.ts'
import { planSteps } from '../testing/plan-steps.ts'
import { NO_SERVER, racingDatabase, testDatabase } from '../testing/world.ts'
import { countJobs, type JobFilter, jobPage, type JobRecord, listJobs } from './list-jobs.ts'
import { insertJob } from './queue-job.ts'

const frame = { retries: 0, backoff: { first: 1, longest: 1 }, timeout: 10 } as const
const later = { at: new Date('2100-01-01T00:00:00Z') }

/** Lays the line of a job, which the first that is queued does, and takes that away again. */
async function layLine(db: Db, name: string): Promise<void> {
  const id = await insertJob(db, null, { ...frame, name }, {}, later)
  await sql`update jobs.job set state = 'cancelled', completed_on = now() where name = ${name} and id = ${id}::uuid`.execute(
    db,
  )
}

test('pages leave no job out and tell none twice, whatever of a moment several share, in whichever state', async () => {
  const database = await testDatabase()
  const name = `test.pages-${newId().slice(-12)}`
  const states = ['created', 'retry', 'completed', 'failed', 'cancelled']
  const micros = [456, 456, 456, 456, 456, 456, 9, 1, 5, 3, 7]
  await database.transaction('platform', async (db) => {
    await layLine(db, name)
    for (const [n, micro] of micros.entries())
      await sql`
        insert into jobs.job (name, data, state, created_on, start_after)
        values (${name}, '{"siteId": null, "input": {}}', ${states[n % states.length]}::jobs.job_state,
          '2026-11-20T10:00:00.123Z'::timestamptz + ${micro} * interval '1 microsecond', ${later.at})`.execute(
        db,
      )
  })
  const page = (of: Partial<JobFilter>) =>
    database.transaction('platform', (db) => listJobs(db, { name, limit: 5, ...of }))
  await readsAll(micros.length + 1, page, (job) => job.queuedMicroseconds)
  await readsAll<JobRecord>(
    5,
    (of) => page({ ...of, state: 'waiting' }),
    (job) => job.queuedMicroseconds,
  )
  await sql`delete from jobs.job where name = ${name}`.execute(database.root)
})

const large: Database | null = await racingDatabase(2)

describe('a page of many jobs', { skip: large === null && NO_SERVER }, () => {
  const MANY = 20_000
  const PAGE = 51
  const name = 'test.many'
  const database = (): Database => large ?? assert.fail('No database')
  before(async () => {
    await database().transaction('platform', (db) => layLine(db, name))
    await sql`
        insert into jobs.job (name, data, state, created_on, start_after)
        select ${name}, '{"siteId": null, "input": {}}',
          (case when at % 100 = 0 then 'failed' when at % 500 = 1 then 'created' else 'completed' end)::jobs.job_state,
          now() - (at / 20) * interval '1 minute', now()
        from generate_series(1, ${MANY}) as at`.execute(database().root)
    await sql`analyze jobs.job`.execute(database().root)
  })
  after(() => large?.close())

  for (const state of ['all', 'failed', 'waiting', 'running', 'done'] as const)
    for (const direction of ['ascending', 'descending'] as Direction[])
      test(`${state}, ${direction}, is read off an index, a page of each state at most`, async () => {
        const asked = { direction, limit: PAGE, ...(state === 'all' ? {} : { state }) }
        const behind = (await database().transaction('platform', (db) => listJobs(db, asked)))[20]
        for (const place of behind ? [{}, { behind }] : [{}]) {
          const { rows } = await database().transaction('platform', (db) =>
            sql`explain (analyze, format json) ${jobPage({ ...asked, ...place })}`.execute(db),
          )
          const steps = planSteps(rows[0])
          const told = JSON.stringify(steps)
          const reads = steps.filter((step) => step['Node Type'].includes('Scan'))
          assert.deepEqual(
            reads.map((step) => step['Node Type']),
            ['Function Scan', 'Index Scan'],
            told,
          )
          for (const step of reads) {
            assert.ok(step['Actual Rows'] <= PAGE, told)
            assert.equal(step['Rows Removed by Filter'] ?? 0, 0, told)
          }
        }
      })

  test('how many wait, run and have failed is counted', async () => {
    assert.deepEqual(await database().transaction('platform', countJobs), {
      waiting: MANY / 500,
      running: 0,
      failed: MANY / 100,
    })
  })
})
