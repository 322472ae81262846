import { imageBlock } from '../../blocks/image/block.tsx'
import { quoteBlock } from '../../blocks/quote/block.tsx'
import { textBlock } from '../../blocks/text/block.tsx'
import { h1, h2, lead, p, phrase, small, words } from '../../blocks/words.ts'
import { band, page, put } from '../build.ts'
import { picture } from '../pictures.ts'

const room = band(
  { name: 'The dairy', theme: 'ink', width: 'full', rows: 36 },
  put([1, 1, 18, 22], imageBlock, { image: picture('portfolio', 'shelf') }),
  put([2, 25, 8, 3], textBlock, { body: words(h1('The dairy')), size: 'large' }),
  put([11, 25, 10, 8], textBlock, {
    body: words(
      lead('I grew up in Hódmezővásárhely, where every kitchen has a row of jugs and nobody looks at them.'),
      p(
        'I came to England to study furniture and spent two years in the wrong building. The right one was across the yard: it had a wheel in it, and a woman called Perpetua Lisle who threw without looking down.',
      ),
      p(
        'Since 2016 I have worked in an old dairy above the Severn. It is cold and faces north, which is good for clay and for judging grey.',
      ),
    ),
  }),
)

const year = band(
  { name: 'A year', theme: 'shade' },
  put([1, 1, 7, 3], textBlock, { body: words(h2('A year')) }),
  put([11, 1, 6, 4], textBlock, {
    body: words(
      p(
        '**January, February**\nDigging. The oxide clay comes from a cut above Portishead, a barrow at a time.',
      ),
    ),
  }),
  put([18, 1, 7, 4], textBlock, {
    body: words(p('**March to May**\nThrowing. Forty pots a week, of which I keep ten.')),
  }),
  put([11, 6, 6, 4], textBlock, {
    body: words(
      p('**June, September, October, December**\nFiring. Two days of wood, one of sleep, one of waiting.'),
    ),
  }),
  put([18, 6, 7, 4], textBlock, {
    body: words(p('**July and August**\nNothing. I walk and look at walls.')),
  }),
)

const told = band(
  { name: 'Told', theme: 'ink', height: 'large' },
  put([5, 1, 15, 8], quoteBlock, {
    quote: phrase('Pots that have decided to say one thing and are prepared to wait while you hear it.'),
    source: 'Tamsin Okafor',
    role: 'Clay Quarterly, spring 2024',
    design: 'large',
  }),
)

const hands = band(
  { name: 'Plates', theme: 'ink', width: 'full', gap: 'none' },
  put([13, 1, 12, 26], imageBlock, { image: picture('portfolio', 'plates') }),
  put([2, 12, 8, 8], textBlock, {
    body: words(
      h2('Why grey'),
      p(
        'The glaze is ash, feldspar and rain. Wood ash is never the same twice, so neither is the grey; next to food it steps back, and next to a window it turns blue about four in the afternoon.',
      ),
      small('Everything is stoneware and may be used, washed and dropped once.'),
    ),
  }),
)

export const studio = page('vargastudio', [room, year, told, hands])
