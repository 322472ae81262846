import { accordionBlock } from '../blocks/accordion/block.ts'
import { imageBlock } from '../blocks/image/block.ts'
import { textBlock } from '../blocks/text/block.ts'
import { h2, h3, items, p, words } from '../blocks/words.ts'
import { band, type Bands, put } from '../templates/build.ts'
import { picture } from '../templates/pictures.ts'

/** Questions and their answers. */
export const faq: Bands = {
  side: band(
    { theme: 'paper' },
    put([1, 1, 7, 4], textBlock, {
      body: words(h2('Asked before'), p('If yours is not here, ring. Somebody picks up.')),
    }),
    put([10, 1, 15, 9], accordionBlock, {
      items: items(
        {
          title: 'How long does it take?',
          body: words(p('Most things are back within three weeks; cane takes five.')),
        },
        {
          title: 'Do you collect?',
          body: words(p('Within twelve miles, Tuesdays and Fridays, with blankets.')),
        },
        {
          title: 'What does it cost?',
          body: words(p('We look first and say a price. If it is more than a new one, we say that too.')),
        },
      ),
    }),
  ),
  boxes: band(
    { theme: 'tint', width: 'content' },
    put([1, 1, 24, 2], textBlock, { body: words(h2('Before you book')) }),
    put([1, 3, 24, 8], accordionBlock, {
      items: items(
        { title: 'Can we bring the dog?', body: words(p('Yes, one, if it can be told things.')) },
        { title: 'Is there a telephone signal?', body: words(p('On the third step of the stair.')) },
        {
          title: 'When can we arrive?',
          body: words(p('From four. The key is where the message says it is.')),
        },
      ),
      design: 'boxes',
      marker: 'chevron',
      firstOpen: true,
    }),
  ),
  plain: band(
    { theme: 'shade' },
    put([1, 1, 24, 2], textBlock, { body: words(h2('Before your first lesson')) }),
    put([1, 4, 11, 4], textBlock, {
      body: words(
        h3('Do I need an instrument?'),
        p('Not for the first month. There are three here to borrow.'),
      ),
    }),
    put([14, 4, 11, 4], textBlock, {
      body: words(h3('Am I too old?'), p('The oldest beginner was eighty-one and is now eighty-six.')),
    }),
    put([1, 9, 11, 4], textBlock, {
      body: words(
        h3('How much should I practise?'),
        p('Ten minutes, most days. More than that is for people who cannot stop.'),
      ),
    }),
    put([14, 9, 11, 4], textBlock, {
      body: words(h3('What if I am ill?'), p('Tell us by breakfast and the hour moves to another week.')),
    }),
  ),
  picture: band(
    { theme: 'paper', width: 'full', gap: 'none' },
    put([1, 1, 10, 20], imageBlock, { image: picture('consultant', 'corridor') }),
    put([13, 4, 11, 2], textBlock, { body: words(h2('On staying here')) }),
    put([13, 7, 11, 10], accordionBlock, {
      items: items(
        { title: 'Is breakfast included?', body: words(p('Yes, and it is on the table until eleven.')) },
        { title: 'Are there televisions?', body: words(p('One, in the cellar, for matches that matter.')) },
        { title: 'May we come with a baby?', body: words(p('Gladly. There are two cots and thick walls.')) },
        { title: 'And if we must cancel?', body: words(p('Until a week before it costs nothing.')) },
      ),
      firstOpen: true,
      single: true,
    }),
  ),
}
