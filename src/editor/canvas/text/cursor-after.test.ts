import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cursorAfter } from './cursor-after.ts'

test('a cursor stays between its letters when others write in the same words', () => {
  assert.equal(cursorAfter(4, 'Bread', 'Warm Bread'), 9)
  assert.equal(cursorAfter(2, 'Bread', 'Bread at seven'), 2)
  assert.equal(cursorAfter(5, 'Bread', 'Bread at seven'), 14)
  assert.equal(cursorAfter(4, 'Bread at seven', 'Br at seven'), 2)
  assert.equal(cursorAfter(3, 'Bread', 'Bread'), 3)
})
