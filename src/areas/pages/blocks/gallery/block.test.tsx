import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeBlock, drawBlock, samplesOf } from '../testing.ts'
import { galleryBlock } from './block.ts'

describeBlock(galleryBlock)

test('opens pictures as files where there is no script', () => {
  const { html, islands } = drawBlock(galleryBlock, samplesOf(galleryBlock)[0]?.props ?? {})
  assert.match(html, /<a class="gallery-picture" href="\/pictures\/portfolio\/three\.jpg"/)
  assert.match(html, /Enlarge picture 1 of 6/)
  assert.deepEqual(islands, ['picture-gallery'])
})

test('leaves out pictures whose asset is gone', () => {
  const { html } = drawBlock(galleryBlock, samplesOf(galleryBlock)[0]?.props ?? {}, {
    ctx: { image: () => undefined },
  })
  assert.doesNotMatch(html, /<li/)
})

test('reaches what scrolls by the keyboard', () => {
  for (const layout of ['slideshow', 'carousel', 'strip']) {
    const { html } = drawBlock(galleryBlock, {
      ...samplesOf(galleryBlock)[0]?.props,
      layout,
      lightbox: false,
    })
    assert.match(html, /<ul[^>]*tabindex="0"/)
  }
})

test('counts for the enlarged view the pictures that are enlarged', () => {
  const [first, second, ...rest] = samplesOf(galleryBlock)[0]?.props.items ?? []
  const items = [{ ...first, link: { kind: 'anchor', anchor: 'bowls' } }, second, ...rest]
  const { html } = drawBlock(galleryBlock, { ...samplesOf(galleryBlock)[0]?.props, items })
  assert.equal(html.match(/data-large=/g)?.length, 5)
  assert.match(html, /data-position="Picture \{number\} of 6"/)
  assert.match(html, /data-enlarged="Picture \{number\} of 5"/)
  assert.doesNotMatch(html, /Enlarge picture 6|of 6<\/span>/)
  assert.match(html, /Enlarge picture 1 of 5.*Enlarge picture 5 of 5/s)
})

test('needs no script where nothing moves and nothing is enlarged, or nothing is shown', () => {
  const given = samplesOf(galleryBlock)[0]?.props ?? {}
  const islandsOf = (props: object) => drawBlock(galleryBlock, { ...given, ...props }).islands
  for (const layout of ['grid', 'masonry', 'strip'])
    assert.deepEqual(islandsOf({ layout, lightbox: false }), [], layout)
  for (const layout of ['slideshow', 'carousel'])
    assert.deepEqual(islandsOf({ layout, lightbox: false }), ['picture-gallery'], layout)
  assert.deepEqual(islandsOf({ items: [] }), [])
})

test('keeps the room of its bar where there is something to move to', () => {
  const given = samplesOf(galleryBlock)[0]?.props ?? {}
  const barOf = (props: object, mode: 'page' | 'canvas' = 'page') =>
    /<div class="gallery-bar"><p>([^<]*)<\/p><\/div>/.exec(
      drawBlock(galleryBlock, { ...given, ...props }, { ctx: { mode } }).html,
    )?.[1]
  for (const layout of ['slideshow', 'carousel']) {
    assert.equal(barOf({ layout }), 'Picture 1 of 6')
    assert.equal(barOf({ layout }, 'canvas'), 'Picture 1 of 6')
    assert.equal(barOf({ layout, items: given.items?.slice(0, 1) }), undefined)
  }
  for (const layout of ['grid', 'masonry', 'strip']) assert.equal(barOf({ layout }), undefined)
})
