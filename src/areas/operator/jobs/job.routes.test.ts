import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { insertJob } from '#platform/jobs/queue-job.ts'
import * as door from '../contract.ts'
import { type Asked, openConsole } from '../testing.ts'

const { ask, cast, close, database, inside, timelineOf } = await openConsole()
after(close)

test('an event that was set aside is listed with its reason, and passed on again, once', async () => {
  const { operator, owner, siteId } = await cast()
  // Setting the scene: a listener that failed to the last try, as the relay leaves it.
  const subscriber = `operator.test-${newId().slice(-12)}`
  await inside((ctx) =>
    sql`insert into event_deliveries (site_id, subscriber, position, event_id, state, attempts, error, settled_at)
        select site_id, ${subscriber}, position, id, 'failed', 20, 'Out of paper', now()
        from events where site_id = ${siteId}::uuid and position is not null order by position limit 1`.execute(
      ctx.db,
    ),
  )
  const mine = async () =>
    (await ask(door.listSetAside, operator)).body.items.filter((one) => one.subscriber === subscriber)
  const [failed] = await mine()
  assert.deepEqual(
    [failed?.siteId, failed?.attempts, failed?.error, failed?.event],
    [siteId, 20, 'Out of paper', 'sites.created'],
  )
  assert.ok(failed)
  const due = { siteId, subscriber, position: failed.position }
  assert.equal((await ask(door.listSetAside, owner)).status, 403)
  assert.equal((await ask(door.retrySetAside, owner, due)).status, 403)
  assert.equal((await ask(door.retrySetAside, operator, { ...due, position: 0 })).status, 422)
  assert.equal((await ask(door.retrySetAside, operator, due)).status, 200)
  assert.deepEqual(await mine(), [])
  const again = await ask(door.retrySetAside, operator, due)
  assert.deepEqual([again.status, again.code], [409, 'operator.not_set_aside'])
  const [latest] = await timelineOf(operator, siteId)
  assert.deepEqual([latest?.what, latest?.values], ['operator.job_retried', { name: subscriber }])
})

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
  const found: string[] = []
  let cursor: string | null = null
  do {
    const page: { body: Asked<typeof door.listJobs> } = await ask(door.listJobs, operator, {
      name,
      limit: 2,
      ...(cursor === null ? {} : { cursor }),
    })
    found.push(...page.body.items.map(({ id }) => id))
    cursor = page.body.next
  } while (cursor !== null)
  assert.deepEqual(found.toSorted(), ids.toSorted())
  const backwards: string[] = []
  do {
    const page: { body: Asked<typeof door.listJobs> } = await ask(door.listJobs, operator, {
      name,
      limit: 2,
      direction: 'ascending',
      ...(cursor === null ? {} : { cursor }),
    })
    backwards.push(...page.body.items.map(({ id }) => id))
    cursor = page.body.next
  } while (cursor !== null)
  assert.deepEqual(backwards, found.toReversed())
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
