import { accordionBlock } from '../../blocks/accordion/block.tsx'
import { buttonBlock } from '../../blocks/button/block.tsx'
import { imageBlock } from '../../blocks/image/block.tsx'
import { lineBlock } from '../../blocks/line/block.tsx'
import { textBlock } from '../../blocks/text/block.tsx'
import { bullets, h1, h2, items, lead, p, words } from '../../blocks/words.ts'
import { band, page, put } from '../build.ts'
import { picture } from '../pictures.ts'
import { to } from './links.ts'

/** One offer: its name and price at the left, what it is at the right. */
function offer(row: number, name: string, price: string, about: string, ...holds: string[]) {
  return [
    put([1, row, 24, 1], lineBlock, { weight: 'regular', colour: 'text' }),
    put([1, row + 1, 7, 4], textBlock, { body: words(h2(name), lead(price)) }),
    put([10, row + 1, 7, 4], textBlock, { body: words(p(about)) }),
    put([18, row + 1, 7, 4], textBlock, { body: words(bullets(...holds)) }),
  ]
}

const offers = band(
  { name: 'Offers', theme: 'paper' },
  put([1, 1, 15, 4], textBlock, { body: words(h1('Three things, at three prices')), size: 'large' }),
  put([18, 1, 7, 4], textBlock, {
    body: words(
      p(
        'Everything is quoted as a whole. Travel within two hours of Leeds or Rotterdam is in it, and so is the A1 sheet.',
      ),
    ),
  }),
  ...offer(
    7,
    'The hour',
    '£240',
    'A call with both of us about one thing that takes too long. You send two photographs and a number beforehand.',
    'An hour on a screen',
    'A page of notes the next day',
    'The first one costs nothing',
  ),
  ...offer(
    13,
    'The week',
    '£6,800',
    'Monday to Friday on your floor, in your coats. On the Friday at three we show you the drawing.',
    'Both of us, five days',
    'The A1 sheet, printed twice',
    'Two changes ready to try',
    'A return visit after a month',
  ),
  ...offer(
    19,
    'The quarter',
    '£38,000',
    'Thirteen weeks, three changes, with a foreman of yours who will not need us afterwards.',
    'One of us, two days a week',
    'Figures every Friday',
    'Your own person trained',
    'A date on which we leave',
  ),
)

const ask = band(
  { name: 'Asked', theme: 'tint', width: 'full' },
  put([1, 1, 10, 20], imageBlock, { image: picture('consultant', 'blocks', { focal: { x: 0.62, y: 0.5 } }) }),
  put([13, 3, 10, 2], textBlock, { body: words(h2('Asked before')) }),
  put(
    [13, 6, 11, 8],
    accordionBlock,
    {
      items: items(
        {
          title: 'Are you going to make people redundant?',
          body: words(
            p('No. We say so on the first morning, in front of everybody, and it is in the contract.'),
          ),
        },
        {
          title: 'Do we have to buy anything?',
          body: words(
            p(
              'Tape, usually, and once a bell. If software is the answer we say which, and we are paid by nobody for saying it.',
            ),
          ),
        },
        {
          title: 'What if nothing gets better?',
          body: words(
            p(
              'Then the quarter costs what the week does. It has happened twice, and we tell the story of both on request.',
            ),
          ),
        },
        {
          title: 'Which trades do you not take?',
          body: words(p('Gambling, arms, and anything that is sold by waiting on the telephone.')),
        },
      ),
    },
    {
      // The second answer shows what it speaks of, and the third leads to it.
      slots: {
        item02: [
          put([1, 1, 11, 7], imageBlock, {
            image: picture('consultant', 'corridor', { focal: { x: 0.5, y: 0.75 } }),
            caption: 'Eleven metres of tape, and a bell at the far end.',
          }),
        ],
        item03: [
          put([1, 1, 6, 2], buttonBlock, {
            label: 'Read the two stories',
            link: to('cases'),
            style: 'secondary',
          }),
        ],
      },
    },
  ),
  put([13, 15, 6, 2], buttonBlock, { label: 'Book an hour', link: to('contact') }),
)

export const services = page('marlowserv', [offers, ask])
