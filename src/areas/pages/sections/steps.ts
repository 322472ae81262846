import { buttonBlock } from '../blocks/button/block.ts'
import { imageBlock } from '../blocks/image/block.ts'
import { textBlock } from '../blocks/text/block.ts'
import { h2, h3, numbers, p, words } from '../blocks/words.ts'
import { band, type Bands, put } from '../templates/build.ts'
import { picture } from '../templates/pictures.ts'

/** How it goes, one thing after another. */
export const steps: Bands = {
  row: band(
    { theme: 'paper' },
    put([1, 1, 24, 2], textBlock, { body: words(h2('From the telephone call to the key')) }),
    put([1, 4, 7, 5], textBlock, {
      body: words(
        h3('1'),
        p('**You ring.** We ask about the roof, the neighbours and the money, in that order.'),
      ),
      size: 'display',
    }),
    put([9, 4, 7, 5], textBlock, {
      body: words(h3('2'), p('**We draw.** Three sketches, two of them wrong on purpose.')),
      size: 'display',
    }),
    put([17, 4, 8, 5], textBlock, {
      body: words(h3('3'), p('**They build.** We are on the site every Tuesday until you have the key.')),
      size: 'display',
    }),
  ),
  picture: band(
    { theme: 'tint', width: 'wide' },
    put([1, 1, 11, 16], imageBlock, { image: picture('restaurant', 'eggs') }),
    put([14, 2, 11, 2], textBlock, { body: words(h2('How the box reaches you')) }),
    put([14, 5, 10, 10], textBlock, {
      body: words(
        numbers(
          'By Sunday night you tell us how many you are, and whether there is still chard from last time.',
          'On Tuesday it is picked, before eight, and packed in the order you will eat it.',
          'On Wednesday it stands at your door, or behind the bins if you say so.',
          'The next Wednesday we take the empty box.',
        ),
      ),
    }),
  ),
  stairs: band(
    { theme: 'ink' },
    put([1, 1, 8, 4], textBlock, {
      body: words(h3('First, listen'), p('An hour with each of you, alone. Nothing is written down.')),
    }),
    put([7, 5, 8, 4], textBlock, {
      body: words(h3('Then, say it back'), p('Two pages, in plain words. You strike out what is not so.')),
    }),
    put([13, 9, 8, 4], textBlock, {
      body: words(
        h3('Then, change one thing'),
        p('One. For a month. With a date on which we stop and look.'),
      ),
    }),
    put([17, 13, 8, 2], buttonBlock, { label: 'Begin with the hour', align: 'end' }),
  ),
}
