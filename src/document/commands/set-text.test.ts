import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applied } from '../testing/applied.ts'
import { sampleDocument } from '../testing/sample-blocks.tsx'
import { textOf } from '../text/text-json.ts'
import { replaceText, setText } from './set-text.ts'

const step = { stepType: 'replace', from: 1, to: 6, slice: { content: [{ type: 'text', text: 'Rye' }] } }

test('typing is steps', () => {
  const page = sampleDocument()
  const after = applied(page, setText(page, 'blocka', ['body'], [step]))
  assert.deepEqual(after.blocks['blocka']?.props['body'], textOf('Rye at seven.'))
  assert.deepEqual(setText(page, 'blocka', ['body'], []), [])
  assert.deepEqual(setText(page, 'nobody', ['body'], [step]), [])
})

test('a replaced text is cleaned first', () => {
  const page = sampleDocument()
  const pasted = {
    type: 'doc',
    content: [{ type: 'marquee', content: [{ type: 'text', text: 'Hi', marks: [{ type: 'blink' }] }] }],
  }
  assert.deepEqual(
    applied(page, replaceText(page, 'blocka', ['body'], pasted)).blocks['blocka']?.props['body'],
    textOf('Hi'),
  )
})
