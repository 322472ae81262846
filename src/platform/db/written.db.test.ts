import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type RawBuilder, sql } from 'kysely'
import { rolledBack } from '../testing/world.ts'
import { written } from './written.ts'

test('a statement is put together once, and asked with the values of each time, in their places', () =>
  rolledBack('platform', async (db) => {
    let times = 0
    const ask = written((_, word: RawBuilder<string>, counts: RawBuilder<number[]>) => {
      times += 1
      return sql<{ said: string; most: number; own: string }>`
        select ${word}::text || '/' || ${word}::text as said, (select max(one) from unnest(${counts}::int[]) as one) as most,
          ${'its own'}::text as own`
    })
    assert.deepEqual(await ask(db, 'ash', [1, 3]), [{ said: 'ash/ash', most: 3, own: 'its own' }])
    assert.deepEqual(await ask(db, "o'k", [7]), [{ said: "o'k/o'k", most: 7, own: 'its own' }])
    assert.equal(times, 1)
  }))

test('what is put together by the builder gives its rows as the builder would', () =>
  rolledBack('platform', async (db) => {
    const ask = written((over, from: RawBuilder<number>) =>
      over.selectNoFrom(sql<number>`${from}::int + 1`.as('next')).where(sql<boolean>`${from}::int > 0`),
    )
    assert.deepEqual(await ask(db, 4), [{ next: 5 }])
    assert.deepEqual(await ask(db, -4), [])
  }))
