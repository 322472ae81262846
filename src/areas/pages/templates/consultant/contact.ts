import { buttonBlock } from '../../blocks/button/block.tsx'
import { contactBlock } from '../../blocks/contact/block.tsx'
import { imageBlock } from '../../blocks/image/block.tsx'
import { textBlock } from '../../blocks/text/block.tsx'
import { h1, items, lead, numbers, p, words } from '../../blocks/words.ts'
import { band, page, put } from '../build.ts'
import { picture } from '../pictures.ts'

const hour = band(
  { name: 'The first hour', theme: 'paper', width: 'full' },
  put([2, 3, 11, 4], textBlock, { body: words(h1('The first hour is ours')), size: 'large' }),
  put([2, 8, 8, 4], textBlock, {
    body: words(
      lead('Write two sentences about what takes too long. One of us rings you within two working days.'),
    ),
  }),
  put([2, 13, 9, 2], buttonBlock, {
    label: 'Write to both of us',
    link: { kind: 'mail', address: 'both@marlowreyes.example', subject: 'Something that takes too long' },
  }),
  put([14, 1, 11, 20], imageBlock, { image: picture('consultant', 'stair', { focal: { x: 0.25, y: 0.5 } }) }),
)

const where = band(
  { name: 'Where', theme: 'tint' },
  put([1, 1, 7, 8], contactBlock, {
    title: 'Leeds',
    address: '31 Wharf Approach\nLeeds LS1 4BR',
    phone: '0113 496 0182',
    hours: items(
      { days: 'Monday to Thursday', times: '8 am to 5 pm' },
      { days: 'Friday', times: '8 am to 3 pm' },
    ),
    directions: false,
  }),
  put([9, 1, 7, 8], contactBlock, {
    title: 'Rotterdam',
    address: 'Schiekade 189\n3013 BR Rotterdam',
    mail: 'tomas@marlowreyes.example',
    hours: items({ days: 'Tuesday to Friday', times: '9.00 to 17.30' }),
    directions: false,
  }),
  put([18, 1, 7, 8], textBlock, {
    body: words(
      p('**Bring**'),
      numbers('One photograph of the place', 'One of what waits in it', 'A number, even a guess'),
    ),
  }),
)

export const contact = page('marlowcall', [hour, where])
