import { buttonBlock } from '../../blocks/button/block.tsx'
import { imageBlock } from '../../blocks/image/block.tsx'
import { lineBlock } from '../../blocks/line/block.tsx'
import { quoteBlock } from '../../blocks/quote/block.tsx'
import { textBlock } from '../../blocks/text/block.tsx'
import { a, h1, h2, h3, lead, p, phrase, small, words } from '../../blocks/words.ts'
import { band, page, put } from '../build.ts'
import { picture } from '../pictures.ts'
import { to } from './links.ts'

const evening = band(
  {
    name: 'Evening',
    theme: 'ink',
    height: 'screen',
    align: 'end',
    background: {
      kind: 'image',
      image: picture('restaurant', 'table', { decorative: true }),
      overlay: { colour: 'ink', strength: 0.5 },
    },
  },
  put([1, 1, 15, 4], textBlock, { body: words(h1('Supper, while\nthe light lasts')), size: 'display' }),
  put([1, 5, 9, 2], textBlock, {
    body: words(lead('Twelve tables, one fire, and whatever came through the kitchen door this morning.')),
  }),
  put(
    [19, 5, 6, 2],
    textBlock,
    { body: words(small('Wednesday to Sunday, from six\n9 Orchard Row, Faversham')) },
    { align: 'end' },
  ),
)

const kitchen = band(
  { name: 'The kitchen', theme: 'paper', width: 'full' },
  put([2, 5, 8, 8], textBlock, {
    body: words(
      h2('We cook what the week gives us'),
      p(
        'When the grain is in, the straw is left standing. Maren Holt and Tom Askew opened the room to cook with what is left standing too: the second cut of lamb, the outer leaves, the last of the quinces.',
      ),
      p(
        'There is one menu a night, four courses, written after lunch. If there is something you do not eat, tell us when you book and it will simply not be there.',
      ),
      p(a('How we work', to('kitchen'))),
    ),
  }),
  put([12, 1, 13, 14], imageBlock, { image: picture('restaurant', 'lemons') }),
  put(
    [9, 13, 6, 7],
    imageBlock,
    { image: picture('restaurant', 'figs') },
    { layer: 1, phone: { column: 3, width: 6 } },
  ),
  put([16, 16, 7, 3], textBlock, {
    body: words(
      small('Figs from the wall at Luddenham, which ripen in the second week of September, all at once.'),
    ),
  }),
)

const tonight = band(
  { name: 'Tonight', theme: 'tint', anchor: 'tonight' },
  put([1, 1, 9, 3], textBlock, { body: words(h2('Tonight')), size: 'display' }),
  put([1, 4, 6, 5], textBlock, {
    body: words(
      p('The third week of September. Four courses, £46. Wines to go with them, £32.'),
      p(a('The whole menu', to('menu'))),
    ),
  }),
  put([10, 1, 15, 1], lineBlock, {}),
  put([10, 2, 7, 7], textBlock, {
    body: words(
      h3('First'),
      p('**Leeks from the embers**\nhazelnut, brown butter, chervil'),
      p('**Smoked mackerel**\npickled cucumber, rye, horseradish'),
      h3('Then'),
      p('**A coddled egg**\ngirolles, cream, burnt toast'),
    ),
  }),
  put([18, 2, 7, 7], textBlock, {
    body: words(
      h3('From the fire'),
      p('**Shoulder of hogget, for two**\nflageolet beans, anchovy, mint'),
      p('**Hispi cabbage**\nour own miso, lemon, seeds'),
      h3('Sweet'),
      p('**Fig leaf ice cream**\nwarm figs, olive oil'),
    ),
  }),
)

const heard = band(
  { name: 'What was said', theme: 'ink', width: 'full', gap: 'none' },
  put([1, 1, 10, 22], imageBlock, { image: picture('restaurant', 'glass') }),
  put(
    [13, 6, 10, 10],
    quoteBlock,
    {
      quote: phrase('You leave smelling faintly of smoke and lemon, and you would like to keep it.'),
      source: 'The Estuary Post',
      role: 'Rooms worth the train, 2025',
      design: 'large',
    },
    { align: 'center' },
  ),
)

const visit = band(
  { name: 'Reserve', theme: 'paper' },
  put([1, 1, 12, 6], textBlock, { body: words(h2('A table for you')), size: 'display' }),
  put([14, 1, 9, 4], textBlock, {
    body: words(
      lead(
        'We hold eight tables for people who book and four for people who knock. Bookings open on the first of the month for the month after.',
      ),
    ),
  }),
  put([14, 5, 7, 2], buttonBlock, { label: 'Reserve a table', link: to('reservations') }),
)

export const home = page('halmhome', [evening, kitchen, tonight, heard, visit], { header: 'overlay' })
