import { contactBlock } from '../../blocks/contact/block.tsx'
import { socialBlock } from '../../blocks/social/block.tsx'
import { textBlock } from '../../blocks/text/block.tsx'
import { a, h2, items, p, small, words } from '../../blocks/words.ts'
import { band, page, put } from '../build.ts'
import { siteName } from '../site-name.ts'
import { hours } from './hours.ts'
import { to } from './links.ts'

export const footer = page('halmfooter', [
  band(
    { name: 'Footer', theme: 'ink' },
    put([1, 1, 9, 4], textBlock, { body: words(h2(siteName)), size: 'display' }),
    put([12, 1, 8, 5], contactBlock, { address: '9 Orchard Row\nFaversham ME13 8AB', hours, labels: false }),
    put([21, 1, 4, 4], textBlock, {
      body: words(
        p(a('Menu', to('menu'))),
        p(a('Kitchen', to('kitchen'))),
        p(a('Notes', to('notes'))),
        p(a('Reserve', to('reservations'))),
      ),
    }),
    put(
      [1, 6, 12, 1],
      textBlock,
      { body: words(small(`${siteName}. Bread at seven, supper at six.`)) },
      { align: 'center' },
    ),
    put([18, 6, 7, 1], socialBlock, {
      items: items(
        { url: 'https://www.instagram.com/halm.example' },
        { url: 'https://bsky.app/profile/halm.example' },
      ),
      align: 'end',
    }),
  ),
])
