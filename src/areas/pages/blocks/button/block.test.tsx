import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeBlock, drawBlock } from '../testing.ts'
import { buttonBlock } from './block.ts'

describeBlock(buttonBlock)

test('stands as words where there is nowhere to go', () => {
  const { html } = drawBlock(buttonBlock, { label: 'Reserve' })
  assert.doesNotMatch(html, /<a /)
  assert.match(html, /Reserve/)
})

test('says when it opens a new tab', () => {
  const link = { kind: 'url', url: 'https://example.com/', newTab: true }
  assert.match(drawBlock(buttonBlock, { label: 'Review', link }).html, /opens in a new tab/)
})
