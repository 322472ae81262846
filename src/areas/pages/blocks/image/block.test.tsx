import assert from 'node:assert/strict'
import { test } from 'node:test'
import { picture } from '../../templates/pictures.ts'
import { describeBlock, drawBlock } from '../testing.ts'
import { imageBlock } from './block.tsx'

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
