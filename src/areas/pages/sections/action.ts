import { buttonBlock } from '../blocks/button/block.ts'
import { imageBlock } from '../blocks/image/block.ts'
import { textBlock } from '../blocks/text/block.ts'
import { centred, h2, p, words } from '../blocks/words.ts'
import { band, type Bands, put } from '../templates/build.ts'
import { picture } from '../templates/pictures.ts'
import { pebbles } from './samples.ts'

/** One thing to do now. */
export const action: Bands = {
  line: band(
    { theme: 'accent' },
    put([1, 1, 14, 3], textBlock, {
      body: words(h2('Two places are left for the spring course')),
      size: 'large',
    }),
    put([18, 1, 7, 3], buttonBlock, { label: 'Take one', align: 'end' }, { align: 'center' }),
  ),
  picture: band(
    {
      theme: 'ink',
      height: 'medium',
      background: {
        kind: 'image',
        image: { ...pebbles, decorative: true },
        overlay: { colour: 'ink', strength: 0.6 },
      },
    },
    put([8, 1, 15, 4], textBlock, {
      body: words(h2('The workshop is open on the last Saturday of every month')),
      size: 'large',
    }),
    put([8, 5, 8, 2], buttonBlock, { label: 'How to find it' }),
  ),
  card: band(
    { theme: 'tint', width: 'content' },
    put(
      [1, 1, 24, 5],
      textBlock,
      {
        body: words(
          centred(h2('Letters, four times a year')),
          centred(p('What is in flower, what went wrong, one recipe. Never anything to buy.')),
        ),
        size: 'large',
        measure: false,
      },
      { align: 'stretch', look: { theme: 'shade', fill: 'background', padding: 'large', corners: 'large' } },
    ),
    put([1, 7, 12, 2], buttonBlock, { label: 'Send me the next one', align: 'end' }),
    put([13, 7, 12, 2], buttonBlock, { label: 'Read the last one', style: 'secondary' }),
  ),
  split: band(
    { theme: 'accent', width: 'full', gap: 'none' },
    put([2, 3, 9, 5], textBlock, { body: words(h2('Bring a chair, take a chair')), size: 'large' }),
    put([2, 8, 8, 3], textBlock, {
      body: words(p('The exchange is in the yard on the first Sunday in May. Wobbly ones are welcome.')),
    }),
    put([2, 12, 8, 2], buttonBlock, { label: 'Say that you are coming', style: 'secondary' }),
    put([13, 1, 12, 16], imageBlock, { image: picture('consultant', 'blocks') }),
  ),
}
