import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOf } from './long-functions.mjs'

test('a long function is listed by name, and its length may only shrink', () => {
  const known = { 'a.ts start': 200, 'b.ts stop': 150, 'c.ts gone': 130 }
  const { longer, shorter } = faultsOf({ 'a.ts start': 201, 'b.ts stop': 149, 'd.ts fresh': 121 }, known)
  assert.deepEqual(longer, [
    'a.ts start has 201 lines; the most is 200: part it.',
    'd.ts fresh has 121 lines; the most is 120: part it.',
  ])
  assert.deepEqual(shorter, [
    'b.ts stop has 149 lines, not 150.',
    'c.ts gone has at most 120 lines, not 130.',
  ])
  assert.deepEqual(faultsOf(known, known), { longer: [], shorter: [] })
})
