import { socialBlock } from '../../blocks/social/block.tsx'
import { textBlock } from '../../blocks/text/block.tsx'
import { a, items, p, small, words } from '../../blocks/words.ts'
import { band, page, put } from '../build.ts'
import { siteName } from '../site-name.ts'
import { to } from './links.ts'

export const footer = page('vargafooter', [
  band(
    { name: 'Footer', theme: 'ink' },
    put([1, 1, 9, 2], textBlock, { body: words(p(siteName), small('Stoneware, Clevedon')) }),
    put([11, 1, 9, 2], textBlock, {
      body: words(
        p(a('ines@varga.example', { kind: 'mail', address: 'ines@varga.example' })),
        p(a('Commissions', to('commissions'))),
      ),
    }),
    put([21, 1, 4, 1], socialBlock, {
      items: items({ url: 'https://www.instagram.com/varga.example' }),
      align: 'end',
    }),
  ),
])
