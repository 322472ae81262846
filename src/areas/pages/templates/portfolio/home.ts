import { imageBlock } from '../../blocks/image/block.tsx'
import { textBlock } from '../../blocks/text/block.tsx'
import { a, h1, h2, lead, p, small, words } from '../../blocks/words.ts'
import { band, page, put } from '../build.ts'
import { siteName } from '../site-name.ts'
import { picture } from '../pictures.ts'
import { to } from './links.ts'

const first = band(
  { name: 'First room', theme: 'ink', width: 'full', gap: 'small' },
  put([10, 1, 15, 20], imageBlock, { image: picture('portfolio', 'three', { focal: { x: 0.12, y: 0.58 } }) }),
  put(
    [2, 15, 14, 5],
    textBlock,
    { body: words(h1(`${siteName} makes\nfew things, slowly`)), size: 'large' },
    { layer: 1, align: 'end' },
  ),
  // On a phone the heading stands under the picture, and comes before what it is called.
  put(
    [10, 21, 10, 1],
    textBlock,
    { body: words(small('Vase, jar, cup. Ash, bone and oxide. 2025')) },
    { hidden: { phone: true } },
  ),
)

const second = band(
  { name: 'Second room', theme: 'ink' },
  put([1, 3, 9, 16], imageBlock, { image: picture('portfolio', 'bottle') }),
  put([1, 19, 9, 2], textBlock, { body: words(small('Bottle, 46 cm. Oxide over ash, 2024')) }),
  put([14, 9, 11, 15], imageBlock, { image: picture('portfolio', 'rim') }),
  put([14, 24, 9, 2], textBlock, { body: words(small('Bowl, 38 cm, where the glaze breaks. 2023')) }),
  put([14, 3, 9, 4], textBlock, {
    body: words(
      lead(
        'Three clays, one glaze from the ash of the neighbours’ apple trees, a kiln that is lit four times a year.',
      ),
    ),
  }),
)

const row = band(
  { name: 'Long wall', theme: 'shade', width: 'full' },
  put([1, 1, 24, 20], imageBlock, { image: picture('portfolio', 'bowls') }),
  put([2, 21, 14, 1], textBlock, {
    body: words(small('Five bowls from one afternoon, not a set. ', a('All the work', to('work')))),
  }),
)

const now = band(
  { name: 'Now', theme: 'ink', height: 'medium' },
  put([1, 1, 14, 5], textBlock, {
    body: words(
      h2('The next firing is on the first weekend of December. What comes out can be seen on the Sunday.'),
    ),
    size: 'large',
  }),
  put([18, 1, 7, 4], textBlock, {
    body: words(
      p('The old dairy, Clevedon\nSunday 7 December, eleven to four'),
      p(a('How to come', to('contact'))),
    ),
  }),
)

export const home = page('vargahome', [first, second, row, now])
