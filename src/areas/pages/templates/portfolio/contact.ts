import { contactBlock } from '../../blocks/contact/block.tsx'
import { imageBlock } from '../../blocks/image/block.tsx'
import { textBlock } from '../../blocks/text/block.tsx'
import { h1, items, lead, p, words } from '../../blocks/words.ts'
import { band, page, put } from '../build.ts'
import { picture } from '../pictures.ts'

const come = band(
  { name: 'Come', theme: 'ink', width: 'full' },
  put([1, 1, 9, 24], imageBlock, { image: picture('portfolio', 'bottle', { focal: { x: 0.56, y: 0.5 } }) }),
  put([12, 4, 12, 5], textBlock, { body: words(h1('Come by, but say so first')), size: 'display' }),
  put([12, 10, 8, 4], textBlock, {
    body: words(
      lead('The dairy is the last building on Wain Lane, after the tarmac ends.'),
      p('There is a bell. If there is smoke, walk round to the back and speak slowly.'),
    ),
  }),
  put([12, 15, 9, 8], contactBlock, {
    address: 'The Old Dairy, Wain Lane\nClevedon BS21 7PQ',
    phone: '01632 960 347',
    mail: 'ines@varga.example',
    hours: items(
      { days: 'Fridays', times: '11 am to 4 pm, by appointment' },
      { days: 'Firing Sundays', times: '11 am to 4 pm, just come' },
    ),
    labels: false,
  }),
)

export const contact = page('vargacontact', [come])
