import { documentFormat, type Block, type PageDocument, type Place, type Section } from '#document/nodes.ts'
import { headingOf, textOf, type TextJson } from '#document/text/text-json.ts'

const place = (
  column: number,
  row: number,
  width: number,
  height: number,
  more: Partial<Place> = {},
): Place => ({
  column,
  row,
  width,
  height,
  layer: 0,
  align: 'start',
  ...more,
})

const block = (id: string, section: string, type: string, at: Place, props: object): Block => ({
  id,
  type,
  version: 1,
  props: props as Block['props'],
  parent: { node: section },
  place: at,
})

const section = (id: string, blocks: readonly string[], more: Partial<Section> = {}): Section => ({
  id,
  theme: 'paper',
  height: 'content',
  width: 'wide',
  gap: 'medium',
  align: 'center',
  background: { kind: 'none' },
  divider: { shape: 'none' },
  reading: 'place',
  blocks,
  ...more,
})

const page = (sections: readonly Section[], blocks: readonly Block[]): PageDocument => ({
  format: documentFormat,
  page: { header: 'site', footer: 'site' },
  order: sections.map(({ id }) => id),
  sections: Object.fromEntries(sections.map((one) => [one.id, one])),
  blocks: Object.fromEntries(blocks.map((one) => [one.id, one])),
})

const words = (text: TextJson) => ({ body: text })
export const loaf = '018f0000-0000-7000-8000-000000000001'
export const oven = '018f0000-0000-7000-8000-000000000002'

/** A bakery's page: a first section with overlap, three columns, a dark closing. */
export const bakery: PageDocument = page(
  [
    section('hero01', ['herotext', 'heropict', 'herobutt'], { name: 'Opening', anchor: 'top' }),
    section('three1', ['threehead', 'colone', 'coltwo', 'colthree'], { theme: 'tint' }),
    section('holds1', ['cards1'], {}),
    section('close1', ['closetext', 'closebutt'], { theme: 'ink-bold', height: 'medium' }),
  ],
  [
    block(
      'herotext',
      'hero01',
      'text',
      place(1, 3, 11, 6, { layer: 1 }),
      words(
        headingOf(
          1,
          'Sourdough, slowly',
          'We mix at noon, fold until dusk and bake before you wake. Twelve loaves a tray, two hundred a day, gone by eleven.',
        ),
      ),
    ),
    block('heropict', 'hero01', 'image', place(10, 1, 15, 14, { align: 'stretch' }), {
      image: { asset: oven, alt: 'Loaves on the shelf above the oven' },
    }),
    block('herobutt', 'hero01', 'button', place(1, 11, 5, 2), {
      label: 'Order for tomorrow',
      link: { kind: 'anchor', anchor: 'top' },
    }),
    block(
      'threehead',
      'three1',
      'text',
      place(1, 1, 14, 2),
      words(headingOf(2, 'What comes out of the oven')),
    ),
    block(
      'colone',
      'three1',
      'text',
      place(1, 4, 7, 4),
      words(
        headingOf(3, 'Wheat', 'Our everyday loaf: 70% stoneground wheat, a night in the cold, a dark crust.'),
      ),
    ),
    block(
      'coltwo',
      'three1',
      'text',
      place(9, 4, 7, 4),
      words(headingOf(3, 'Rye', 'Dense and moist, with caraway from the valley. Keeps for a week.')),
    ),
    block(
      'colthree',
      'three1',
      'text',
      place(17, 4, 7, 4),
      words(headingOf(3, 'Seeds', 'Sunflower, flax and pumpkin, soaked overnight so that they stay juicy.')),
    ),
    {
      ...block('cards1', 'holds1', 'columns', place(1, 1, 24, 6), {
        columns: [
          { id: 'firstcol', title: 'First' },
          { id: 'secondcol', title: 'Second' },
        ],
      }),
      slots: { firstcol: ['inner1'], secondcol: ['inner2'] },
    },
    {
      ...block(
        'inner1',
        'cards1',
        'text',
        place(1, 1, 8, 2),
        words(headingOf(3, 'Opening hours', 'Tuesday to Saturday, seven to one.')),
      ),
      parent: { node: 'cards1', slot: 'firstcol' },
    },
    {
      ...block('inner2', 'cards1', 'image', place(1, 1, 8, 6, { align: 'stretch' }), {
        image: { asset: loaf, alt: 'A loaf, cut' },
      }),
      parent: { node: 'cards1', slot: 'secondcol' },
    },
    block(
      'closetext',
      'close1',
      'text',
      place(6, 1, 14, 3),
      words(headingOf(2, 'Come by before eleven', 'Kiln Lane 4, behind the mill.')),
    ),
    block('closebutt', 'close1', 'button', place(6, 5, 5, 2), { label: 'Find the shop', kind: 'secondary' }),
  ],
)

/** A heading, and questions with a picture and a button in the second answer; a button in a section below. */
export const questions: PageDocument = page(
  [section('faqsect', ['faqhead', 'faqlist']), section('faqend1', ['faqcall'])],
  [
    block('faqhead', 'faqsect', 'text', place(1, 1, 14, 2), words(headingOf(2, 'Questions'))),
    {
      ...block('faqlist', 'faqsect', 'questions', place(1, 4, 14, 8), {
        items: [
          { id: 'itemone', title: 'When do you open?', body: textOf('At seven.') },
          { id: 'itemtwo', title: 'Where is it?', body: textOf('Behind the mill.') },
          { id: 'itemsix', title: 'Can I order?', body: textOf('Until noon, for the next day.') },
        ],
      }),
      slots: { itemtwo: ['faqpict', 'faqbutt'] },
    },
    {
      ...block('faqpict', 'faqlist', 'image', place(1, 1, 8, 6, { align: 'stretch' }), {
        image: { asset: loaf, alt: 'The door of the shop' },
      }),
      parent: { node: 'faqlist', slot: 'itemtwo' },
    },
    {
      ...block('faqbutt', 'faqlist', 'button', place(1, 1, 5, 2), { label: 'Show the way' }),
      parent: { node: 'faqlist', slot: 'itemtwo' },
    },
    block('faqcall', 'faqend1', 'button', place(1, 1, 5, 2), { label: 'Call us' }),
  ],
)

const long =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsversammlungsprotokoll'

/** Questions in an item of others, an item without a title, and very long words. */
export const nested: PageDocument = page(
  [section('faqsect', ['faqhead', 'faqlist']), section('faqend1', ['faqcall'])],
  [
    block('faqhead', 'faqsect', 'text', place(1, 1, 14, 2), words(headingOf(2, 'Questions'))),
    {
      ...block('faqlist', 'faqsect', 'questions', place(1, 4, 14, 8), {
        items: [
          { id: 'itemone', title: 'When do you open?', body: textOf('At seven.') },
          { id: 'nameless', title: '', body: textOf('Behind the mill.') },
          { id: 'itemlong', title: long, body: textOf(long) },
        ],
      }),
      slots: { itemone: ['faqdeep'], itemlong: ['faqlong'] },
    },
    {
      ...block('faqdeep', 'faqlist', 'questions', place(1, 1, 14, 6), {
        items: [{ id: 'deepone', title: 'And on Sundays?', body: textOf('At nine.') }],
      }),
      parent: { node: 'faqlist', slot: 'itemone' },
    },
    {
      ...block('faqlong', 'faqlist', 'button', place(1, 1, 5, 2), { label: long }),
      parent: { node: 'faqlist', slot: 'itemlong' },
    },
    block('faqcall', 'faqend1', 'button', place(1, 1, 5, 2), { label: 'Call us' }),
  ],
)

/** A text of one line. */
export const quoted: PageDocument = page(
  [section('quotsect', ['quoteone'])],
  [block('quoteone', 'quotsect', 'quote', place(1, 1, 10, 3), words(textOf('The best rye in town.')))],
)

/** A page of so many blocks, every tenth a heading: what speed is measured on. */
export function longPage(count: number): PageDocument {
  const sections: Section[] = []
  const blocks: Block[] = []
  for (let index = 0; index < count; index += 1) {
    const name = `sect${String(Math.floor(index / 20)).padStart(4, '0')}`
    const id = `block${String(index).padStart(5, '0')}`
    let home = sections.at(-1)
    if (home?.id !== name) {
      home = section(name, [])
      sections.push(home)
    }
    sections[sections.length - 1] = { ...home, blocks: [...home.blocks, id] }
    const at = index % 20
    blocks.push(
      block(
        id,
        name,
        'text',
        place((at % 2) * 12 + 1, Math.floor(at / 2) * 4 + 1, 12, 3),
        words(
          index % 10 === 0
            ? headingOf(2, `Heading ${index}`)
            : textOf(
                `Paragraph ${index}. The quick brown fox jumps over the lazy dog, and then it rests a while.`,
              ),
        ),
      ),
    )
  }
  return page(sections, blocks)
}
