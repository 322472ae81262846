import { buttonBlock } from '../blocks/button/block.ts'
import { imageBlock } from '../blocks/image/block.ts'
import { lineBlock } from '../blocks/line/block.ts'
import { textBlock } from '../blocks/text/block.ts'
import { a, centred, h1, lead, p, words } from '../blocks/words.ts'
import { band, type Bands, put } from '../templates/build.ts'
import { picture } from '../templates/pictures.ts'
import { leaves, paper, pebbles } from './samples.ts'

/** The first thing on a page. */
export const hero: Bands = {
  photo: band(
    {
      theme: 'ink',
      height: 'screen',
      align: 'end',
      background: {
        kind: 'image',
        image: { ...leaves, decorative: true },
        overlay: { colour: 'ink', strength: 0.55 },
      },
    },
    put([1, 1, 15, 4], textBlock, { body: words(h1('A quiet place to think')), size: 'display' }),
    put([1, 5, 9, 2], textBlock, {
      body: words(lead('Rooms for writers, by the week, from October to May.')),
    }),
    put([18, 5, 7, 2], buttonBlock, { label: 'See the rooms', align: 'end' }, { align: 'end' }),
  ),
  split: band(
    { theme: 'paper', width: 'full' },
    put([2, 4, 9, 6], textBlock, { body: words(h1('Furniture for small rooms')), size: 'large' }),
    put([2, 11, 7, 3], textBlock, {
      body: words(lead('Made in ash and oak, eleven pieces, each folded flat in under a minute.')),
    }),
    put([2, 15, 6, 2], buttonBlock, { label: 'See all eleven' }),
    put([12, 1, 13, 20], imageBlock, { image: paper }),
  ),
  words: band(
    { theme: 'accent', height: 'large' },
    put([1, 1, 20, 5], textBlock, {
      body: words(h1('We print small books that are read twice')),
      size: 'display',
    }),
    put([1, 7, 8, 2], textBlock, {
      body: words(p('Twelve a year, since 2011. The next one is about moths.')),
    }),
    put([18, 7, 7, 2], buttonBlock, { label: 'The list', style: 'secondary', align: 'end' }),
  ),
  overlap: band(
    { theme: 'tint', width: 'full' },
    put([1, 1, 18, 20], imageBlock, { image: pebbles }),
    put(
      [13, 14, 11, 8],
      textBlock,
      { body: words(h1('Stone, cut by hand'), p('Sinks, steps and sills from one quarry in the dale.')) },
      { layer: 1, look: { fill: 'background', padding: 'large' } },
    ),
  ),
  arches: band(
    { theme: 'tint', width: 'wide', reading: 'list' },
    put(
      [8, 1, 10, 9],
      textBlock,
      {
        body: words(
          centred(h1('A slow house by the sea')),
          centred(lead('Nine rooms, one long table and a wall of books that nobody has catalogued.')),
        ),
        size: 'large',
      },
      { align: 'end' },
    ),
    put([8, 10, 10, 2], buttonBlock, { label: 'Ask for a room', align: 'center' }),
    put([1, 1, 6, 14], imageBlock, { image: leaves, shape: 'arch' }),
    put(
      [19, 4, 6, 14],
      imageBlock,
      { image: picture('restaurant', 'glass'), shape: 'arch' },
      { hidden: { phone: true } },
    ),
  ),
  banner: band(
    { theme: 'paper', width: 'wide' },
    put([1, 1, 13, 4], textBlock, {
      body: words(h1('Buildings that are kind to their stairs')),
      size: 'large',
    }),
    put([17, 1, 8, 4], textBlock, {
      body: words(p('An office of five for schools, libraries and the occasional very small chapel.')),
    }),
    put([1, 5, 24, 9], imageBlock, {
      image: picture('consultant', 'stair', { crop: { x: 0, y: 0.2, width: 1, height: 0.6 } }),
    }),
  ),
  card: band(
    {
      theme: 'ink',
      height: 'screen',
      align: 'end',
      background: { kind: 'image', image: { ...picture('restaurant', 'table'), decorative: true } },
    },
    put(
      [1, 1, 10, 6],
      textBlock,
      {
        body: words(
          h1('Dinner at seven, and only at seven'),
          p('One table, one menu, twelve chairs. We cook what came in that morning.'),
          p('To keep a chair, ring ', a('01632 960 143', { kind: 'phone', number: '01632960143' }), '.'),
        ),
      },
      { look: { theme: 'paper', fill: 'background', padding: 'large' } },
    ),
  ),
  poster: band(
    {
      theme: 'ink',
      height: 'large',
      align: 'end',
      background: { kind: 'gradient', from: 'ink', to: 'shade', angle: 160 },
    },
    put([1, 1, 24, 7], textBlock, { body: words(h1('Night ferry')), size: 'poster' }),
    put([1, 8, 24, 1], lineBlock, {}),
    put([1, 9, 7, 2], textBlock, { body: words(p('**Four players**\nand a harmonium')) }),
    put([9, 9, 7, 2], textBlock, { body: words(p('**New record**\nout on the first of March')) }),
    put([18, 9, 7, 2], buttonBlock, { label: 'Hear a song', style: 'secondary', align: 'end' }),
  ),
}
