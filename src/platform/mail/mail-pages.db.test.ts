import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { Direction } from '#kernel/sorted.ts'
import type { Database } from '../db/database.ts'
import { readsAll } from '../testing/all-pages.ts'
import { planSteps } from '../testing/plan-steps.ts'
import { NO_SERVER, racingDatabase, testDatabase } from '../testing/world.ts'
import { listMails, type MailFilter, mailPage } from './mail.store.ts'

/** Writes mails of a moment each, in one statement. */
const written = (database: Database, to: string, moments: readonly string[]) =>
  sql`
    insert into mails (site_id, id, kind, message_id, from_name, from_address, to_name, to_address, subject, html, plain,
      locale, state, created_at)
    select ${newId()}::uuid, gen_random_uuid(), 'test.page', gen_random_uuid()::text, '', '', '', ${to}, '', '', '', 'en-US',
      'kept', moment::timestamptz
    from unnest(${[...moments]}::text[]) as moment`.execute(database.root)

test('pages leave no mail out and tell none twice, whatever of a moment several share', async () => {
  const database = await testDatabase()
  const to = `pages-${newId()}@example.com`
  const moments = [
    // Seven of one moment, as one transaction writes them; and some of one millisecond, in no order.
    ...Array.from({ length: 7 }, () => '2026-11-20T10:00:00.123456Z'),
    ...[9, 1, 5, 3, 7].map((n) => `2026-11-20T10:00:00.12300${n}Z`),
    '2026-11-20T10:00:00.124Z',
    '1971-01-01T00:00:00.000001Z',
  ]
  await written(database, to, moments)
  const page = (of: Partial<MailFilter>) =>
    database.transaction('platform', (db) => listMails(db, { address: to, limit: 5, ...of }))
  await readsAll(moments.length, page, (mail) => mail.createdMicroseconds)
  await sql`delete from mails where to_address = ${to}`.execute(database.root)
})

const large: Database | null = await racingDatabase(2)

describe('a page of a large log of mails', { skip: large === null && NO_SERVER }, () => {
  const MANY = 20_000
  const PAGE = 51
  const database = (): Database => large ?? assert.fail('No database')
  before(async () => {
    await sql`
        insert into mails (site_id, id, kind, message_id, from_name, from_address, to_name, to_address, subject, html, plain,
          locale, state, created_at)
        select ${newId()}::uuid, gen_random_uuid(), 'test.page', at::text, '', '', '', 'A' || at % 200 || '@example.com', '',
          '', '', 'en-US', case when at % 100 = 0 then 'failed' else 'sent' end, now() - (at / 20) * interval '1 minute'
        from generate_series(1, ${MANY}) as at`.execute(database().root)
    await sql`analyze mails`.execute(database().root)
  })
  after(() => large?.close())

  const lists: readonly [string, Partial<MailFilter>][] = [
    ['of all there are', {}],
    ['of a state', { state: 'failed' }],
    ['of a receiver', { address: 'a7@EXAMPLE.com' }],
  ]
  for (const [what, filter] of lists)
    for (const direction of ['ascending', 'descending'] as Direction[])
      test(`${what}, ${direction}, is read off an index, wherever it begins`, async () => {
        const asked = { ...filter, direction, limit: PAGE }
        const behind = (await database().transaction('platform', (db) => listMails(db, asked)))[20]
        assert.ok(behind)
        for (const place of [{}, { behind }]) {
          const { rows } = await database().transaction('platform', (db) =>
            sql`explain (analyze, format json) ${mailPage({ ...asked, ...place })}`.execute(db),
          )
          const steps = planSteps(rows[0])
          const told = JSON.stringify(steps)
          assert.deepEqual(
            steps.map((step) => step['Node Type']).filter((step) => step !== 'Result'),
            ['Limit', 'Index Scan'],
            told,
          )
          for (const step of steps) {
            assert.ok(step['Actual Rows'] <= PAGE, told)
            assert.equal(step['Rows Removed by Filter'] ?? 0, 0, told)
          }
        }
      })
})
