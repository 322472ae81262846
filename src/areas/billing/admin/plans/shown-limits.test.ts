import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shownLimits } from './shown-limits.ts'

test('a plan names how many sites an account may have only where that is held to', () => {
  const [storage, sites] = [
    { name: 'storage', isBytes: true, isOfOwner: false },
    { name: 'sites', isBytes: false, isOfOwner: true },
  ]
  assert.deepEqual(shownLimits([storage, sites], true), [storage, sites])
  assert.deepEqual(shownLimits([storage, sites], false), [storage])
})
