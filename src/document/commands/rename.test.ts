import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applied } from '../testing/applied.ts'
import { sampleDocument } from '../testing/sample-blocks.tsx'
import { rename } from './rename.ts'

test('a name is trimmed and kept short; an empty one goes', () => {
  const page = sampleDocument()
  const named = applied(page, rename(page, 'sectna', '  Opening hours '))
  assert.equal(named.sections['sectna']?.name, 'Opening hours')
  assert.equal(applied(page, rename(page, 'blocka', 'x'.repeat(500))).blocks['blocka']?.name?.length, 120)
  assert.equal(applied(named, rename(named, 'sectna', ' ')).sections['sectna']?.name, undefined)
  assert.deepEqual(rename(page, 'nobody', 'x'), [])
})
