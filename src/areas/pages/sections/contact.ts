import { buttonBlock } from '../blocks/button/block.ts'
import { contactBlock } from '../blocks/contact/block.ts'
import { imageBlock } from '../blocks/image/block.ts'
import { lineBlock } from '../blocks/line/block.ts'
import { textBlock } from '../blocks/text/block.ts'
import { a, h2, h3, p, words } from '../blocks/words.ts'
import { band, type Bands, put } from '../templates/build.ts'
import { picture } from '../templates/pictures.ts'
import { days } from './samples.ts'

/** Where to find the people, and when. */
export const contact: Bands = {
  card: band(
    { theme: 'paper' },
    put([1, 1, 10, 4], textBlock, {
      body: words(h2('Come and see us'), p('The yard is behind the post office. There is a bell.')),
    }),
    put([1, 6, 6, 2], buttonBlock, {
      label: 'Write to us',
      link: { kind: 'mail', address: 'hello@example.com' },
    }),
    put([15, 1, 9, 8], contactBlock, {
      address: '4 Ropewalk\nWhitby YO22 4DE',
      phone: '01632 960 204',
      mail: 'hello@example.com',
      hours: days,
    }),
  ),
  row: band(
    { theme: 'tint' },
    put([1, 1, 24, 4], contactBlock, {
      address: '4 Ropewalk\nWhitby YO22 4DE',
      phone: '01632 960 204',
      mail: 'hello@example.com',
      hours: days,
      design: 'row',
    }),
  ),
  photo: band(
    { theme: 'paper', width: 'full', gap: 'none' },
    put([1, 1, 13, 18], imageBlock, { image: picture('consultant', 'desk') }),
    put([15, 3, 9, 3], textBlock, {
      body: words(h2('Write, ring or knock'), p('The knocker is the brass one. The other is for the cat.')),
    }),
    put([15, 7, 9, 8], contactBlock, {
      address: '22 Candle Lane\nLewes BN7 2QA',
      phone: '01632 960 117',
      mail: 'hello@example.com',
    }),
  ),
  three: band(
    { theme: 'shade' },
    put([1, 1, 24, 3], textBlock, { body: words(h2('Who to ask')), size: 'large' }),
    put([1, 4, 7, 4], textBlock, {
      body: words(
        h3('For an order'),
        p('Nadia, weekdays until four'),
        p(a('orders@example.com', { kind: 'mail', address: 'orders@example.com' })),
      ),
    }),
    put([9, 4, 7, 4], textBlock, {
      body: words(
        h3('For the papers'),
        p('Joss, who has the pictures'),
        p(a('press@example.com', { kind: 'mail', address: 'press@example.com' })),
      ),
    }),
    put([17, 4, 8, 4], textBlock, {
      body: words(
        h3('For anything else'),
        p('Whoever is nearest the telephone'),
        p(a('01632 960 117', { kind: 'phone', number: '01632960117' })),
      ),
    }),
  ),
  ways: band(
    { theme: 'tint', reading: 'list' },
    put([1, 1, 9, 3], textBlock, { body: words(h2('Finding the mill')) }),
    put([1, 5, 8, 5], contactBlock, {
      address: 'Beck Mill, Beck Lane\nGarsby DL8 3HG',
      hours: days,
      labels: false,
    }),
    put([12, 1, 13, 3], textBlock, {
      body: words(h3('By train'), p('To Garsby Road, then the little bus, which waits. Forty minutes.')),
    }),
    put([12, 4, 13, 1], lineBlock, {}),
    put([12, 5, 13, 3], textBlock, {
      body: words(
        h3('By car'),
        p('Past the church, left at the trough. The field on the right is ours to park on.'),
      ),
    }),
    put([12, 8, 13, 1], lineBlock, {}),
    put([12, 9, 13, 3], textBlock, {
      body: words(h3('On foot'), p('Follow the beck upstream. When it gets loud you are here.')),
    }),
  ),
}
