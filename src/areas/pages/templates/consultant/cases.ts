import { imageBlock } from '../../blocks/image/block.tsx'
import { textBlock } from '../../blocks/text/block.tsx'
import { a, h1, h2, lead, p, small, words } from '../../blocks/words.ts'
import { band, page, put } from '../build.ts'
import { picture } from '../pictures.ts'
import { to } from './links.ts'

const title = band(
  { name: 'Title', theme: 'paper' },
  put([1, 1, 17, 4], textBlock, { body: words(h1('Three floors we know well')), size: 'large' }),
)

const bakery = band(
  { name: 'Bakery', theme: 'tint', width: 'full', anchor: 'bakery' },
  put([1, 1, 13, 18], imageBlock, { image: picture('consultant', 'desk') }),
  put([15, 4, 9, 2], textBlock, { body: words(h2('7.5 hours to 3.2')), size: 'display' }),
  put([15, 7, 8, 9], textBlock, {
    body: words(
      small('Fenwick & Daughters, nine bakeries'),
      p(
        'The evening orders came by telephone, were written on a pad, typed, printed and carried up a stair to be read aloud. Eleven people touched each one.',
      ),
      p(
        'We moved the pad. It now hangs by the oven, the shops write on it themselves, and nobody climbs the stair after six.',
      ),
    ),
  }),
)

const lifts = band(
  { name: 'Stairlifts', theme: 'paper', anchor: 'stairlifts' },
  put([1, 1, 9, 3], textBlock, { body: words(h2('41 days to 23')), size: 'display' }),
  put([1, 4, 6, 1], textBlock, { body: words(small('A maker of stairlifts, Huddersfield')) }),
  put([12, 1, 12, 9], textBlock, {
    body: words(
      lead(
        'Every lift is bent to one stair, so each rail waited for a drawing, and each drawing for a man called Colin.',
      ),
      p(
        'Colin was not slow. He answered forty telephone calls a day about drawings that were not ready because he was on the telephone. We gave the telephone to somebody else and put a board in the window with what was where.',
      ),
      p('He has since learned to draw on Fridays without a telephone and has taken up the trombone.'),
    ),
  }),
)

const archive = band(
  { name: 'Archive', theme: 'shade', width: 'full', anchor: 'archive' },
  put([2, 5, 9, 3], textBlock, { body: words(h2('9 days to 2')), size: 'display' }),
  put([2, 9, 8, 9], textBlock, {
    body: words(
      small('A county archive, 14 km of shelves'),
      p(
        'Requests went down in the morning and came up in the order in which the boxes stood, not in the order in which people waited. It took two lunchtimes to see it and an afternoon to turn it round.',
      ),
      p('The lift was not replaced. It had been blamed since 1994.'),
      p(a('Talk to us about your floor', to('contact'))),
    ),
  }),
  put([13, 1, 12, 24], imageBlock, {
    image: picture('consultant', 'corridor', { focal: { x: 0.5, y: 0.8 } }),
  }),
)

export const cases = page('marlowcases', [title, bakery, lifts, archive])
