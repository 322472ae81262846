import { imageBlock } from '../../blocks/image/block.tsx'
import { lineBlock } from '../../blocks/line/block.tsx'
import { textBlock } from '../../blocks/text/block.tsx'
import { h1, h2, lead, p, quoted, small, words } from '../../blocks/words.ts'
import { band, page, put } from '../build.ts'
import { picture } from '../pictures.ts'

const queue = band(
  { name: 'Queues', theme: 'paper', anchor: 'queues' },
  put([1, 1, 14, 3], textBlock, { body: words(h1('Journal')), size: 'display' }),
  put(
    [18, 1, 7, 2],
    textBlock,
    { body: words(small('Four times a year, when there is something.')) },
    { align: 'end' },
  ),
  put([1, 6, 24, 1], lineBlock, { weight: 'regular', colour: 'text' }),
  put([1, 7, 7, 4], textBlock, { body: words(small('October 2025')) }),
  put([10, 7, 13, 9], textBlock, {
    body: words(
      h2('A queue is a drawing of a decision'),
      lead('Wherever something waits, somebody once decided that something else should not.'),
      p(
        'Usually it was a good decision. The oven must never be empty, so the dough waits. The surgeon must never stand about, so eleven people sit in a corridor. We are not against queues. We are against queues whose reason has retired.',
      ),
      p(
        'To find out, ask the oldest person in the room why it stands there. If the answer has a name in it, and the name left in 2009, move it.',
      ),
    ),
  }),
)

const shelf = band(
  { name: 'The lower one', theme: 'tint', width: 'full', anchor: 'lower' },
  put([11, 1, 14, 17], imageBlock, { image: picture('consultant', 'blocks') }),
  put([2, 3, 8, 12], textBlock, {
    body: words(
      small('July 2025'),
      h2('Look for the lower one'),
      p(
        'In every row of things done alike there is one that is done differently, a little lower, a little browner. It is either a mistake or the only one that works.',
      ),
      p('Do not straighten it before you know.'),
    ),
  }),
)

const walk = band(
  { name: 'Walking', theme: 'paper', anchor: 'walking' },
  put([1, 1, 7, 2], textBlock, { body: words(small('March 2025')) }),
  put([10, 1, 13, 7], textBlock, {
    body: words(
      h2('How far is it to the printer?'),
      p(
        'On the ward on the fourth floor it was 46 metres, each way, nineteen times a shift. Nobody had ever called it a problem, because nobody had ever called it anything.',
      ),
      quoted(p('If you want to know what a place believes, measure what it walks to.')),
      p('The printer is now by the door. It took one extension lead and three meetings.'),
    ),
  }),
)

export const journal = page('marlownotes', [queue, shelf, walk])
