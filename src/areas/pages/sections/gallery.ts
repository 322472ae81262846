import { galleryBlock } from '../blocks/gallery/block.ts'
import { imageBlock } from '../blocks/image/block.ts'
import { textBlock } from '../blocks/text/block.ts'
import { h2, h3, items, p, small, words } from '../blocks/words.ts'
import { band, type Bands, put } from '../templates/build.ts'
import { picture } from '../templates/pictures.ts'
import { leaves, paper, pebbles } from './samples.ts'

export const gallery: Bands = {
  wall: band(
    { theme: 'paper', width: 'wide' },
    put([1, 1, 24, 20], galleryBlock, {
      items: items(
        { image: picture('consultant', 'stair'), caption: 'Stair' },
        { image: picture('portfolio', 'bowls'), caption: 'Bowls' },
        { image: leaves, caption: 'Four in the afternoon' },
        { image: pebbles, caption: 'Five stones' },
        { image: paper, caption: 'Card, scissors' },
        { image: picture('restaurant', 'eggs'), caption: 'Eggs' },
      ),
      layout: 'masonry',
    }),
  ),
  strip: band(
    { theme: 'ink', width: 'full' },
    put([2, 2, 10, 3], textBlock, { body: words(h2('From the last year')) }),
    put([2, 5, 23, 11], galleryBlock, {
      items: items(
        { image: paper, caption: 'Card, scissors' },
        { image: picture('portfolio', 'bottle'), caption: 'Bottle' },
        { image: pebbles, caption: 'Five stones' },
        { image: leaves, caption: 'Four in the afternoon' },
      ),
      layout: 'strip',
    }),
    put([2, 16, 10, 2], textBlock, { body: words(small('Drag, or use the arrow keys.')) }),
  ),
  uneven: band(
    { theme: 'tint', width: 'full' },
    put([1, 1, 14, 18], imageBlock, { image: leaves }),
    put([16, 7, 7, 9], imageBlock, { image: pebbles }),
    put([16, 16, 7, 2], textBlock, {
      body: words(small('Left: the west wall in June. Above: from the beach at Cley.')),
    }),
  ),
  slides: band(
    { theme: 'ink', width: 'wide' },
    put([1, 1, 24, 15], galleryBlock, {
      items: items(
        { image: picture('cover', 'dunes'), caption: 'The first evening' },
        { image: picture('restaurant', 'table'), caption: 'The long table, set for two' },
        { image: picture('consultant', 'corridor'), caption: 'On the way to the garden' },
      ),
      layout: 'slideshow',
      ratio: 'wide',
      captions: 'below',
    }),
  ),
  named: band(
    { theme: 'paper', width: 'wide' },
    put([1, 1, 6, 4], textBlock, {
      body: words(h2('In the window this month'), p('Each is one of a kind. Ask what it costs.')),
    }),
    put([8, 1, 17, 20], galleryBlock, {
      items: items(
        { image: picture('portfolio', 'bottle'), caption: 'Bottle, iron and ash' },
        { image: picture('portfolio', 'three'), caption: 'Vase, jar and cup' },
        { image: picture('portfolio', 'plates'), caption: 'Eleven plates' },
        { image: picture('portfolio', 'rim'), caption: 'Bowl, 38 cm' },
      ),
      columns: 2,
      ratio: 'square',
      gap: 'large',
      captions: 'below',
    }),
  ),
  doors: band(
    { theme: 'tint', width: 'full', gap: 'small' },
    put([1, 1, 8, 14], imageBlock, {
      image: picture('restaurant', 'eggs'),
      design: 'poster',
      body: words(h3('Breakfast')),
    }),
    put([9, 1, 8, 14], imageBlock, {
      image: picture('restaurant', 'lemons'),
      design: 'poster',
      body: words(h3('Lunch')),
    }),
    put(
      [17, 1, 8, 14],
      imageBlock,
      { image: picture('restaurant', 'glass'), design: 'poster', body: words(h3('After six')) },
      { phone: { column: 1, width: 8 } },
    ),
  ),
}
