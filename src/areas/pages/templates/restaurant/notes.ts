import { imageBlock } from '../../blocks/image/block.tsx'
import { lineBlock } from '../../blocks/line/block.tsx'
import { textBlock } from '../../blocks/text/block.tsx'
import { a, bullets, h1, h2, lead, numbers, p, small, words } from '../../blocks/words.ts'
import { band, page, put } from '../build.ts'
import { picture } from '../pictures.ts'
import { to } from './links.ts'

const title = band(
  { name: 'Title', theme: 'paper' },
  put([1, 1, 16, 4], textBlock, { body: words(h1('Notes from the kitchen')), size: 'display' }),
  put(
    [18, 3, 7, 2],
    textBlock,
    { body: words(small('Written on Mondays, when we are closed.')) },
    { align: 'end' },
  ),
)

const figs = band(
  { name: 'Figs', theme: 'paper', width: 'full', anchor: 'figs' },
  put([1, 1, 14, 17], imageBlock, { image: picture('restaurant', 'figs') }),
  put([16, 3, 8, 12], textBlock, {
    body: words(
      small('15 September 2025'),
      h2('Eleven days of figs'),
      p(
        'The tree at Luddenham gives nothing until the second week of September and then everything. We take forty pounds a morning, split, before the wasps are up.',
      ),
      p(
        'The first day we do nothing to them. By the fifth they are in the ice cream, by the ninth in vinegar. The leaves go over the coals all month: they smell of coconut and cut grass, and nobody believes us.',
      ),
    ),
  }),
)

const lemons = band(
  { name: 'Lemons', theme: 'tint', anchor: 'lemons' },
  put([1, 1, 6, 1], textBlock, { body: words(small('18 August 2025')) }),
  put([1, 2, 7, 4], textBlock, { body: words(h2('Lemons, ten weeks early')) }),
  put([10, 1, 9, 8], textBlock, {
    body: words(
      lead('If you want to eat preserved lemons in November, today is the day.'),
      numbers(
        'Eight unwaxed lemons, cut in four almost to the end',
        'A tablespoon of coarse salt into each, no less',
        'Into a jar so tight that they complain',
        'Juice of three more, to cover; a bay leaf',
      ),
      p(
        'Turn the jar over every day for a week and then forget it. You eat the peel, not the flesh. Chop it into anything that has been too long in the oven.',
      ),
    ),
  }),
  put([20, 2, 5, 5], imageBlock, { image: picture('restaurant', 'lemons', { focal: { x: 0.78, y: 0.5 } }) }),
)

const bread = band(
  { name: 'Bread', theme: 'paper', anchor: 'bread' },
  put([1, 1, 6, 1], textBlock, { body: words(small('7 July 2025')) }),
  put([1, 2, 7, 4], textBlock, { body: words(h2('Why the bread changed')) }),
  put([10, 1, 11, 7], textBlock, {
    body: words(
      p(
        'Several of you asked. The mill at Wingham has begun to grind a wheat that was last grown here in 1912, and it drinks more water and forgives less. Idris threw away four batches and kept the fifth.',
      ),
      p('It is darker and it keeps. If you would like a loaf to take home:'),
      bullets('Say so when you book', 'Two sizes, £4 and £6.50', 'Gone by eight, usually'),
      p(a('Reserve', to('reservations'))),
    ),
  }),
  put([10, 9, 15, 1], lineBlock, {}),
  put([10, 10, 11, 1], textBlock, { body: words(small('Older notes are pinned up by the coats.')) }),
)

export const notes = page('halmnotes', [title, figs, lemons, bread])
