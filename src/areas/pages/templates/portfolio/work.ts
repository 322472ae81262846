import { galleryBlock } from '../../blocks/gallery/block.tsx'
import { tableBlock } from '../../blocks/table/block.tsx'
import { textBlock } from '../../blocks/text/block.tsx'
import { a, h1, h2, items, p, small, words } from '../../blocks/words.ts'
import { band, page, put } from '../build.ts'
import { picture } from '../pictures.ts'
import { to } from './links.ts'

const wall = band(
  { name: 'Wall', theme: 'ink' },
  put([1, 1, 13, 3], textBlock, { body: words(h1('Work')), size: 'display' }),
  put(
    [18, 1, 7, 3],
    textBlock,
    { body: words(small('2021 to 2025. Open a picture to see it large.')) },
    { align: 'end' },
  ),
  put([1, 6, 24, 30], galleryBlock, {
    items: items(
      { image: picture('portfolio', 'bottle'), caption: 'Bottle, 2024' },
      { image: picture('portfolio', 'rim'), caption: 'Large bowl, 2023' },
      { image: picture('portfolio', 'bowls'), caption: 'Five bowls, 2025' },
      { image: picture('portfolio', 'three'), caption: 'Vase, jar, cup, 2025' },
      { image: picture('portfolio', 'plates'), caption: 'Everyday stack, 2024' },
      { image: picture('portfolio', 'shelf'), caption: 'The shelf before the October firing, 2024' },
    ),
    layout: 'masonry',
    columns: 2,
    gap: 'large',
    captions: 'below',
  }),
)

const list = band(
  { name: 'List', theme: 'shade' },
  put([1, 1, 7, 4], textBlock, {
    body: words(h2('What is still here'), p('The rest has gone to live with somebody.')),
  }),
  put([11, 1, 14, 9], tableBlock, {
    data: [
      'Piece | Clay | Height | Price',
      'Vase with a shoulder | Ash | 34 cm | £620',
      'Closed jar | Bone | 19 cm | £340',
      'Bottle | Oxide over ash | 46 cm | £780',
      'Large bowl | Ash | 14 cm | £560',
      'Everyday stack, eleven plates | Three clays | 24 cm | £480',
      'Cup | Oxide | 8 cm | £42',
    ].join('\n'),
  }),
  put([11, 10, 12, 2], textBlock, {
    body: words(
      p(
        'Ask for one by ',
        a('writing to me', to('contact')),
        '. Each is wrapped in hay and comes by hand or by post.',
      ),
    ),
  }),
)

export const work = page('vargawork', [wall, list])
