import { buttonBlock } from '../blocks/button/block.ts'
import { contactBlock } from '../blocks/contact/block.ts'
import { lineBlock } from '../blocks/line/block.ts'
import { socialBlock } from '../blocks/social/block.ts'
import { textBlock } from '../blocks/text/block.ts'
import { centred, h2, items, p, small, words } from '../blocks/words.ts'
import { band, type Bands, put } from '../templates/build.ts'
import { days } from './samples.ts'

/** The end of every page. */
export const footer: Bands = {
  large: band(
    { theme: 'ink' },
    put([1, 1, 12, 4], textBlock, { body: words(h2('The Mending Room')), size: 'display' }),
    put([16, 1, 8, 5], contactBlock, {
      address: '4 Ropewalk\nWhitby YO22 4DE',
      mail: 'hello@example.com',
      hours: days,
      labels: false,
    }),
    put(
      [1, 6, 10, 1],
      textBlock,
      { body: words(small('Closed on days with an R in the wind.')) },
      { align: 'center' },
    ),
    put([18, 6, 7, 1], socialBlock, {
      items: items({ url: 'https://www.instagram.com/example' }, { url: 'https://bsky.app/profile/example' }),
      align: 'end',
    }),
  ),
  line: band(
    { theme: 'paper' },
    put([1, 1, 24, 1], lineBlock, {}),
    put(
      [1, 2, 12, 1],
      textBlock,
      { body: words(small('The Mending Room, 4 Ropewalk, Whitby')) },
      { align: 'center' },
    ),
    put([18, 2, 7, 1], socialBlock, {
      items: items({ url: 'https://www.instagram.com/example' }),
      align: 'end',
    }),
  ),
  columns: band(
    { theme: 'shade' },
    put([1, 1, 8, 3], textBlock, { body: words(p('**The Mending Room**'), small('Since 2009')) }),
    put([10, 1, 6, 3], textBlock, { body: words(p('4 Ropewalk\nWhitby YO22 4DE')) }),
    put([17, 1, 8, 3], textBlock, { body: words(p('hello@example.com\n01632 960 204')) }),
  ),
  middle: band(
    { theme: 'tint' },
    put([1, 1, 24, 3], textBlock, {
      body: words(centred(h2('The Mending Room')), centred(p('4 Ropewalk, Whitby'))),
      measure: false,
    }),
    put([1, 4, 24, 1], socialBlock, {
      items: items(
        { url: 'https://www.instagram.com/example' },
        { url: 'https://bsky.app/profile/example' },
        { url: 'https://www.youtube.com/@example' },
      ),
      design: 'circles',
      align: 'center',
    }),
    put([1, 6, 24, 1], textBlock, {
      body: words(centred(small('Since 2009. We still own the ladder.'))),
      measure: false,
    }),
  ),
  invitation: band(
    { theme: 'accent' },
    put([1, 1, 14, 4], textBlock, { body: words(h2('Come in, it is warm')), size: 'display' }),
    put(
      [17, 1, 8, 4],
      buttonBlock,
      {
        label: 'Write to us',
        style: 'secondary',
        align: 'end',
        link: { kind: 'mail', address: 'hello@example.com' },
      },
      { align: 'center' },
    ),
    put([1, 6, 24, 1], lineBlock, {}),
    put([1, 7, 8, 2], textBlock, { body: words(small('The Mending Room\n4 Ropewalk, Whitby YO22 4DE')) }),
    put([10, 7, 7, 2], textBlock, { body: words(small('Tuesday to Saturday\nnine to five')) }),
    put([18, 7, 7, 2], socialBlock, {
      items: items({ url: 'https://www.instagram.com/example' }, { url: 'https://bsky.app/profile/example' }),
      design: 'names',
      align: 'end',
    }),
  ),
}
