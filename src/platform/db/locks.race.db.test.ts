import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Kysely, sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { meeting } from '../testing/meeting.ts'
import { NO_SERVER, racingDatabase } from '../testing/world.ts'
import { type Database, passingRefusal } from './database.ts'

/** Pairs of clients that wait for each other; each needs a connection of its own meanwhile. */
const PAIRS = 25
const database: Database | null = await racingDatabase(2 * PAIRS + 2)

// Kept answers stand for any rows: what is tried is how transactions wait for each other.
const scope = `locks-${newId()}`
const pairs = Array.from({ length: PAIRS }, (_, at) => [`a${at}`, `b${at}`] as const)
const [[A, B] = ['', '']] = pairs

const set = (db: Kysely<unknown>, key: string) =>
  sql`update idempotent_answers set status = status + 1 where scope = ${scope} and key = ${key}`.execute(db)

/** SQLSTATE of what was thrown. */
const codeOf = (error: unknown) => (error as { code?: string }).code

describe('transactions that wait for each other', { skip: database === null && NO_SERVER }, () => {
  const given = (): Database => {
    if (!database) throw new Error('No database')
    return database
  }
  const sums = async (): Promise<number[]> => {
    const { rows: found } = await sql<{ status: number }>`
        select status from idempotent_answers where scope = ${scope} order by key`.execute(given().root)
    return found.map(({ status }) => status)
  }
  before(async () => {
    for (const key of pairs.flat())
      await sql`insert into idempotent_answers (scope, key, fingerprint, status, body)
          values (${scope}, ${key}, '', 0, '')`.execute(given().root)
  })
  after(async () => {
    await database?.close()
  })

  /** Pairs that take the same two rows, each pair in opposite order, all at the same moment. */
  async function crossed(
    transaction: (work: (db: Kysely<unknown>) => Promise<unknown>) => Promise<unknown>,
  ): Promise<string[]> {
    const met = meeting(2 * PAIRS)
    const ends = await Promise.allSettled(
      pairs
        .flatMap((pair) => [pair, pair.toReversed()])
        .map(([first = '', second = '']) =>
          transaction(async (db) => {
            await set(db, first)
            await met()
            await set(db, second)
          }),
        ),
    )
    return ends.flatMap((end) => (end.status === 'rejected' ? [String(codeOf(end.reason))] : []))
  }

  test('naive, one of each two is thrown out', async () => {
    const before = await sums()
    const codes = await crossed((work) => given().root.transaction().execute(work))
    assert.equal(codes.length, PAIRS)
    assert.deepEqual(new Set(codes), new Set(['40P01']))
    assert.deepEqual(
      await sums(),
      before.map((sum) => sum + 1),
    )
  })

  test('two that wait for each other both come to their end, each once', async () => {
    const before = await sums()
    assert.deepEqual(await crossed((work) => given().transaction('platform', work)), [])
    assert.deepEqual(
      await sums(),
      before.map((sum) => sum + 2),
    )
  })

  test('who waits too long for another is told to come again, and has done nothing', async () => {
    const before = await sums()
    const release = Promise.withResolvers<void>()
    const held = meeting(2)
    const holding = given().transaction('platform', async (db) => {
      await set(db, A)
      await held()
      await release.promise
    })
    await held()
    const waiting = await given()
      .transaction('platform', async (db) => {
        await set(db, B)
        await set(db, A)
      })
      .catch((error: unknown) => error)
    release.resolve()
    await holding
    assert.equal(codeOf(waiting), '55P03')
    const refusal = passingRefusal(waiting)
    assert.deepEqual([refusal?.status, refusal?.code, refusal?.detail.retryAfter], [503, 'busy', 2])
    assert.deepEqual(
      await sums(),
      before.map((sum, at) => (at === 0 ? sum + 1 : sum)),
    )
  })
})

test('who was put off again and again is told to come again: it is no fault of ours', () => {
  for (const code of ['40P01', '40001']) {
    const refusal = passingRefusal(Object.assign(new Error('tried five times'), { code }))
    assert.deepEqual([refusal?.status, refusal?.code], [503, 'busy'])
  }
})
