import { accordionBlock } from '../../blocks/accordion/block.tsx'
import { buttonBlock } from '../../blocks/button/block.tsx'
import { contactBlock } from '../../blocks/contact/block.tsx'
import { imageBlock } from '../../blocks/image/block.tsx'
import { textBlock } from '../../blocks/text/block.tsx'
import { a, h1, h2, items, lead, p, words } from '../../blocks/words.ts'
import { band, page, put } from '../build.ts'
import { siteName } from '../site-name.ts'
import { picture } from '../pictures.ts'
import { hours } from './hours.ts'

const booking = band(
  { name: 'Reserve', theme: 'paper', align: 'start' },
  put([1, 1, 14, 5], textBlock, { body: words(h1('Reserve\na table')), size: 'display' }),
  put([1, 7, 10, 4], textBlock, {
    body: words(
      lead('Ring between two and five, when somebody has dry hands.'),
      p(
        'Or ',
        a('write', { kind: 'mail', address: 'table@halm.example', subject: `A table at ${siteName}` }),
        ', with the day, the hour and how many you are. You have an answer the same evening.',
      ),
    ),
  }),
  put(
    [1, 12, 8, 2],
    buttonBlock,
    { label: 'Ring 01632 960 118', link: { kind: 'phone', number: '+441632960118' } },
    { phone: { width: 8 } },
  ),
  put([16, 2, 8, 14], contactBlock, {
    address: '9 Orchard Row\nFaversham ME13 8AB',
    phone: '01632 960 118',
    mail: 'table@halm.example',
    hours,
  }),
)

const questions = band(
  { name: 'Questions', theme: 'tint', width: 'full' },
  put([1, 1, 9, 18], imageBlock, {
    image: picture('restaurant', 'table', { focal: { x: 0.52, y: 0.35 } }),
  }),
  put([11, 4, 12, 2], textBlock, { body: words(h2('Before you come')) }),
  put([11, 6, 12, 10], accordionBlock, {
    items: items(
      {
        title: 'Is there room without a booking?',
        body: words(
          p('Four tables, every night, from six. If they are taken there is a bench and a fire in the yard.'),
        ),
      },
      {
        title: 'How far is it from the station?',
        body: words(
          p(
            'Six minutes on foot, downhill. The last train to London leaves at 22.52; we watch the clock for you.',
          ),
        ),
      },
      {
        title: 'May we bring children?',
        body: words(
          p('Please do. They eat half of everything for half of the price and may look at the fire.'),
        ),
      },
      {
        title: 'Can we come in a wheelchair?',
        body: words(p('Yes: the door is level and 94 cm wide, and so is everything behind it.')),
      },
      {
        title: 'What if we cannot come?',
        body: words(
          p(
            'Ring before noon and nothing happens. After that we ask for £15 a person, which goes to the Swale food bank.',
          ),
        ),
      },
      {
        title: 'Can we have the whole room?',
        body: words(p('On Mondays and Tuesdays, for up to forty. Write to Fay: fay@halm.example.')),
      },
    ),
  }),
)

export const reservations = page('halmreserve', [booking, questions])
