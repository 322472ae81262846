import type { BlockLook } from '#document/nodes.ts'
import { imageBlock } from '../blocks/image/block.ts'
import { lineBlock } from '../blocks/line/block.ts'
import { textBlock } from '../blocks/text/block.ts'
import { bullets, h2, h3, p, words } from '../blocks/words.ts'
import { band, type Bands, put } from '../templates/build.ts'
import { picture } from '../templates/pictures.ts'
import { leaves, pebbles } from './samples.ts'

const card: BlockLook = { theme: 'paper', fill: 'background', padding: 'large', corners: 'medium' }

export const features: Bands = {
  lines: band(
    { theme: 'paper' },
    put([1, 1, 24, 1], lineBlock, {}),
    put([1, 2, 6, 2], textBlock, { body: words(h3('Survey')) }),
    put([9, 2, 12, 3], textBlock, {
      body: words(p('A day on site with a level and a flask. You get a drawing and an honest list.')),
    }),
    put([1, 5, 24, 1], lineBlock, {}),
    put([1, 6, 6, 2], textBlock, { body: words(h3('Planting plan')) }),
    put([9, 6, 12, 3], textBlock, {
      body: words(p('What goes where, when it flowers, and what it looks like in February.')),
    }),
    put([1, 9, 24, 1], lineBlock, {}),
    put([1, 10, 6, 2], textBlock, { body: words(h3('Two seasons beside you')) }),
    put([9, 10, 12, 3], textBlock, {
      body: words(p('We come back four times, move what sulks and show you where to cut.')),
    }),
  ),
  pair: band(
    { theme: 'tint' },
    put([1, 1, 11, 10], imageBlock, { image: pebbles }),
    put([1, 11, 9, 4], textBlock, {
      body: words(h3('The dry garden'), p('Gravel, thyme and three stones you can sit on.')),
    }),
    put([15, 5, 10, 10], imageBlock, { image: leaves }),
    put([15, 15, 9, 4], textBlock, {
      body: words(
        h3('The shade wall'),
        p('Ferns and hydrangeas, north-facing, no watering after the second year.'),
      ),
    }),
  ),
  index: band(
    { theme: 'ink' },
    put([1, 1, 8, 5], textBlock, { body: words(h2('What is in the box')), size: 'large' }),
    put([12, 1, 12, 6], textBlock, {
      body: words(
        bullets(
          'Two kilos of whatever was dug this morning',
          'A loaf, sliced on request',
          'Six eggs, unwashed',
          'One thing you did not ask for, and how to cook it',
        ),
      ),
      size: 'large',
    }),
  ),
  cards: band(
    { theme: 'tint' },
    put([1, 1, 14, 3], textBlock, { body: words(h2('Three ways to leave us your bicycle')) }),
    put(
      [1, 4, 8, 6],
      textBlock,
      { body: words(h3('While you wait'), p('Tyres, cables, a bell. Half an hour and a cup of tea.')) },
      { align: 'stretch', look: card },
    ),
    put(
      [9, 4, 8, 6],
      textBlock,
      { body: words(h3('Over night'), p('Gears and brakes. In before six, out before the morning train.')) },
      { align: 'stretch', look: card },
    ),
    put(
      [17, 4, 8, 6],
      textBlock,
      {
        body: words(
          h3('For the winter'),
          p('Taken apart, cleaned, put together. Back at the first snowdrop.'),
        ),
      },
      { align: 'stretch', look: card },
    ),
  ),
  around: band(
    { theme: 'paper', width: 'wide' },
    put([1, 2, 6, 4], textBlock, {
      body: words(h3('Thrown, not cast'), p('Each one leans a little, towards whoever made it.')),
    }),
    put([1, 9, 6, 4], textBlock, {
      body: words(h3('Glazed twice'), p('Ash first, then iron. The edge is where they meet.')),
    }),
    put([8, 1, 10, 14], imageBlock, { image: picture('portfolio', 'rim'), shape: 'circle' }),
    put([19, 2, 6, 4], textBlock, {
      body: words(h3('Fired with wood'), p('Two days and a night, four times a year, all hands.')),
    }),
    put([19, 9, 6, 4], textBlock, {
      body: words(h3('Used'), p('In the oven, in the dishwasher, by children. It is a bowl.')),
    }),
  ),
  figures: band(
    { theme: 'accent' },
    put([1, 1, 8, 4], textBlock, {
      body: words(h3('312'), p('households with a share of the roof')),
      size: 'display',
    }),
    put([9, 1, 8, 4], textBlock, {
      body: words(h3('41%'), p('of what they used last year came from it')),
      size: 'display',
    }),
    put([17, 1, 8, 4], textBlock, {
      body: words(h3('£0'), p('paid to anybody for the sun')),
      size: 'display',
    }),
  ),
  turns: band(
    { theme: 'paper', reading: 'list' },
    put([1, 1, 11, 9], imageBlock, { image: picture('restaurant', 'figs') }),
    put(
      [14, 1, 10, 9],
      textBlock,
      {
        body: words(
          h2('Picked on the day it is ripe'),
          p('Not the day before, which is easier. A ladder goes round the orchard from July to the frost.'),
        ),
      },
      { align: 'center' },
    ),
    put([14, 11, 11, 9], imageBlock, { image: picture('restaurant', 'lemons') }),
    put(
      [2, 11, 10, 9],
      textBlock,
      {
        body: words(
          h2('Sold on the day it is picked'),
          p('From the gate, from ten, until the table is empty. That is mostly by one.'),
        ),
      },
      { align: 'center' },
    ),
  ),
}
