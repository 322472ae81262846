import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { rolledBack } from '../testing/world.ts'
import { containing, startingWith } from './like.ts'

test('what would stand for any letter in a pattern stands for itself', () =>
  rolledBack('platform', async (db) => {
    const fits = async (text: string, pattern: string): Promise<boolean | undefined> =>
      (await sql<{ fits: boolean }>`select ${text}::text ilike ${pattern} as fits`.execute(db)).rows[0]?.fits
    for (const asked of ['50%', 'a_b', 'C:\\new', '%', '_', '\\', '']) {
      assert.equal(await fits(`so ${asked.toUpperCase()} it is`, containing(asked)), true, asked)
      assert.equal(await fits(`${asked} it is`, startingWith(asked)), true, asked)
    }
    for (const [text, asked] of [
      ['500', '50%'],
      ['acb', 'a_b'],
      ['C:new', 'C:\\new'],
    ] as const) {
      assert.equal(await fits(text, containing(asked)), false, asked)
      assert.equal(await fits(text, startingWith(asked)), false, asked)
    }
    assert.equal(await fits('so it is', startingWith('it')), false)
  }))
