import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applied } from '../testing/applied.ts'
import { sampleDocument } from '../testing/sample-blocks.tsx'
import { setLocked } from './lock.ts'
import { removeSections } from './remove-section.ts'

test('a section goes with everything on it, and what is inside that', () => {
  const page = sampleDocument()
  const after = applied(page, removeSections(page, ['sectnb', 'sectnb', 'nobody']))
  assert.deepEqual(after.order, ['sectna'])
  assert.deepEqual(Object.keys(after.blocks), ['blocka', 'blockb'])
})

test('a locked section stays', () => {
  const page = sampleDocument()
  const locked = applied(page, setLocked(page, ['sectnb'], true))
  assert.deepEqual(removeSections(locked, ['sectnb']), [])
})
