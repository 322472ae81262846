import { buttonBlock } from '../blocks/button/block.ts'
import { lineBlock } from '../blocks/line/block.ts'
import { tableBlock } from '../blocks/table/block.ts'
import { textBlock } from '../blocks/text/block.ts'
import { bullets, centred, h2, h3, lead, p, words } from '../blocks/words.ts'
import { band, type Bands, put } from '../templates/build.ts'

export const prices: Bands = {
  table: band(
    { theme: 'paper' },
    put([1, 1, 7, 4], textBlock, {
      body: words(h2('What it costs'), p('Including everything but the dog.')),
    }),
    put([10, 1, 15, 7], tableBlock, {
      data: 'Stay | Low season | May to September\nOne night | £96 | £128\nThree nights | £264 | £348\nA week | £560 | £742\nThe whole house, a week | £2,900 | £3,860',
    }),
  ),
  offers: band(
    { theme: 'tint' },
    put([1, 1, 24, 1], lineBlock, { weight: 'regular', colour: 'text' }),
    put([1, 2, 7, 6], textBlock, {
      body: words(h3('Once'), lead('£60'), p('One lesson, an hour, any level.')),
    }),
    put([9, 2, 7, 6], textBlock, {
      body: words(h3('Six weeks'), lead('£300'), p('Every Tuesday at six, the same four people.')),
    }),
    put([17, 2, 7, 6], textBlock, {
      body: words(h3('A year'), lead('£1,900'), p('Weekly, with a concert nobody has to play in.')),
    }),
    put([1, 9, 6, 2], buttonBlock, { label: 'Choose a day' }),
  ),
  cards: band(
    { theme: 'paper' },
    put([1, 1, 24, 3], textBlock, {
      body: words(
        centred(h2('A desk, for as long as you like')),
        centred(p('Heating, coffee and quiet are in all three.')),
      ),
      measure: false,
    }),
    put(
      [1, 5, 8, 8],
      textBlock,
      { body: words(h3('A day'), lead('£18'), bullets('Any free desk', 'Eight until eight', 'A locker')) },
      { align: 'stretch', look: { padding: 'large', border: true } },
    ),
    put(
      [9, 5, 8, 8],
      textBlock,
      {
        body: words(
          h3('A month'),
          lead('£190'),
          bullets('Your own desk', 'A key, so any hour', 'Two guests a week'),
        ),
      },
      { align: 'stretch', look: { theme: 'accent', fill: 'background', padding: 'large' } },
    ),
    put(
      [17, 5, 8, 8],
      textBlock,
      {
        body: words(
          h3('A year'),
          lead('£1,900'),
          bullets('Two months for nothing', 'Your name on the door', 'A say about the biscuits'),
        ),
      },
      { align: 'stretch', look: { padding: 'large', border: true } },
    ),
  ),
  single: band(
    { theme: 'ink' },
    put([1, 1, 10, 3], textBlock, { body: words(h2('£45')), size: 'poster' }),
    put([1, 4, 9, 3], textBlock, { body: words(lead('An hour and a half, for one or for two.')) }),
    put([13, 1, 12, 6], textBlock, {
      body: words(
        h3('It is one price, and it covers'),
        bullets(
          'The visit, up to twenty miles out',
          'A tuning, and a second one if the first does not hold',
          'Small repairs: felts, pins, a sticking key',
          'What we think of the piano, if you ask',
        ),
      ),
    }),
    put([13, 8, 8, 2], buttonBlock, { label: 'Book a visit', arrow: true }),
  ),
}
