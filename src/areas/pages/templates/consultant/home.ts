import { buttonBlock } from '../../blocks/button/block.tsx'
import { imageBlock } from '../../blocks/image/block.tsx'
import { lineBlock } from '../../blocks/line/block.tsx'
import { quoteBlock } from '../../blocks/quote/block.tsx'
import { tableBlock } from '../../blocks/table/block.tsx'
import { textBlock } from '../../blocks/text/block.tsx'
import { a, h1, h2, h3, lead, p, phrase, small, words } from '../../blocks/words.ts'
import { band, page, put } from '../build.ts'
import { picture } from '../pictures.ts'
import { to } from './links.ts'

const stair = band(
  { name: 'Stair', theme: 'paper', width: 'full', gap: 'medium' },
  put([2, 3, 9, 8], textBlock, {
    body: words(h1('We mend the part between the order and the door')),
    size: 'large',
  }),
  put([2, 12, 7, 4], textBlock, {
    body: words(
      lead(
        'Two people, one week on your floor, and a plan your own people can carry out on the Monday after.',
      ),
    ),
  }),
  put([2, 17, 6, 2], buttonBlock, { label: 'Book an hour', link: to('contact') }),
  put([12, 1, 13, 21], imageBlock, { image: picture('consultant', 'stair') }),
)

const figures = band(
  { name: 'Figures', theme: 'paper' },
  put([1, 1, 8, 4], textBlock, {
    body: words(
      h2('What changed, and how long it took'),
      small('Measured by the client, six months after we left.'),
    ),
  }),
  put([10, 1, 15, 8], tableBlock, {
    data: [
      'What was slow, and where | Before | After | Weeks',
      'Order to van, nine bakeries | 7.5 h | 3.2 h | 6',
      'Survey to fitting, a maker of stairlifts | 41 d | 23 d | 14',
      'Request to reading room, a county archive | 9 d | 2 d | 5',
      'Returns on the floor, a bicycle dealer | 1,860 | 240 | 11',
      'Referral to first look, an eye clinic | 34 d | 12 d | 13',
    ].join('\n'),
  }),
  put([10, 9, 8, 1], textBlock, { body: words(p(a('Three of them, told in full', to('cases')))) }),
)

const way = band(
  { name: 'The way', theme: 'tint', width: 'full', gap: 'medium' },
  put([1, 1, 9, 23], imageBlock, { image: picture('consultant', 'corridor') }),
  put([12, 4, 10, 3], textBlock, { body: words(h2('Watch, draw, try, leave')) }),
  put([12, 8, 5, 6], textBlock, {
    body: words(
      h3('Watch'),
      p(
        'Five days beside the people who do the work, from the first delivery to the last light. We ask nothing of them.',
      ),
    ),
  }),
  put([18, 8, 5, 6], textBlock, {
    body: words(
      h3('Draw'),
      p('One sheet, A1, that everybody agrees is true. It is pinned up where the work is.'),
    ),
  }),
  put([12, 15, 5, 6], textBlock, {
    body: words(
      h3('Try'),
      p('Two changes at a time, each for a fortnight, each with a number and a way back.'),
    ),
  }),
  put([18, 15, 5, 6], textBlock, {
    body: words(
      h3('Leave'),
      p('On a date we both wrote down before we began. Four weeks later we come for lunch.'),
    ),
  }),
)

const said = band(
  { name: 'Said', theme: 'shade' },
  put([1, 1, 16, 7], quoteBlock, {
    quote: phrase('They were the first who did not begin by asking what software we had.'),
    source: 'Bridget Amadi',
    role: 'Head of dispatch, Fenwick & Daughters Bakery',
    design: 'large',
  }),
)

const next = band(
  { name: 'Next', theme: 'paper' },
  put([1, 1, 24, 1], lineBlock, { weight: 'regular', colour: 'text' }),
  put([1, 2, 13, 4], textBlock, {
    body: words(h2('We have four clients at a time. The next place is free on 2 March.')),
  }),
  put([18, 2, 7, 4], textBlock, {
    body: words(
      p('The first hour costs nothing and is usually enough to know.'),
      p(a('Services and prices', to('services'))),
    ),
  }),
)

export const home = page('marlowhome', [stair, figures, way, said, next])
