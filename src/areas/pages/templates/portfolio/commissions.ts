import { accordionBlock } from '../../blocks/accordion/block.tsx'
import { buttonBlock } from '../../blocks/button/block.tsx'
import { imageBlock } from '../../blocks/image/block.tsx'
import { tableBlock } from '../../blocks/table/block.tsx'
import { textBlock } from '../../blocks/text/block.tsx'
import { h1, h2, items, lead, p, words } from '../../blocks/words.ts'
import { band, page, put } from '../build.ts'
import { picture } from '../pictures.ts'
import { to } from './links.ts'

const title = band(
  { name: 'Title', theme: 'ink', width: 'full' },
  put([2, 3, 12, 6], textBlock, { body: words(h1('Something for your table')), size: 'display' }),
  put([2, 10, 8, 5], textBlock, {
    body: words(
      lead('I take nine commissions a year: plates for a restaurant, a jar for somebody’s tea, an urn.'),
      p('You say what it is for. I say what it could be. Then we both wait for the kiln.'),
    ),
  }),
  put([16, 1, 9, 22], imageBlock, { image: picture('portfolio', 'plates', { focal: { x: 0.5, y: 0.75 } }) }),
)

const prices = band(
  { name: 'Prices', theme: 'shade' },
  put([1, 1, 7, 3], textBlock, { body: words(h2('What it costs')) }),
  put([11, 1, 14, 8], tableBlock, {
    data: [
      'Piece | Weeks | From',
      'Cup or small bowl, at least six | 10 | £38',
      'Dinner plate, at least eight | 12 | £58',
      'Serving bowl, 30 cm | 12 | £220',
      'Lidded jar | 14 | £260',
      'Vessel above 40 cm | 20 | £640',
      'Table for a restaurant, forty covers | 30 | £4,800',
    ].join('\n'),
  }),
)

const how = band(
  { name: 'How', theme: 'ink' },
  put([1, 1, 7, 3], textBlock, { body: words(h2('How it goes')) }),
  put([11, 1, 14, 8], accordionBlock, {
    items: items(
      {
        title: 'When will you answer?',
        body: words(p('Within a week, unless the kiln is lit. Then within two.')),
      },
      {
        title: 'Do I pay before?',
        body: words(
          p(
            'A third when we have agreed, the rest when you have held it. If you do not want it, you need not take it, and I keep it gladly.',
          ),
        ),
      },
      {
        title: 'May I have it in blue?',
        body: words(p('There is one blue, and it happens by itself. I cannot promise it.')),
      },
      {
        title: 'Will it go in the dishwasher?',
        body: words(p('Yes, all but the raw clay pieces, which like to be rinsed and left alone.')),
      },
    ),
  }),
  put([11, 10, 6, 2], buttonBlock, { label: 'Write to Ines', link: to('contact') }),
)

export const commissions = page('vargaorders', [title, prices, how])
