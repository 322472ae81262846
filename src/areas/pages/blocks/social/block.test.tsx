import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeBlock, drawBlock } from '../testing.ts'
import { socialBlock } from './block.tsx'
import { networkOf } from './networks.ts'

describeBlock(socialBlock)

test('knows a network by its address, and no other by a likeness', () => {
  assert.equal(networkOf('https://www.instagram.com/halm').id, 'instagram')
  assert.equal(networkOf('https://music.youtube.com/x').id, 'youtube')
  assert.equal(networkOf('https://notinstagram.com/halm').name, 'notinstagram.com')
})

test('leaves out addresses that lead nowhere safe', () => {
  const items = [
    { id: 'item01', url: 'javascript:alert(1)' },
    { id: 'item02', url: 'instagram.com/halm' },
  ]
  const { html } = drawBlock(socialBlock, { items })
  assert.equal(html.match(/<li>/g)?.length, 1)
  assert.match(html, /href="https:\/\/instagram\.com\/halm"/)
})
