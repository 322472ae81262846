import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeBlock, drawBlock, samplesOf } from '../testing.ts'
import { picture } from '../../templates/pictures.ts'
import { videoBlock } from './block.ts'

describeBlock(videoBlock)

test('fetches nothing before somebody presses play', () => {
  const { html } = drawBlock(videoBlock, samplesOf(videoBlock)[0]?.props ?? {})
  assert.match(html, /preload="none"/)
  assert.doesNotMatch(html, /autoplay/i)
})

test('says so when its file is gone', () => {
  const { html } = drawBlock(videoBlock, samplesOf(videoBlock)[0]?.props ?? {}, {
    ctx: { file: () => undefined },
  })
  assert.match(html, /not available/)
})

test('asks for its poster once, in the size it is shown in', () => {
  const poster = picture('portfolio', 'bowls')
  const { html } = drawBlock(videoBlock, { ...samplesOf(videoBlock)[0]?.props, poster })
  assert.doesNotMatch(html, / poster=/)
  assert.equal(html.match(/<img/g)?.length, 1)
  assert.match(html, /<img[^>]*sizes="[^>]*\/><video/)
})

test('brings its subtitles along', () => {
  const captions = { asset: picture('portfolio', 'bowls').asset }
  const { html } = drawBlock(videoBlock, { ...samplesOf(videoBlock)[0]?.props, captions })
  assert.match(html, /<track kind="captions" src="[^"]+" srclang="en-US" default=""\/>/i)
})
