import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeBlock, drawBlock } from '../testing.ts'
import { spacerBlock } from './block.ts'

describeBlock(spacerBlock)

test('is nothing to a screen reader', () => {
  assert.match(drawBlock(spacerBlock, {}).html, /aria-hidden="true"/)
})
