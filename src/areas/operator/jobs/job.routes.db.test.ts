import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { insertJob } from '#platform/jobs/queue-job.ts'
import * as door from '../contract.ts'
import { openConsole } from '../testing.ts'

const { ask, cast, close, database, inside, pages, timelineOf } = await openConsole()
after(close)

test('jobs are listed with their counts, in pages that leave none out; a failed one is tried again, once', async () => {
  const { operator, siteId } = await cast()
  const name = `operator.test-${newId().slice(-12)}`
  const job = { name, retries: 0, backoff: { first: 1, longest: 1 }, timeout: 10 }
  const ids = await inside(async (ctx) => {
    const made: string[] = []
    for (let n = 0; n < 5; n += 1)
      made.push(await insertJob(ctx.db, null, job, { n }, { at: new Date(Date.now() + 9e8) }))
    await sql`update jobs.job set state = 'failed', completed_on = now(), output = '{"message":"Out of paper"}'
      where name = ${name} and id = ${made[0]}::uuid`.execute(ctx.db)
    return made
  })
  const asked = { name, limit: 2 }
  const found = (await pages(door.listJobs, operator, asked)).flatMap(({ items }) =>
    items.map(({ id }) => id),
  )
  assert.deepEqual(found.toSorted(), ids.toSorted())
  const backwards = await pages(door.listJobs, operator, { ...asked, direction: 'ascending' })
  assert.deepEqual(
    backwards.flatMap(({ items }) => items.map(({ id }) => id)),
    found.toReversed(),
  )
  const failed = await ask(door.listJobs, operator, { name, state: 'failed' })
  assert.deepEqual(
    failed.body.items.map(({ id, error }) => [id, error]),
    [[ids[0], 'Out of paper']],
  )
  assert.ok(failed.body.counts.failed >= 1)
  assert.equal((await ask(door.retryJob, operator, { jobId: ids[0], name })).status, 200)
  const again = await ask(door.retryJob, operator, { jobId: ids[0], name })
  assert.deepEqual([again.status, again.code], [409, 'operator.job_not_failed'])
  // What is done to a site stands on its timeline; what is done to none, or to one that is gone, with the platform.
  for (const place of [siteId, newId()]) {
    const ofSite = await inside(async (ctx) => {
      const made = await insertJob(ctx.db, place, job, { n: 9 }, { at: new Date(Date.now() + 9e8) })
      await sql`update jobs.job set state = 'failed', completed_on = now()
        where name = ${name} and id = ${made}::uuid`.execute(ctx.db)
      return made
    })
    assert.equal((await ask(door.retryJob, operator, { jobId: ofSite, name })).status, 200)
  }
  const [latest] = await timelineOf(operator, siteId)
  assert.deepEqual(
    [latest?.what, latest?.who.kind, latest?.values],
    ['operator.job_retried', 'operator', { name }],
  )
  await sql`delete from jobs.job where name = ${name}`.execute(database.root)
})
