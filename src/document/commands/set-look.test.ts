import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applied } from '../testing/applied.ts'
import { sampleDocument } from '../testing/sample-blocks.tsx'
import { setLook } from './set-look.ts'

test('parts of a look are set on many blocks, and reset one by one', () => {
  const page = sampleDocument()
  const set = applied(page, setLook(page, ['blocka', 'blockb', 'nobody'], { fill: 'surface', border: true }))
  assert.deepEqual(set.blocks['blockb']?.look, { fill: 'surface', border: true })
  assert.deepEqual(applied(set, setLook(set, ['blocka'], { border: undefined })).blocks['blocka']?.look, {
    fill: 'surface',
  })
})
