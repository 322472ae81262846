import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeBlock, drawBlock, samplesOf } from '../testing.ts'
import { contactBlock } from './block.ts'

describeBlock(contactBlock)

test('makes the phone, the mail and the way a tap away', () => {
  const { html } = drawBlock(contactBlock, samplesOf(contactBlock)[0]?.props ?? {})
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

test('says nothing of hours that are not filled in, and something with a name alone', () => {
  const blank = { id: 'rowone', days: '', times: ' ' }
  const { html } = drawBlock(contactBlock, { phone: '01632 960204', hours: [blank] })
  assert.doesNotMatch(html, /Closed|contact-hours/)
  const sunday = drawBlock(contactBlock, { hours: [{ ...blank, days: 'Sunday' }, blank] }).html
  assert.equal(sunday.match(/<li>/g)?.length, 1)
  assert.match(sunday, /Closed/)
  const named = drawBlock(contactBlock, { title: 'The Mending Room' }).html
  assert.match(named, /The Mending Room/)
  assert.doesNotMatch(named, /<dl/)
  assert.doesNotMatch(drawBlock(contactBlock, { hours: [blank] }).html, /class="contact/)
})
