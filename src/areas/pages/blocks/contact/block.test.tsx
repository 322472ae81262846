import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeBlock, drawBlock } from '../testing.ts'
import { contactBlock } from './block.tsx'

describeBlock(contactBlock)

test('makes the phone, the mail and the way a tap away', () => {
  const { html } = drawBlock(contactBlock, contactBlock.samples[0]?.props ?? {})
  assert.match(html, /href="tel:01632960204"/)
  assert.match(html, /href="mailto:hello@mendingroom\.example"/)
  assert.match(html, /openstreetmap\.org\/search\?query=4%20Ropewalk%2C%20Whitby/)
  assert.match(html, /Closed/)
})

test('leaves a phone number that is none as words', () => {
  const { html } = drawBlock(contactBlock, { phone: 'ask at the desk' })
  assert.doesNotMatch(html, /<a /)
  assert.match(html, /ask at the desk/)
})
