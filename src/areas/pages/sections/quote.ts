import { imageBlock } from '../blocks/image/block.ts'
import { lineBlock } from '../blocks/line/block.ts'
import { quoteBlock } from '../blocks/quote/block.ts'
import { textBlock } from '../blocks/text/block.ts'
import { h2, phrase, small, words } from '../blocks/words.ts'
import { band, type Bands, put } from '../templates/build.ts'
import { picture } from '../templates/pictures.ts'
import { paper } from './samples.ts'

export const quote: Bands = {
  large: band(
    { theme: 'shade', height: 'medium' },
    put([3, 1, 17, 7], quoteBlock, {
      quote: phrase('I sent a photograph of a broken hinge and got back a hinge and a poem.'),
      source: 'Dorothea Lindqvist',
      role: 'Skellefteå',
      design: 'large',
    }),
  ),
  picture: band(
    { theme: 'ink', width: 'full', gap: 'none' },
    put([1, 1, 11, 20], imageBlock, { image: paper }),
    put(
      [14, 6, 9, 9],
      quoteBlock,
      {
        quote: phrase('The only estimate I have ever framed.'),
        source: 'Marcus Bello',
        role: 'Bello & Sons, joiners',
        design: 'large',
      },
      { align: 'center' },
    ),
  ),
  three: band(
    { theme: 'tint' },
    put([1, 1, 7, 5], quoteBlock, {
      quote: phrase('Came on the day they said. I had forgotten that was possible.'),
      source: 'Priya N.',
    }),
    put([9, 3, 7, 5], quoteBlock, {
      quote: phrase('My grandmother’s chair squeaks again the way it used to.'),
      source: 'Tomos Rees',
    }),
    put([17, 1, 7, 5], quoteBlock, {
      quote: phrase('They talked me out of it, and they were right.'),
      source: 'A. Castellanos',
    }),
  ),
  cards: band(
    { theme: 'shade' },
    put([1, 1, 8, 3], textBlock, { body: words(h2('Said on the way out')) }),
    put([1, 4, 12, 6], quoteBlock, {
      quote: phrase('I came for a haircut and left with one, which is rarer than you think.'),
      source: 'Leonie Abt',
      role: 'every six weeks since 2016',
      design: 'card',
    }),
    put([13, 4, 12, 6], quoteBlock, {
      quote: phrase('My son sat still, from the cape to the lollipop. Nobody at home believes me.'),
      source: 'Femi Adeyemi',
      role: 'father of Tunde, 4',
      design: 'card',
    }),
  ),
  photo: band(
    {
      theme: 'ink',
      height: 'large',
      background: {
        kind: 'image',
        image: { ...picture('cover', 'dunes'), decorative: true },
        overlay: { colour: 'ink', strength: 0.55 },
      },
    },
    put([4, 1, 18, 7], quoteBlock, {
      quote: phrase('We walked for nine days and the only thing that hurt was going home.'),
      source: 'Ruth and Anselm Kerr',
      role: 'the September walk',
      design: 'large',
    }),
  ),
  press: band(
    { theme: 'paper' },
    put([1, 1, 24, 1], lineBlock, { weight: 'bold', colour: 'text' }),
    put([1, 2, 5, 2], textBlock, { body: words(small('In the papers')) }),
    put([7, 2, 18, 4], quoteBlock, {
      quote: phrase('A bakery that makes four things and has an opinion on all of them.'),
      source: 'The Harbour Gazette',
    }),
    put([7, 6, 18, 1], lineBlock, {}),
    put([7, 7, 18, 4], quoteBlock, {
      quote: phrase('Go for the rye. Stay because the door sticks.'),
      source: 'Bread & Weather, no. 9',
    }),
  ),
}
