import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeBlock, drawBlock } from '../testing.ts'
import { accordionBlock } from './block.tsx'

describeBlock(accordionBlock)

test('needs no script, and may open one at a time', () => {
  const { html, islands } = drawBlock(accordionBlock, { ...accordionBlock.samples[0]?.props, single: true })
  assert.equal(html.match(/<details name="blockone-one"/g)?.length, 3)
  assert.deepEqual(islands, [])
})
