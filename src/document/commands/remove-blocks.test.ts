import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applied } from '../testing/applied.ts'
import { sampleDocument } from '../testing/sample-blocks.tsx'
import { setLocked } from './lock.ts'
import { removeBlocks } from './remove-blocks.ts'

test('blocks go with what is in them; one inside another is named once', () => {
  const page = sampleDocument()
  const after = applied(page, removeBlocks(page, ['tabsaa', 'inside', 'blocka', 'blocka', 'nobody']))
  assert.deepEqual(Object.keys(after.blocks), ['blockb'])
})

test('locked blocks stay', () => {
  const page = sampleDocument()
  const locked = applied(page, setLocked(page, ['blocka'], true))
  assert.deepEqual(removeBlocks(locked, ['blocka']), [])
})
