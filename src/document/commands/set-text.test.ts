import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applied } from '../testing/applied.ts'
import { sampleDocument } from '../testing/sample-blocks.tsx'
import { textOf } from '../text/text-json.ts'
import { setText } from './set-text.ts'

const step = { stepType: 'replace', from: 1, to: 6, slice: { content: [{ type: 'text', text: 'Rye' }] } }

test('typing is steps', () => {
  const page = sampleDocument()
  const after = applied(page, setText(page, 'blocka', ['body'], [step]))
  assert.deepEqual(after.blocks['blocka']?.props['body'], textOf('Rye at seven.'))
  assert.deepEqual(setText(page, 'blocka', ['body'], []), [])
  assert.deepEqual(setText(page, 'nobody', ['body'], [step]), [])
})
