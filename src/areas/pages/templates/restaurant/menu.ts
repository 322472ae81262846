import { imageBlock } from '../../blocks/image/block.tsx'
import { lineBlock } from '../../blocks/line/block.tsx'
import { tableBlock } from '../../blocks/table/block.tsx'
import { textBlock } from '../../blocks/text/block.tsx'
import { a, h1, h2, lead, p, small, words } from '../../blocks/words.ts'
import { band, page, put } from '../build.ts'
import { picture } from '../pictures.ts'
import { to } from './links.ts'

const courses = band(
  { name: 'Courses', theme: 'paper', width: 'wide', align: 'start', anchor: 'courses' },
  put([1, 1, 14, 3], textBlock, { body: words(h1('The menu')), size: 'display' }),
  put([17, 1, 8, 4], textBlock, {
    body: words(
      lead('Four courses, £46.'),
      p('Choose as you go. Bread from our oven and butter we culture on Mondays come with it.'),
    ),
  }),
  put([1, 7, 24, 1], lineBlock, {}),
  put([1, 8, 6, 2], textBlock, { body: words(h2('First')) }),
  put([8, 8, 8, 5], textBlock, {
    body: words(
      p('**Leeks from the embers**\nhazelnut, brown butter, chervil'),
      p('**Smoked mackerel**\npickled cucumber, rye, horseradish'),
    ),
  }),
  put([17, 8, 8, 5], textBlock, {
    body: words(
      p('**Tomatoes, the last of them**\nlovage, cold-pressed rape oil'),
      p('**Pressed pig’s cheek**\ngreen walnuts, mustard'),
    ),
  }),
  put([1, 13, 24, 1], lineBlock, {}),
  put([1, 14, 6, 2], textBlock, { body: words(h2('Then')) }),
  put([8, 14, 8, 5], textBlock, {
    body: words(
      p('**A coddled egg**\ngirolles, cream, burnt toast'),
      p('**Squash dumplings**\nsage, whey, pumpkin seed'),
    ),
  }),
  put([17, 14, 8, 5], textBlock, {
    body: words(p('**Whitstable oysters, grilled**\nseaweed butter, cider')),
  }),
  put([1, 19, 24, 1], lineBlock, {}),
  put([1, 20, 6, 2], textBlock, { body: words(h2('From the fire')) }),
  put([8, 20, 8, 5], textBlock, {
    body: words(
      p('**Shoulder of hogget, for two**\nflageolet beans, anchovy, mint'),
      p('**Hake on the bone**\nmussels, fennel, its own roasting juices'),
    ),
  }),
  put([17, 20, 8, 5], textBlock, {
    body: words(
      p('**Hispi cabbage**\nour own miso, lemon, seeds'),
      p('**Beetroot, two days in clay**\nsour cream, dill, barley'),
    ),
  }),
  put([1, 25, 24, 1], lineBlock, {}),
  put([1, 26, 6, 2], textBlock, { body: words(h2('Sweet')) }),
  put([8, 26, 8, 5], textBlock, {
    body: words(
      p('**Fig leaf ice cream**\nwarm figs, olive oil'),
      p('**Burnt honey tart**\nbay, crème fraîche'),
    ),
  }),
  put([17, 26, 8, 5], textBlock, { body: words(p('**Ashmore and oatcakes**\npickled pear')) }),
)

const wine = band(
  { name: 'Wine', theme: 'shade', width: 'full' },
  put([2, 4, 9, 4], textBlock, {
    body: words(
      h2('By the glass'),
      p(
        'Small growers, most of them within a day’s drive. Tom keeps another sixty bottles in the cellar and is glad to be asked.',
      ),
    ),
  }),
  put([2, 9, 11, 12], tableBlock, {
    data: [
      'Wine | Glass | Bottle',
      'Bacchus, Elham Valley 2023 | £7.50 | £36',
      'Pinot blanc, Chartham 2022 | £8.50 | £41',
      'Ortega on its skins, Barham 2023 | £8.00 | £39',
      'Gamay, Beaujolais-Villages 2022 | £8.50 | £40',
      'Pinot noir, Wye 2021 | £9.50 | £47',
      'Sparkling, ten months on the lees | £9.00 | £45',
      'Still cider, Brogdale apples | £5.50 | £22',
    ].join('\n'),
  }),
  put([15, 1, 10, 23], imageBlock, { image: picture('restaurant', 'glass') }),
)

const notes = band(
  { name: 'Good to know', theme: 'tint' },
  put([1, 1, 6, 2], textBlock, { body: words(h2('Good to know')) }),
  put([8, 1, 10, 4], textBlock, {
    body: words(
      p(
        'A menu without meat, or without anything from an animal, is cooked every night; it is the same four courses and the same care. Tell us about allergies when you book.',
      ),
      small('We add no service charge. What you leave on the table goes to everybody in the room.'),
      p(a('Reserve a table', to('reservations'))),
    ),
  }),
)

export const menu = page('halmmenu', [courses, wine, notes])
