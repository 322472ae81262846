import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeBlock, drawBlock } from '../testing.ts'
import { quoteBlock } from './block.tsx'

describeBlock(quoteBlock)

test('leaves the marks to the language of the page', () => {
  const { html } = drawBlock(quoteBlock, quoteBlock.samples[0]?.props ?? {})
  assert.match(html, /quote-marked/)
  assert.doesNotMatch(html, /[“”]/)
})
