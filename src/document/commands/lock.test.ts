import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applied } from '../testing/applied.ts'
import { sampleDocument } from '../testing/sample-blocks.tsx'
import { setLocked } from './lock.ts'

test('sections and blocks are locked and freed', () => {
  const page = sampleDocument()
  const locked = applied(page, setLocked(page, ['sectna', 'blocka', 'nobody'], true))
  assert.equal(locked.sections['sectna']?.locked, true)
  assert.equal(locked.blocks['blocka']?.locked, true)
  assert.equal(applied(locked, setLocked(locked, ['blocka'], false)).blocks['blocka']?.locked, undefined)
})
