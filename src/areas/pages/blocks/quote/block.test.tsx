import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textOf } from '#document/text/text-json.ts'
import { describeBlock, drawBlock, samplesOf } from '../testing.ts'
import { quoteBlock } from './block.ts'

describeBlock(quoteBlock)

test('leaves the marks to the language of the page', () => {
  const { html } = drawBlock(quoteBlock, samplesOf(quoteBlock)[0]?.props ?? {})
  assert.match(html, /quote-marked/)
  assert.doesNotMatch(html, /[“”]/)
})

test('links the name, or what somebody is where there is no name', () => {
  const given = {
    quote: textOf('It holds.'),
    role: 'The Harbour Review',
    link: { kind: 'anchor', anchor: 'all' },
  }
  assert.match(
    drawBlock(quoteBlock, given).html,
    /<a class="quote-role" href="#all"><span>The Harbour Review<\/span><\/a>/,
  )
  const named = drawBlock(quoteBlock, { ...given, source: 'Ana' }).html
  assert.match(named, /<a class="quote-name" href="#all"/)
  assert.equal(named.match(/<a /g)?.length, 1)
  const isAsked = quoteBlock.fields.link.when
  assert.equal(isAsked?.({ source: '', role: '' }), false)
  assert.equal(isAsked?.({ source: '', role: 'Baker' }), true)
})
