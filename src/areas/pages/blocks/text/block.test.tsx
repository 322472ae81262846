import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textOf } from '#document/text/text-json.ts'
import { describeBlock, drawBlock } from '../testing.ts'
import { textBlock } from './block.ts'

describeBlock(textBlock)

test('keeps a comfortable measure unless told otherwise', () => {
  const body = textOf('Bread at seven.')
  assert.match(drawBlock(textBlock, { body }).html, /text-measured/)
  assert.doesNotMatch(drawBlock(textBlock, { body, measure: false }).html, /text-measured/)
})
