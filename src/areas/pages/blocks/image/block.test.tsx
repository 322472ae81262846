import assert from 'node:assert/strict'
import { test } from 'node:test'
import { headingOf, textOf } from '#document/text/text-json.ts'
import { picture } from '../../templates/pictures.ts'
import { describeBlock, drawBlock } from '../testing.ts'
import { imageBlock } from './block.ts'

describeBlock(imageBlock)

test('takes its room from its cells and says its size, so that nothing shifts', () => {
  const { html } = drawBlock(imageBlock, { image: picture('portfolio', 'bowls') })
  assert.match(html, /width="1920" height="960"/)
  assert.match(html, /sizes="\(min-width:48rem\) 34vw, 100vw"/)
})

test('names a linked picture without words by its caption', () => {
  const image = picture('portfolio', 'bowls', { alt: '', decorative: true })
  const { html } = drawBlock(imageBlock, {
    image,
    caption: 'Bowls',
    link: { kind: 'anchor', anchor: 'bowls' },
  })
  assert.match(html, /<a[^>]*aria-label="Bowls"/)
})

test('links the picture in every design, named by its own words or those beside it', () => {
  const image = picture('portfolio', 'bowls', { alt: 'Three bowls' })
  const mute = picture('portfolio', 'bowls', { alt: 'Three bowls', decorative: true })
  const link = { kind: 'anchor', anchor: 'bowls' }
  for (const design of ['poster', 'card', 'overlap', 'stack']) {
    const body = headingOf(2, 'Bowls', 'Turned by hand.')
    const own = drawBlock(imageBlock, { image, design, body, link }).html
    assert.match(own, /<a class="image-link" href="#bowls"><img[^>]*alt="Three bowls"/, design)
    assert.equal(own.match(/<a /g)?.length, 1)
    const heading = drawBlock(imageBlock, { image: mute, design, body, link }).html
    assert.match(heading, /<a class="image-link" aria-label="Bowls"/, design)
    const words = drawBlock(imageBlock, { image: mute, design, body: textOf('Turned by hand.'), link }).html
    assert.match(words, /<a class="image-link" aria-label="Turned by hand\."/, design)
    const button = drawBlock(imageBlock, { image, design, body, link, button: 'See them' }).html
    assert.equal(button.match(/<a /g)?.length, 1, 'the button alone')
    assert.doesNotMatch(button, /image-link/)
  }
})
