import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { sql } from 'kysely'
import { type Id, newId } from '#kernel/ids.ts'
import { NO_SERVER, racingDatabase, rolledBack } from '../testing/world.ts'
import type { Database, Db } from './database.ts'
import { nextNumber } from './next-number.ts'

type Taking = (db: Db, siteId: Id, series: string) => Promise<number>

const taking: Taking = (db, id, series) => nextNumber({ db, site: { id } }, series)

/** Reads the last number, and writes the next: two do so at once. */
const naive: Taking = async (db, siteId, series) => {
  const { rows } = await sql<{ latest: number }>`
    select latest from number_series where site_id = ${siteId} and series = ${series}`.execute(db)
  const next = Number(rows[0]?.latest ?? 0) + 1
  await sql`
    insert into number_series (site_id, series, latest) values (${siteId}, ${series}, ${next})
    on conflict (site_id, series) do update set latest = excluded.latest`.execute(db)
  return next
}

test('a series begins with 1 for each site, apart from its others', async () => {
  const [one, other] = [newId(), newId()]
  await rolledBack('platform', async (db) => {
    assert.deepEqual(
      [
        await taking(db, one, 'orders'),
        await taking(db, one, 'orders'),
        await taking(db, one, 'invoices'),
        await taking(db, other, 'orders'),
      ],
      [1, 2, 1, 1],
    )
  })
})

const racing: Database | null = await racingDatabase(20)

describe('numbers taken at once', { skip: racing === null && NO_SERVER }, () => {
  const database = (): Database => racing ?? assert.fail('No database')
  after(() => racing?.close())

  const MANY = 60
  const undone = new Error('undone')
  /** What so many transactions at once were given that stood; every third is undone. */
  async function given(take: Taking): Promise<number[]> {
    const siteId = newId()
    const tries = await Promise.allSettled(
      Array.from({ length: MANY }, (_, n) =>
        database().transaction({ site: siteId }, async (db) => {
          const number = await take(db, siteId, 'orders')
          if (n % 3 === 0) throw undone
          return number
        }),
      ),
    )
    const failed = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
    assert.ok(failed.every((reason) => reason === undone))
    return tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])).toSorted((a, b) => a - b)
  }

  test('have no gap and no number twice, whatever is undone', async () => {
    assert.deepEqual(
      await given(taking),
      Array.from({ length: (MANY / 3) * 2 }, (_, n) => n + 1),
    )
  })

  test('are given twice by who reads before writing', async () => {
    const numbers = await given(naive)
    assert.notEqual(new Set(numbers).size, numbers.length)
  })
})
