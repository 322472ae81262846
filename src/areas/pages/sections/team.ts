import { buttonBlock } from '../blocks/button/block.ts'
import { imageBlock } from '../blocks/image/block.ts'
import { quoteBlock } from '../blocks/quote/block.ts'
import { tableBlock } from '../blocks/table/block.ts'
import { textBlock } from '../blocks/text/block.ts'
import { h2, h3, p, phrase, words } from '../blocks/words.ts'
import { band, type Bands, put } from '../templates/build.ts'
import { picture } from '../templates/pictures.ts'

export const team: Bands = {
  list: band(
    { theme: 'paper' },
    put([1, 1, 7, 3], textBlock, { body: words(h2('Who does what')) }),
    put([10, 1, 14, 8], tableBlock, {
      data: 'Hana Whitlock | Bench, glass, telephone\nWill Osei | Wood, everything heavy\nKatarzyna Dorn | Cloth and leather\nOtis | Door, mornings only',
      headRow: false,
      headColumn: true,
    }),
  ),
  pair: band(
    { theme: 'ink' },
    put([1, 1, 10, 3], textBlock, { body: words(h2('Two of us')), size: 'display' }),
    put([1, 5, 9, 5], textBlock, {
      body: words(
        h3('Elin Marsh'),
        p('Draws. Was a map-maker until the maps were finished. Left-handed, early.'),
      ),
    }),
    put([13, 7, 9, 5], textBlock, {
      body: words(
        h3('Jo Adair'),
        p('Builds. Grew up in a boatyard and still sands in the direction of the wind.'),
      ),
    }),
  ),
  benches: band(
    { theme: 'tint', width: 'wide' },
    put([1, 1, 14, 3], textBlock, {
      body: words(h2('Four of us, shown by what is on our benches')),
    }),
    put([1, 4, 6, 10], imageBlock, {
      image: picture('portfolio', 'bottle'),
      caption: 'Mirela, who throws',
    }),
    put([7, 4, 6, 10], imageBlock, {
      image: picture('portfolio', 'plates'),
      caption: 'Sandro, who stacks and fires',
    }),
    put([13, 4, 6, 10], imageBlock, {
      image: picture('consultant', 'desk'),
      caption: 'Beth, who answers you',
    }),
    put([19, 4, 6, 10], imageBlock, {
      image: picture('portfolio', 'rim'),
      caption: 'Old Tom, who glazes on Thursdays',
    }),
  ),
  founder: band(
    { theme: 'paper' },
    put([1, 1, 7, 9], imageBlock, { image: picture('portfolio', 'three'), shape: 'circle' }),
    put([10, 1, 15, 6], quoteBlock, {
      quote: phrase(
        'I still unlock the door myself. If a day begins with the wrong light, I would like to know.',
      ),
      source: 'Agnes Holm',
      role: 'began all this in a garage',
      design: 'large',
    }),
    put([10, 8, 9, 2], buttonBlock, {
      label: 'Write to Agnes',
      style: 'tertiary',
      arrow: true,
      link: { kind: 'mail', address: 'agnes@example.com' },
    }),
  ),
  names: band(
    { theme: 'shade' },
    put([1, 1, 24, 2], textBlock, { body: words(h2('The quartet, and those who carry the cases')) }),
    put([1, 4, 8, 3], textBlock, { body: words(h3('Yuki Tanabe'), p('First violin')) }),
    put([9, 4, 8, 3], textBlock, { body: words(h3('Dónal Reid'), p('Second violin, most arrangements')) }),
    put([17, 4, 8, 3], textBlock, { body: words(h3('Salome Beridze'), p('Viola')) }),
    put([1, 8, 8, 3], textBlock, { body: words(h3('Piet de Wit'), p('Cello, drives')) }),
    put([9, 8, 8, 3], textBlock, { body: words(h3('Grace Amoah'), p('Letters, trains, beds')) }),
    put([17, 8, 8, 3], textBlock, { body: words(h3('Emil'), p('Turns pages')) }),
  ),
}
