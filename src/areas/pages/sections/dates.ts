import { buttonBlock } from '../blocks/button/block.ts'
import { tableBlock } from '../blocks/table/block.ts'
import { textBlock } from '../blocks/text/block.ts'
import { h2, h3, p, words } from '../blocks/words.ts'
import { band, type Bands, put } from '../templates/build.ts'

export const dates: Bands = {
  list: band(
    { theme: 'paper' },
    put([1, 1, 7, 4], textBlock, {
      body: words(h2('On the road'), p('Doors at seven. We start when the lights do.')),
    }),
    put([9, 1, 16, 9], tableBlock, {
      data: 'Date | Town | Hall\n6 March | Hebden Bridge | The Weavers’ Room\n8 March | Kendal | Chapel on the Brow\n14 March | Glasgow | The Sugar Shed\n15 March | Newcastle | The Net Loft\n21 March | Leeds | Above the Bakery',
    }),
  ),
  next: band(
    { theme: 'accent', height: 'medium' },
    put([1, 1, 13, 6], textBlock, { body: words(h2('21 June')), size: 'poster' }),
    put([15, 1, 10, 4], textBlock, {
      body: words(
        h3('The longest dinner'),
        p('Ninety places in the meadow, from six until the light goes. Bring a jumper.'),
      ),
    }),
    put([15, 5, 8, 2], buttonBlock, { label: 'Keep a place', style: 'secondary' }),
  ),
  week: band(
    { theme: 'tint' },
    put([1, 1, 24, 2], textBlock, { body: words(h2('The week on the mat')) }),
    put([1, 3, 24, 9], tableBlock, {
      data: 'Time | Monday | Wednesday | Friday | Saturday\n7.00 | Slow start | Slow start | Slow start | –\n10.00 | – | – | – | Everyone, with children\n12.15 | Half an hour | Half an hour | Half an hour | –\n18.00 | Beginners | Strength | Beginners | –',
      design: 'boxed',
      headColumn: true,
      caption: 'The first class costs nothing. Mats are here.',
    }),
  ),
}
