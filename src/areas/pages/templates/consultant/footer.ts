import { lineBlock } from '../../blocks/line/block.tsx'
import { socialBlock } from '../../blocks/social/block.tsx'
import { textBlock } from '../../blocks/text/block.tsx'
import { a, items, p, small, words } from '../../blocks/words.ts'
import { band, page, put } from '../build.ts'
import { siteName } from '../site-name.ts'
import { to } from './links.ts'

export const footer = page('marlowfooter', [
  band(
    { name: 'Footer', theme: 'ink' },
    put([1, 1, 8, 3], textBlock, {
      body: words(p(`**${siteName}**\nOperations`), small('Leeds and Rotterdam, since 2017')),
    }),
    put([11, 1, 5, 3], textBlock, {
      body: words(
        p(a('Services', to('services'))),
        p(a('Cases', to('cases'))),
        p(a('Journal', to('journal'))),
      ),
    }),
    put([16, 1, 9, 3], textBlock, {
      body: words(
        p(a('both@marlowreyes.example', { kind: 'mail', address: 'both@marlowreyes.example' })),
        p(a('0113 496 0182', { kind: 'phone', number: '+441134960182' })),
      ),
    }),
    put([1, 4, 24, 1], lineBlock, {}),
    put(
      [1, 5, 14, 1],
      textBlock,
      { body: words(small(`${siteName}. We use no cookies and keep no lists.`)) },
      { align: 'center' },
    ),
    put([19, 5, 6, 1], socialBlock, {
      items: items({ url: 'https://www.linkedin.com/company/marlow-reyes-example' }),
      align: 'end',
    }),
  ),
])
