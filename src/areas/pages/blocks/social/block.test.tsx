import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeBlock, drawBlock } from '../testing.ts'
import { socialBlock } from './block.ts'
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

test('writes to a mail address, and calls what has no host by itself', () => {
  const items = [
    { id: 'item01', url: 'ann@halm.example' },
    { id: 'item02', url: 'tel:+441795123456' },
    { id: 'item03', url: 'mastodon.social/@ann' },
  ]
  const { html } = drawBlock(socialBlock, { items, design: 'names' })
  assert.match(html, /href="mailto:ann@halm\.example"[^>]*>ann@halm\.example</)
  assert.match(html, /href="tel:\+441795123456"[^>]*>\+441795123456</)
  assert.match(html, /href="https:\/\/mastodon\.social\/@ann"[^>]*>Mastodon</)
})

test('says which address leads nowhere, and of none that is drawn', () => {
  const { url } = socialBlock.fields.items.of
  for (const good of [
    '',
    ' ',
    'instagram.com/halm',
    'ann@halm.example',
    'tel:+441795123456',
    'http://halm.example',
  ])
    assert.equal(url.faultOf?.(good), undefined, good)
  for (const bad of ['javascript:alert(1)', 'our page', 'http:', '//halm.example', String.raw`halm\\ann`]) {
    assert.equal(url.faultOf?.(bad), 'blocks.social.url_fault', bad)
    assert.doesNotMatch(drawBlock(socialBlock, { items: [{ id: 'item01', url: bad }] }).html, /<li>/)
  }
})
