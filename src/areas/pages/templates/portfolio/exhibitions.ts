import { lineBlock } from '../../blocks/line/block.tsx'
import { tableBlock } from '../../blocks/table/block.tsx'
import { textBlock } from '../../blocks/text/block.tsx'
import { h1, h2, lead, p, small, words } from '../../blocks/words.ts'
import { band, page, put } from '../build.ts'

const title = band(
  { name: 'Title', theme: 'ink' },
  put([1, 1, 17, 3], textBlock, { body: words(h1('Exhibitions')), size: 'display' }),
)

const now = band(
  { name: 'Now', theme: 'accent' },
  put([1, 1, 6, 1], textBlock, { body: words(small('Now, until 11 January 2026')) }),
  put([9, 1, 16, 4], textBlock, {
    body: words(
      h2('Low Shelf'),
      lead('Thirty-one vessels at knee height. Kettle’s Corner, Bath. Sit down to see them.'),
    ),
    size: 'large',
  }),
)

const past = band(
  { name: 'Past', theme: 'ink' },
  put([1, 1, 6, 2], textBlock, { body: words(h2('Before')) }),
  put([9, 1, 16, 12], tableBlock, {
    data: [
      'Year | Exhibition | Place',
      '2025 | What Water Leaves, with Jonah Pell | Tannery Row, Bristol',
      '2024 | Grey Is a Colour | Vasarely Hall, Pécs',
      '2023 | Twelve Bowls for a Long Table | Marsh House, Blakeney',
      '2023 | Young Potters of the West | Watershed Barn, Stroud',
      '2022 | Ash Wednesday | The Old Dairy, Clevedon',
      '2021 | Kitchen, Chapel, Kiln | St Anne’s, Llandeilo',
      '2019 | First Firing | A field near Nailsea',
    ].join('\n'),
    headColumn: true,
  }),
  put([9, 14, 16, 1], lineBlock, {}),
  put([1, 15, 6, 2], textBlock, { body: words(h2('Kept by')) }),
  put([9, 15, 8, 4], textBlock, {
    body: words(
      p('The Avon County Collection\nMúzeum of Applied Arts, Szeged\nTannery Row, Bristol\nSeveral kitchens'),
    ),
  }),
)

export const exhibitions = page('vargashows', [title, now, past])
