import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstFew } from './first-few.ts'

test('so many are named, the others counted', () => {
  assert.deepEqual(firstFew([], 2), { named: [], rest: 0 })
  assert.deepEqual(firstFew(['a', 'b'], 2), { named: ['a', 'b'], rest: 0 })
  assert.deepEqual(firstFew(['a', 'b', 'c', 'd'], 2), { named: ['a', 'b'], rest: 2 })
})

test('one more than may be named is named', () => {
  assert.deepEqual(firstFew(['a', 'b', 'c'], 2), { named: ['a', 'b', 'c'], rest: 0 })
})

test('those that are not at hand are counted', () => {
  assert.deepEqual(firstFew(['a', 'b', 'c'], 2, 40), { named: ['a', 'b'], rest: 38 })
  assert.deepEqual(firstFew(['a', 'b'], 2, 3), { named: ['a', 'b'], rest: 1 })
})
