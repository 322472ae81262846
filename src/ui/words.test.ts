import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishWords, fillWords } from './words.ts'

test('values take the place of their names; a name without a value stays', () => {
  assert.equal(fillWords('{shown} of {total}', { shown: 50, total: '1,204' }), '50 of 1,204')
  assert.equal(fillWords('Move {name}'), 'Move {name}')
  assert.equal(englishWords('ui.table.selected', { count: 0 }), '0 selected')
  assert.equal(englishWords('ui.table.select_every', { total: 1204 }), 'Select all 1,204')
})
