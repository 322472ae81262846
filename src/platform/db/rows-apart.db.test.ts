import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { z } from 'zod'
import { newId } from '#kernel/ids.ts'
import { once } from '../http/idempotency.ts'
import { defineJob } from '../jobs/job.ts'
import { queueJob } from '../jobs/queue-job.ts'
import { testDatabase } from '../testing/world.ts'
import type { Database, Db } from './database.ts'

// Tables that hold rows of all sites without a column that says whose: what keeps them apart is laid by name.

const [a, b] = [newId(), newId()]
const scope = (site: string): string => `${site}|account|sites.save`
const job = defineJob({
  name: 'test.apart',
  input: z.object({ secret: z.string() }),
  retries: 0,
  backoff: { first: 1, longest: 1 },
  timeout: 60,
  run: () => Promise.resolve(),
})
const jobs = new Map<string, string>()

let database: Database
const inside = <T>(site: string, work: (db: Db) => Promise<T>): Promise<T> =>
  database.transaction({ site }, work)

/** Whether the database refuses it for a row or a right: nobody else's reasons count. */
const refused = (work: Promise<unknown>): Promise<void> => assert.rejects(work, { code: '42501' })

before(async () => {
  database = await testDatabase()
  for (const site of [a, b])
    await inside(site, async (db) => {
      await once(db, scope(site), 'key', 'asked', () => Promise.resolve({ status: 200, body: `of ${site}` }))
      jobs.set(site, await queueJob({ db, site: { id: site } }, job, { secret: `of ${site}` }))
    })
})

test('R-30: kept answers are those of the site, for reading and for writing', async () => {
  const bodies = (site: string): Promise<unknown> =>
    inside(site, async (db) => {
      const { rows } = await sql<{ body: string }>`
        select body from idempotent_answers where scope in (${scope(a)}, ${scope(b)})`.execute(db)
      return rows.map(({ body }) => body)
    })
  assert.deepEqual([await bodies(a), await bodies(b)], [[`of ${a}`], [`of ${b}`]])
  const changed = await inside(a, (db) =>
    sql`update idempotent_answers set body = 'changed' where scope = ${scope(b)}`.execute(db),
  )
  assert.equal(changed.numAffectedRows, 0n)
  await refused(
    inside(a, (db) => once(db, scope(b), 'new', '', () => Promise.resolve({ status: 200, body: '' }))),
  )
  await refused(
    inside(a, (db) =>
      sql`update idempotent_answers set scope = ${scope(b)} where scope = ${scope(a)}`.execute(db),
    ),
  )
  await refused(inside(a, (db) => sql`delete from idempotent_answers where scope = ${scope(a)}`.execute(db)))
  assert.deepEqual(await bodies(b), [`of ${b}`])
  const again = await inside(a, (db) =>
    once(db, scope(a), 'key', 'asked', () => Promise.reject(new Error('It has its answer'))),
  )
  assert.deepEqual(again, { status: 200, body: `of ${a}`, replayed: true })
})

test('R-34: jobs are those of the site, for reading and for writing', async () => {
  const seen = (site: string): Promise<unknown> =>
    inside(site, async (db) => {
      const { rows } = await sql<{ id: string }>`
        select id from jobs.job where name = ${job.name}`.execute(db)
      return rows.map(({ id }) => id)
    })
  assert.deepEqual([await seen(a), await seen(b)], [[jobs.get(a)], [jobs.get(b)]])
  const changed = await inside(a, (db) =>
    sql`update jobs.job set state = 'completed' where id = ${jobs.get(b)}::uuid`.execute(db),
  )
  assert.equal(changed.numAffectedRows, 0n)
  for (const siteId of [b, null])
    await refused(
      inside(a, (db) =>
        queueJob({ db, site: siteId === null ? null : { id: siteId } }, job, { secret: 'planted' }),
      ),
    )
  for (const table of [
    'job_common',
    'job_dependency',
    'schedule',
    'subscription',
    'warning',
    'queue_stats',
    'bam',
  ])
    await refused(inside(a, (db) => sql`select from ${sql.table(`jobs.${table}`)}`.execute(db)))
})

test('R-35: sites take turns by what waits of all of them, which none of them sees', async () => {
  for (let time = 0; time < 3; time += 1)
    await inside(a, (db) => queueJob({ db, site: { id: a } }, job, { secret: '' }))
  const { rows } = await sql<{ turn: number }>`
    select distinct priority as turn from jobs.job where name = ${job.name} order by 1`.execute(database.root)
  assert.deepEqual(
    rows.map(({ turn }) => turn),
    [-3, -2, -1, 0],
  )
  await inside(b, (db) => queueJob({ db, site: { id: b } }, job, { secret: '' }))
  const { rows: last } = await sql<{ turn: number }>`
    select min(priority) as turn from jobs.job where name = ${job.name} and group_id = ${b}`.execute(
    database.root,
  )
  assert.equal(last[0]?.turn, -1, 'in the turn after its own last, before the last of the other')
})

test('R-30: sign-ins are those of the people of the site', async () => {
  const [mine, stranger] = [newId(), newId()]
  await database.transaction('platform', async (db) => {
    for (const id of [mine, stranger]) {
      await sql`insert into accounts (id, email, name, preferred_locale, time_zone, created_at)
        values (${id}, ${`${id}@example.com`}, '', 'en-US', 'UTC', now())`.execute(db)
      await sql`insert into account_sign_ins (id, account_id, at, outcome, method, user_agent, ip)
        values (${newId()}, ${id}, now(), 'signed_in', 'passkey', '', '')`.execute(db)
    }
  })
  const site = newId()
  await sql`alter table contributors disable trigger all`.execute(database.root)
  try {
    await inside(site, (db) =>
      sql`insert into contributors (site_id, account_id, created_at) values (${site}, ${mine}, now())`.execute(
        db,
      ),
    )
    const seen = (of: string): Promise<unknown> =>
      inside(of, async (db) => {
        const { rows } = await sql<{ who: string }>`
          select account_id as who from account_sign_ins where account_id in (${mine}, ${stranger})`.execute(
          db,
        )
        return rows.map(({ who }) => who)
      })
    assert.deepEqual([await seen(site), await seen(a)], [[mine], []])
  } finally {
    await sql`delete from contributors where site_id = ${site}`.execute(database.root)
    await sql`alter table contributors enable trigger all`.execute(database.root)
    await sql`delete from accounts where id in (${mine}, ${stranger})`.execute(database.root)
  }
})
