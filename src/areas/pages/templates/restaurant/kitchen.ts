import { imageBlock } from '../../blocks/image/block.tsx'
import { tableBlock } from '../../blocks/table/block.tsx'
import { textBlock } from '../../blocks/text/block.tsx'
import { a, h1, h2, lead, p, small, words } from '../../blocks/words.ts'
import { band, page, put } from '../build.ts'
import { picture } from '../pictures.ts'
import { to } from './links.ts'

const beginning = band(
  { name: 'Beginning', theme: 'paper', width: 'full' },
  put([1, 1, 12, 20], imageBlock, { image: picture('restaurant', 'eggs', { focal: { x: 0.35, y: 0.55 } }) }),
  put([14, 5, 10, 4], textBlock, { body: words(h1('A room with a fire in it')), size: 'large' }),
  put([14, 10, 9, 9], textBlock, {
    body: words(
      lead('The building was a seed merchant’s until 1987, then a shop for lamps, then nothing for a while.'),
      p(
        'Maren found it in the spring of 2019 with a fig growing through the back wall. She had cooked in Copenhagen and in Margate and wanted a stove she could stand in front of. Tom had a lorry and eleven oak doors. The tables are the doors.',
      ),
      p('We opened with six of them. Now there are twelve, and that is enough.'),
    ),
  }),
)

const way = band(
  { name: 'The way we work', theme: 'shade', height: 'medium' },
  put([4, 1, 17, 5], textBlock, {
    body: words(h2('Nothing is ordered. Things arrive, and by three we know what they are.')),
    size: 'large',
  }),
)

const farms = band(
  { name: 'Where it comes from', theme: 'paper' },
  put([1, 1, 7, 6], textBlock, {
    body: words(
      h2('Eleven people and how far away they are'),
      p('Most of what we cook travels less than we do to work.'),
    ),
  }),
  put([11, 1, 14, 10], tableBlock, {
    data: [
      'What | Who | Miles',
      'Hogget and mutton | Ro and Peter, Graveney marsh | 4',
      'Leaves and herbs | Salome’s two glasshouses | 2',
      'Leeks, cabbage, roots | Gushmere Farm | 6',
      'Apples, pears, quince | The collection at Brogdale | 1',
      'Mackerel, hake | The Swift, when she goes out | 8',
      'Oysters | Whitstable | 9',
      'Eggs | Ninety hens at Oare | 3',
      'Milk and cream | Hinxden, in churns | 28',
      'Flour | The mill at Wingham | 17',
    ].join('\n'),
  }),
)

const people = band(
  { name: 'People', theme: 'tint', width: 'full' },
  put([2, 5, 9, 10], textBlock, {
    body: words(
      h2('Who you will meet'),
      p('**Maren Holt** cooks, and can be seen doing it.'),
      p('**Tom Askew** pours, carries, mends and knows everybody’s dog.'),
      p('**Idris Bell** bakes; he has gone home by the time you come.'),
      p('**Fay and Joana** run the room.'),
      small(
        'We are looking for a second pair of hands at the fire, Thursday to Sunday. You need not have done it before.',
      ),
      p(a('Write to Maren', { kind: 'mail', address: 'maren@halm.example' })),
    ),
  }),
  put([13, 1, 12, 18], imageBlock, { image: picture('restaurant', 'lemons', { focal: { x: 0.7, y: 0.5 } }) }),
)

const last = band(
  { name: 'Come', theme: 'paper' },
  put([1, 1, 18, 3], textBlock, {
    body: words(h2('The fire is lit at four. ', a('Come at six.', to('reservations')))),
    size: 'large',
  }),
)

export const kitchen = page('halmkitchen', [beginning, way, farms, people, last])
