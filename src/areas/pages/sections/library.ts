import type { Subtree } from '#document/patch.ts'
import { accordionBlock } from '../blocks/accordion/block.tsx'
import { buttonBlock } from '../blocks/button/block.tsx'
import { contactBlock } from '../blocks/contact/block.tsx'
import { galleryBlock } from '../blocks/gallery/block.tsx'
import { imageBlock } from '../blocks/image/block.tsx'
import { lineBlock } from '../blocks/line/block.tsx'
import { quoteBlock } from '../blocks/quote/block.tsx'
import { socialBlock } from '../blocks/social/block.tsx'
import { tableBlock } from '../blocks/table/block.tsx'
import { textBlock } from '../blocks/text/block.tsx'
import { bullets, h1, h2, h3, items, lead, p, phrase, small, words } from '../blocks/words.ts'
import { type Band, band, put, subtree } from '../templates/build.ts'
import { picture } from '../templates/pictures.ts'

export const sectionCategories = [
  'hero',
  'about',
  'features',
  'gallery',
  'quote',
  'contact',
  'menu',
  'prices',
  'team',
  'faq',
  'action',
  'footer',
] as const
export type SectionCategory = (typeof sectionCategories)[number]

/** A designed section of the palette. It takes the site's own styles wherever it is put. */
export interface DesignedSection {
  readonly id: string
  /** Key of the owner's messages. */
  readonly name: string
  readonly category: SectionCategory
  /** The section with its blocks, each time under new names. */
  make(): Subtree
}

const pebbles = picture('sample', 'sample-1')
const paper = picture('sample', 'sample-2')
const leaves = picture('sample', 'sample-3')

const days = items(
  { days: 'Tuesday to Friday', times: '9 am to 5 pm' },
  { days: 'Saturday', times: '10 am to 2 pm' },
  { days: 'Sunday and Monday', times: '' },
)

const bands: { readonly [category in SectionCategory]: { readonly [name: string]: Band } } = {
  hero: {
    photo: band(
      {
        theme: 'ink',
        height: 'screen',
        align: 'end',
        background: {
          kind: 'image',
          image: { ...leaves, decorative: true },
          overlay: { colour: 'ink', strength: 0.55 },
        },
      },
      put([1, 1, 15, 4], textBlock, { body: words(h1('A quiet place to think')), size: 'display' }),
      put([1, 5, 9, 2], textBlock, {
        body: words(lead('Rooms for writers, by the week, from October to May.')),
      }),
      put([18, 5, 7, 2], buttonBlock, { label: 'See the rooms', align: 'end' }, { align: 'end' }),
    ),
    split: band(
      { theme: 'paper', width: 'full' },
      put([2, 4, 9, 6], textBlock, { body: words(h1('Furniture for small rooms')), size: 'large' }),
      put([2, 11, 7, 3], textBlock, {
        body: words(lead('Made in ash and oak, eleven pieces, each folded flat in under a minute.')),
      }),
      put([2, 15, 6, 2], buttonBlock, { label: 'See all eleven' }),
      put([12, 1, 13, 20], imageBlock, { image: paper }),
    ),
    words: band(
      { theme: 'accent', height: 'large' },
      put([1, 1, 20, 5], textBlock, {
        body: words(h1('We print small books that are read twice')),
        size: 'display',
      }),
      put([1, 7, 8, 2], textBlock, {
        body: words(p('Twelve a year, since 2011. The next one is about moths.')),
      }),
      put([18, 7, 7, 2], buttonBlock, { label: 'The list', style: 'secondary', align: 'end' }),
    ),
    overlap: band(
      { theme: 'tint', width: 'full' },
      put([1, 1, 18, 20], imageBlock, { image: pebbles }),
      put(
        [13, 14, 11, 8],
        textBlock,
        { body: words(h1('Stone, cut by hand'), p('Sinks, steps and sills from one quarry in the dale.')) },
        { layer: 1, look: { fill: 'background', padding: 'large' } },
      ),
    ),
  },
  about: {
    story: band(
      { theme: 'paper' },
      put([1, 1, 9, 14], imageBlock, { image: leaves }),
      put([12, 3, 11, 3], textBlock, { body: words(h2('It began with a borrowed ladder')) }),
      put([12, 6, 10, 7], textBlock, {
        body: words(
          lead('In 2009 the church wanted its clock back and nobody would climb up to it.'),
          p(
            'We did, and then somebody asked about a mantel clock, and somebody about a station. There are four of us now. We still own the ladder.',
          ),
        ),
      }),
    ),
    letter: band(
      { theme: 'tint', width: 'narrow' },
      put([1, 1, 24, 10], textBlock, {
        body: words(
          h2('A letter, in place of a slogan'),
          p('You will find us at the end of the yard, behind the door that sticks. Push.'),
          p(
            'We have been asked to say what we stand for. We stand for eight hours a day at a bench, for thread that matches, and for telling you when a thing is not worth mending.',
          ),
          p('Come by with whatever it is. Bring the bits.'),
          small('Hana and Will'),
        ),
      }),
    ),
    facts: band(
      { theme: 'paper' },
      put([1, 1, 8, 3], textBlock, { body: words(h2('In figures, since somebody always asks')) }),
      put([11, 1, 14, 7], tableBlock, {
        data: 'Opened | 2009\nPeople at the benches | 4\nThings mended so far | 11,420\nThings we gave up on | 38\nOldest | 1684',
        headRow: false,
        headColumn: true,
      }),
    ),
  },
  features: {
    lines: band(
      { theme: 'paper' },
      put([1, 1, 24, 1], lineBlock, {}),
      put([1, 2, 6, 2], textBlock, { body: words(h3('Survey')) }),
      put([9, 2, 12, 3], textBlock, {
        body: words(p('A day on site with a level and a flask. You get a drawing and an honest list.')),
      }),
      put([1, 5, 24, 1], lineBlock, {}),
      put([1, 6, 6, 2], textBlock, { body: words(h3('Planting plan')) }),
      put([9, 6, 12, 3], textBlock, {
        body: words(p('What goes where, when it flowers, and what it looks like in February.')),
      }),
      put([1, 9, 24, 1], lineBlock, {}),
      put([1, 10, 6, 2], textBlock, { body: words(h3('Two seasons beside you')) }),
      put([9, 10, 12, 3], textBlock, {
        body: words(p('We come back four times, move what sulks and show you where to cut.')),
      }),
    ),
    pair: band(
      { theme: 'tint' },
      put([1, 1, 11, 10], imageBlock, { image: pebbles }),
      put([1, 11, 9, 4], textBlock, {
        body: words(h3('The dry garden'), p('Gravel, thyme and three stones you can sit on.')),
      }),
      put([15, 5, 10, 10], imageBlock, { image: leaves }),
      put([15, 15, 9, 4], textBlock, {
        body: words(
          h3('The shade wall'),
          p('Ferns and hydrangeas, north-facing, no watering after the second year.'),
        ),
      }),
    ),
    index: band(
      { theme: 'ink' },
      put([1, 1, 8, 5], textBlock, { body: words(h2('What is in the box')), size: 'large' }),
      put([12, 1, 12, 6], textBlock, {
        body: words(
          bullets(
            'Two kilos of whatever was dug this morning',
            'A loaf, sliced on request',
            'Six eggs, unwashed',
            'One thing you did not ask for, and how to cook it',
          ),
        ),
        size: 'large',
      }),
    ),
  },
  gallery: {
    wall: band(
      { theme: 'paper', width: 'wide' },
      put([1, 1, 24, 20], galleryBlock, {
        items: items(
          { image: picture('consultant', 'stair'), caption: 'Stair' },
          { image: picture('portfolio', 'bowls'), caption: 'Bowls' },
          { image: leaves, caption: 'Four in the afternoon' },
          { image: pebbles, caption: 'Five stones' },
          { image: paper, caption: 'Card, scissors' },
          { image: picture('restaurant', 'eggs'), caption: 'Eggs' },
        ),
        layout: 'masonry',
      }),
    ),
    strip: band(
      { theme: 'ink', width: 'full' },
      put([2, 2, 10, 3], textBlock, { body: words(h2('From the last year')) }),
      put([2, 5, 23, 11], galleryBlock, {
        items: items(
          { image: paper, caption: 'Card, scissors' },
          { image: picture('portfolio', 'bottle'), caption: 'Bottle' },
          { image: pebbles, caption: 'Five stones' },
          { image: leaves, caption: 'Four in the afternoon' },
        ),
        layout: 'strip',
      }),
      put([2, 16, 10, 2], textBlock, { body: words(small('Drag, or use the arrow keys.')) }),
    ),
    uneven: band(
      { theme: 'tint', width: 'full' },
      put([1, 1, 14, 18], imageBlock, { image: leaves }),
      put([16, 7, 7, 9], imageBlock, { image: pebbles }),
      put([16, 16, 7, 2], textBlock, {
        body: words(small('Left: the west wall in June. Above: from the beach at Cley.')),
      }),
    ),
  },
  quote: {
    large: band(
      { theme: 'shade', height: 'medium' },
      put([3, 1, 17, 7], quoteBlock, {
        quote: phrase('I sent a photograph of a broken hinge and got back a hinge and a poem.'),
        source: 'Dorothea Lindqvist',
        role: 'Skellefteå',
        design: 'large',
      }),
    ),
    picture: band(
      { theme: 'ink', width: 'full', gap: 'none' },
      put([1, 1, 11, 20], imageBlock, { image: paper }),
      put(
        [14, 6, 9, 9],
        quoteBlock,
        {
          quote: phrase('The only estimate I have ever framed.'),
          source: 'Marcus Bello',
          role: 'Bello & Sons, joiners',
          design: 'large',
        },
        { align: 'center' },
      ),
    ),
    three: band(
      { theme: 'tint' },
      put([1, 1, 7, 5], quoteBlock, {
        quote: phrase('Came on the day they said. I had forgotten that was possible.'),
        source: 'Priya N.',
      }),
      put([9, 3, 7, 5], quoteBlock, {
        quote: phrase('My grandmother’s chair squeaks again the way it used to.'),
        source: 'Tomos Rees',
      }),
      put([17, 1, 7, 5], quoteBlock, {
        quote: phrase('They talked me out of it, and they were right.'),
        source: 'A. Castellanos',
      }),
    ),
  },
  contact: {
    card: band(
      { theme: 'paper' },
      put([1, 1, 10, 4], textBlock, {
        body: words(h2('Come and see us'), p('The yard is behind the post office. There is a bell.')),
      }),
      put([1, 6, 6, 2], buttonBlock, {
        label: 'Write to us',
        link: { kind: 'mail', address: 'hello@example.com' },
      }),
      put([15, 1, 9, 8], contactBlock, {
        address: '4 Ropewalk\nWhitby YO22 4DE',
        phone: '01632 960 204',
        mail: 'hello@example.com',
        hours: days,
      }),
    ),
    row: band(
      { theme: 'tint' },
      put([1, 1, 24, 4], contactBlock, {
        address: '4 Ropewalk\nWhitby YO22 4DE',
        phone: '01632 960 204',
        mail: 'hello@example.com',
        hours: days,
        design: 'row',
      }),
    ),
  },
  menu: {
    columns: band(
      { theme: 'paper' },
      put([1, 1, 7, 3], textBlock, { body: words(h2('Lunch')), size: 'display' }),
      put([10, 1, 7, 7], textBlock, {
        body: words(
          h3('On toast'),
          p('**Broad beans, mint, ricotta**\n£8.50'),
          p('**Mushrooms in sherry**\n£9'),
          h3('In a bowl'),
          p('**Chickpeas, chard, lemon**\n£9.50'),
        ),
      }),
      put([18, 1, 7, 7], textBlock, {
        body: words(
          h3('Sweet'),
          p('**Rhubarb and custard tart**\n£5'),
          p('**A cardamom bun**\n£3.20'),
          h3('To drink'),
          p('**Filter, as much as you like**\n£3'),
        ),
      }),
    ),
    list: band(
      { theme: 'shade', width: 'content' },
      put([1, 1, 24, 2], textBlock, { body: words(h2('From the still')) }),
      put([1, 3, 24, 8], tableBlock, {
        data: 'Bottle | Size | Price\nDry gin, seaside herbs | 50 cl | £34\nSloe, two autumns | 35 cl | £26\nDamson brandy | 35 cl | £29\nBitter orange | 20 cl | £18',
      }),
    ),
  },
  prices: {
    table: band(
      { theme: 'paper' },
      put([1, 1, 7, 4], textBlock, {
        body: words(h2('What it costs'), p('Including everything but the dog.')),
      }),
      put([10, 1, 15, 7], tableBlock, {
        data: 'Stay | Low season | May to September\nOne night | £96 | £128\nThree nights | £264 | £348\nA week | £560 | £742\nThe whole house, a week | £2,900 | £3,860',
      }),
    ),
    offers: band(
      { theme: 'tint' },
      put([1, 1, 24, 1], lineBlock, { weight: 'regular', colour: 'text' }),
      put([1, 2, 7, 6], textBlock, {
        body: words(h3('Once'), lead('£60'), p('One lesson, an hour, any level.')),
      }),
      put([9, 2, 7, 6], textBlock, {
        body: words(h3('Six weeks'), lead('£300'), p('Every Tuesday at six, the same four people.')),
      }),
      put([17, 2, 7, 6], textBlock, {
        body: words(h3('A year'), lead('£1,900'), p('Weekly, with a concert nobody has to play in.')),
      }),
      put([1, 9, 6, 2], buttonBlock, { label: 'Choose a day' }),
    ),
  },
  team: {
    list: band(
      { theme: 'paper' },
      put([1, 1, 7, 3], textBlock, { body: words(h2('Who does what')) }),
      put([10, 1, 14, 8], tableBlock, {
        data: 'Hana Whitlock | Bench, glass, telephone\nWill Osei | Wood, everything heavy\nKatarzyna Dorn | Cloth and leather\nOtis | Door, mornings only',
        headRow: false,
        headColumn: true,
      }),
    ),
    pair: band(
      { theme: 'ink' },
      put([1, 1, 10, 3], textBlock, { body: words(h2('Two of us')), size: 'display' }),
      put([1, 5, 9, 5], textBlock, {
        body: words(
          h3('Elin Marsh'),
          p('Draws. Was a map-maker until the maps were finished. Left-handed, early.'),
        ),
      }),
      put([13, 7, 9, 5], textBlock, {
        body: words(
          h3('Jo Adair'),
          p('Builds. Grew up in a boatyard and still sands in the direction of the wind.'),
        ),
      }),
    ),
  },
  faq: {
    side: band(
      { theme: 'paper' },
      put([1, 1, 7, 4], textBlock, {
        body: words(h2('Asked before'), p('If yours is not here, ring. Somebody picks up.')),
      }),
      put([10, 1, 15, 9], accordionBlock, {
        items: items(
          {
            title: 'How long does it take?',
            body: words(p('Most things are back within three weeks; cane takes five.')),
          },
          {
            title: 'Do you collect?',
            body: words(p('Within twelve miles, Tuesdays and Fridays, with blankets.')),
          },
          {
            title: 'What does it cost?',
            body: words(p('We look first and say a price. If it is more than a new one, we say that too.')),
          },
        ),
      }),
    ),
    boxes: band(
      { theme: 'tint', width: 'content' },
      put([1, 1, 24, 2], textBlock, { body: words(h2('Before you book')) }),
      put([1, 3, 24, 8], accordionBlock, {
        items: items(
          { title: 'Can we bring the dog?', body: words(p('Yes, one, if it can be told things.')) },
          { title: 'Is there a telephone signal?', body: words(p('On the third step of the stair.')) },
          {
            title: 'When can we arrive?',
            body: words(p('From four. The key is where the message says it is.')),
          },
        ),
        design: 'boxes',
        marker: 'chevron',
        firstOpen: true,
      }),
    ),
  },
  action: {
    line: band(
      { theme: 'accent' },
      put([1, 1, 14, 3], textBlock, {
        body: words(h2('Two places are left for the spring course')),
        size: 'large',
      }),
      put([18, 1, 7, 3], buttonBlock, { label: 'Take one', align: 'end' }, { align: 'center' }),
    ),
    picture: band(
      {
        theme: 'ink',
        height: 'medium',
        background: {
          kind: 'image',
          image: { ...pebbles, decorative: true },
          overlay: { colour: 'ink', strength: 0.6 },
        },
      },
      put([8, 1, 15, 4], textBlock, {
        body: words(h2('The workshop is open on the last Saturday of every month')),
        size: 'large',
      }),
      put([8, 5, 8, 2], buttonBlock, { label: 'How to find it' }),
    ),
  },
  footer: {
    large: band(
      { theme: 'ink' },
      put([1, 1, 12, 4], textBlock, { body: words(h2('The Mending Room')), size: 'display' }),
      put([16, 1, 8, 5], contactBlock, {
        address: '4 Ropewalk\nWhitby YO22 4DE',
        mail: 'hello@example.com',
        hours: days,
        labels: false,
      }),
      put(
        [1, 6, 10, 1],
        textBlock,
        { body: words(small('Closed on days with an R in the wind.')) },
        { align: 'center' },
      ),
      put([18, 6, 7, 1], socialBlock, {
        items: items(
          { url: 'https://www.instagram.com/example' },
          { url: 'https://bsky.app/profile/example' },
        ),
        align: 'end',
      }),
    ),
    line: band(
      { theme: 'paper' },
      put([1, 1, 24, 1], lineBlock, {}),
      put(
        [1, 2, 12, 1],
        textBlock,
        { body: words(small('The Mending Room, 4 Ropewalk, Whitby')) },
        { align: 'center' },
      ),
      put([18, 2, 7, 1], socialBlock, {
        items: items({ url: 'https://www.instagram.com/example' }),
        align: 'end',
      }),
    ),
    columns: band(
      { theme: 'shade' },
      put([1, 1, 8, 3], textBlock, { body: words(p('**The Mending Room**'), small('Since 2009')) }),
      put([10, 1, 6, 3], textBlock, { body: words(p('4 Ropewalk\nWhitby YO22 4DE')) }),
      put([17, 1, 8, 3], textBlock, { body: words(p('hello@example.com\n01632 960 204')) }),
    ),
  },
}

/** Every designed section, category by category. */
export const designedSections: readonly DesignedSection[] = sectionCategories.flatMap((category) =>
  Object.entries(bands[category]).map(([name, given]) => ({
    id: `${category}-${name}`,
    name: `blocks.section.${category}_${name}`,
    category,
    make: () => subtree(given),
  })),
)
