import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shownLimits } from './shown-limits.ts'

test('a plan names how many sites an account may have only where that is held to', () => {
  assert.deepEqual(shownLimits(true), ['contributors', 'storage', 'sites'])
  assert.deepEqual(shownLimits(false), ['contributors', 'storage'])
})
