import assert from 'node:assert/strict'
import test from 'node:test'
import { sql } from 'kysely'
import { systemClock } from '#kernel/clock.ts'
import type { JobRun } from '#platform/jobs/job.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import { testDatabase, testTools } from '#platform/testing/world.ts'
import { recurringWork } from './upkeep.ts'

const database = await testDatabase()
const surroundings = { database, tools: testTools(), clock: systemClock }
const work = recurringWork(surroundings)

test('everything that is kept for a time is forgotten by a job that comes round', () => {
  const names = work.map(({ name }) => name)
  assert.equal(new Set(names).size, names.length)
  for (const name of [
    'accounts.prune',
    'mail.find-stranded',
    'mail.forget-old',
    'pages.empty-trash',
    'platform.forget-answers',
    'platform.forget-periods',
    'platform.remove-rowless-files',
    'sites.daily',
  ]) {
    assert.ok(names.includes(name), name)
  }
})

test('the jobs of the platform do what they are called', async () => {
  const old = "now() - interval '200 days'"
  await sql`insert into portico.job_periods (job, period)
    values ('test.forgotten', ${sql.raw(old)}), ('test.forgotten', now())`.execute(database.root)
  const job: Pick<JobRun, 'transaction' | 'tools' | 'signal'> = {
    tools: surroundings.tools,
    signal: new AbortController().signal,
    transaction: (run) => runAsSystem(surroundings, { siteId: null, reason: 'a test' }, run),
  }
  for (const { name, run } of work) {
    if (name.startsWith('platform.')) await run(job as JobRun, new Date())
  }
  const periods = await sql`select period from portico.job_periods where job = 'test.forgotten'`.execute(
    database.root,
  )
  assert.equal(periods.rows.length, 1)
})
