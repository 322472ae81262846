import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeBlock, drawBlock } from '../testing.ts'
import { videoBlock } from './block.tsx'

describeBlock(videoBlock)

test('fetches nothing before somebody presses play', () => {
  const { html } = drawBlock(videoBlock, videoBlock.samples[0]?.props ?? {})
  assert.match(html, /preload="none"/)
  assert.doesNotMatch(html, /autoplay/i)
})

test('says so when its file is gone', () => {
  const { html } = drawBlock(videoBlock, videoBlock.samples[0]?.props ?? {}, {
    ctx: { file: () => undefined },
  })
  assert.match(html, /not available/)
})
