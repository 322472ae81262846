import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newId, newLocalId } from '#kernel/ids.ts'
import { newToken } from '../auth/token.ts'
import { masked } from './masked.ts'

/** What one of several runs says. */
function said(given: { title?: string; isCrossed?: boolean; isBackwards?: boolean } = {}): string[] {
  const [one, other, node, token] = [newId(), newId(), newLocalId(), newToken()]
  const [first, second] = given.isCrossed ? [other, one] : [one, other]
  const rows = [
    JSON.stringify({ id: one, title: given.title ?? 'Bread', at: new Date().toISOString(), token }),
    JSON.stringify({ id: other, title: 'Milk', at: new Date(Math.random() * 1e12).toISOString() }),
    JSON.stringify({ first, second, nodes: { [node]: 1, [newLocalId()]: 2 } }),
  ]
  return given.isBackwards ? rows.toReversed() : rows
}

test('what is another in each run is the same in all of them', () => {
  for (let run = 0; run < 200; run += 1) assert.deepEqual(masked(said()), masked(said()))
})

test('the order of the texts is of no account', () => {
  assert.deepEqual(masked(said({ isBackwards: true })).toSorted(), masked(said()).toSorted())
})

test('a word that is another is told, and a name that names something else', () => {
  assert.notDeepEqual(masked(said({ title: 'Cake' })), masked(said()))
  assert.notDeepEqual(masked(said({ isCrossed: true })), masked(said()))
})
