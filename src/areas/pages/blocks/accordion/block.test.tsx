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

test('leaves out rows that say nothing, but on the canvas', () => {
  const blank = { id: 'rowone', title: ' ' }
  const items = [blank, { id: 'rowtwo', title: 'Do you post?' }]
  const { html } = drawBlock(accordionBlock, { items, firstOpen: true })
  assert.equal(html.match(/<details/g)?.length, 1)
  assert.match(html, /<details open=""><summary><span>Do you post\?/)
  const canvas = drawBlock(accordionBlock, { items }, { ctx: { mode: 'canvas' } }).html
  assert.equal(canvas.match(/<details/g)?.length, 2)
  assert.doesNotMatch(drawBlock(accordionBlock, { items: [blank] }).html, /accordion"/)
})
