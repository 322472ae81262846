import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blockRegistry, defineBlock } from '../define-block.ts'
import { image, link, list, richText, text } from '../fields.ts'
import { apply } from '../apply.ts'
import { newSection, type Block, type Json, type PageDocument, type Section } from '../nodes.ts'
import { defaultStyles } from '../styles.ts'
import { sampleBlock } from '../testing/sample-blocks.tsx'
import { headingOf, textOf } from '../text/text-json.ts'
import { checkPage, type CheckOptions } from './check.ts'
import type { FindingCode } from './finding.ts'

const asset = '01890a5d-ac96-774b-bcce-b302099a8057'
const words = defineBlock({
  type: 'words',
  version: 1,
  fields: {
    body: richText({ label: 'ui.more' }),
    picture: image({ label: 'ui.more' }),
    label: text({ label: 'ui.more' }),
    to: link({ label: 'ui.more' }),
  },
  view: { view: () => null },
  samples: { samples: [{ name: 'x', props: {} }] },
  size: { width: 6, height: 2, minWidth: 1, minHeight: 1 },
  group: 'basic',
  icon: 'x',
  name: 'ui.more',
})
const picture = defineBlock({ ...words, type: 'picture', sizing: 'box', phone: 'pair' })
const registry = blockRegistry([words, picture])
const options: CheckOptions = {
  registry,
  palette: defaultStyles.palette,
  head: { title: 'Bakery', description: 'Bread every day.' },
}

function page(
  blocks: Record<string, Omit<Partial<Block>, 'props'> & { props?: Record<string, unknown> }>,
  section: Partial<Section> = {},
): PageDocument {
  const made = Object.entries(blocks).map(([id, given], index): Block => {
    const block = sampleBlock(id, 'sectna')
    return {
      ...block,
      type: 'words',
      place: { ...block.place, width: 24, row: 1 + index * 5 },
      ...given,
      props: (given.props ?? {}) as { [name: string]: Json },
    }
  })
  return {
    format: 1,
    page: { header: 'site', footer: 'site' },
    order: ['sectna'],
    sections: { sectna: newSection({ id: 'sectna', ...section, blocks: made.map(({ id }) => id) }) },
    blocks: Object.fromEntries(made.map((block) => [block.id, block])),
  }
}

const title = { titlee: { props: { body: headingOf(1, 'Bread') } } }
const codes = (document: PageDocument, given: Partial<CheckOptions> = {}) =>
  checkPage(document, { ...options, ...given }).map(({ code, node }) => `${code} ${node}`)

/** Every finding with a mend must be gone, and bring no other, once mended. */
function mended(document: PageDocument, code: FindingCode): void {
  const finding = checkPage(document, options).find((one) => one.code === code)
  assert.ok(finding?.mend, `${code} has no mend`)
  const result = apply(document, finding.mend, registry)
  assert.ok(result.ok)
  assert.ok(!checkPage(result.document, options).some((one) => one.code === code), `${code} is still there`)
}

test('a page with nothing wrong says nothing', () => {
  assert.deepEqual(codes(page(title)), [])
})

test('title and description', () => {
  assert.deepEqual(codes(page(title), { head: { title: ' ', description: '' } }), [
    'title_missing page',
    'description_missing page',
  ])
  assert.deepEqual(codes(page(title), { head: { title: 'x'.repeat(80), description: 'x'.repeat(300) } }), [
    'title_long page',
    'description_long page',
  ])
})

test('alt text missing, useless, kept with the asset, or not needed', () => {
  const alt = (image_: Record<string, unknown>, given: Partial<CheckOptions> = {}) =>
    codes(page({ ...title, pictur: { props: { picture: { asset, alt: '', ...image_ } } } }), given)
  assert.deepEqual(alt({}), ['alt_missing pictur'])
  assert.deepEqual(alt({ decorative: true }), [])
  assert.deepEqual(alt({ alt: 'A loaf of rye' }), [])
  for (const useless of ['IMG_2041', 'loaf.jpg', 'Screenshot 2026-01-02', 'image'])
    assert.deepEqual(alt({ alt: useless }), ['alt_useless pictur'])
  const kept = (bytes: number) => ({ asset: () => ({ alt: 'A loaf', bytes }) })
  assert.deepEqual(alt({}, kept(1)), [])
  assert.deepEqual(alt({}, kept(9_000_000)), ['image_heavy pictur'])
  const inText = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'image', attrs: { asset } }] }],
  }
  assert.deepEqual(codes(page({ ...title, wordss: { props: { body: inText } } })), ['alt_missing wordss'])
})

test('headings: skipped, empty, none, two first ones', () => {
  const skipped = page({
    ...title,
    second: { props: { body: headingOf(4, 'Deep') } },
    thirdd: { props: { body: headingOf(3, 'Next') } },
  })
  assert.deepEqual(codes(skipped), ['heading_skipped second'])
  mended(skipped, 'heading_skipped')
  assert.deepEqual(codes(page({ ...title, second: { props: { body: headingOf(2, ' ') } } })), [
    'heading_empty second',
  ])
  assert.deepEqual(codes(page({ wordss: { props: { body: textOf('x') } } })), ['heading_no_first page'])
  const twice = page({ ...title, second: { props: { body: headingOf(1, 'Again') } } })
  assert.deepEqual(codes(twice), ['heading_many_first second'])
  mended(twice, 'heading_many_first')
})

test('links: nameless, gone, to a place that is not there', () => {
  const linked = (
    props: Record<string, unknown>,
    given: Partial<CheckOptions> = {},
    section: Partial<Section> = {},
  ) => codes(page({ ...title, button: { props } }, section), given)
  const to = { kind: 'page', page: asset }
  assert.deepEqual(linked({ to }), ['link_empty button'])
  assert.deepEqual(linked({ to, label: 'About' }), [])
  assert.deepEqual(linked({ to, picture: { asset, alt: 'About us' } }), [])
  assert.deepEqual(linked({ to, label: 'About' }, { leads: () => false }), ['link_gone button'])
  assert.deepEqual(linked({ to: { kind: 'anchor', anchor: 'menu' }, label: 'Menu' }), ['anchor_gone button'])
  assert.deepEqual(
    linked({ to: { kind: 'anchor', anchor: 'menu' }, label: 'Menu' }, {}, { anchor: 'menu' }),
    [],
  )
  const blank = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: ' ', marks: [{ type: 'link', attrs: { target: to } }] },
          { type: 'text', text: 'x' },
        ],
      },
    ],
  }
  assert.deepEqual(linked({ body: blank }), ['link_empty button'])
})

test('a linked picture names its link with what the page says of it', () => {
  const to = { kind: 'page', page: asset }
  const kept = { asset: () => ({ alt: 'About us', bytes: 1 }) }
  const alone = (image: object, given?: Partial<CheckOptions>) =>
    codes(page({ ...title, button: { props: { to, picture: { asset, ...image } } } }), given)
  const inText = (image: object, given?: Partial<CheckOptions>) => {
    const mark = { type: 'link', attrs: { target: to } }
    const content = [{ type: 'image', attrs: { asset, ...image }, marks: [mark] }]
    const body = { type: 'doc', content: [{ type: 'paragraph', content }] }
    return codes(page({ ...title, button: { props: { body } } }), given)
  }
  for (const linked of [alone, inText]) {
    assert.deepEqual(linked({ alt: 'About us' }), [])
    assert.deepEqual(linked({ alt: '' }, kept), [], 'words that were written in the library')
    assert.deepEqual(linked({ alt: ' ' }), ['alt_missing button', 'link_empty button'])
    assert.deepEqual(linked({ alt: 'About us', decorative: true }, kept), ['link_empty button'])
  }
})

test('an anchor that two sections have', () => {
  const one = page(title, { anchor: 'menu' })
  const document = {
    ...one,
    order: ['sectna', 'sectnb'],
    sections: { ...one.sections, sectnb: newSection({ id: 'sectnb', anchor: 'menu' }) },
  }
  assert.deepEqual(codes(document), ['anchor_taken sectnb'])
  mended(document, 'anchor_taken')
  // A page has these of its own.
  assert.deepEqual(codes(page(title, { anchor: 'main' })), ['anchor_taken sectna'])
})

test('grounds on which the words cannot be read, and their mends', () => {
  const ink = page(title, { background: { kind: 'colour', colour: 'ink' } })
  assert.deepEqual(codes(ink), ['contrast_ground sectna'])
  mended(ink, 'contrast_ground')
  const both = page(title, { background: { kind: 'gradient', from: 'paper', to: 'ink', angle: 90 } })
  assert.deepEqual(codes(both), ['contrast_ground sectna'])
  assert.equal(checkPage(both, options)[0]?.mend, undefined, 'nothing is readable from white to black')
  assert.deepEqual(
    codes(page({ empty0: { props: {} } }, { background: { kind: 'colour', colour: 'ink' } })),
    ['heading_no_first page'],
  )
  const photo = page(title, { theme: 'ink', background: { kind: 'image', image: { asset, alt: '' } } })
  assert.deepEqual(codes(photo), ['contrast_picture sectna'])
  mended(photo, 'contrast_picture')
})

test('words upon the picture of a section, as light as it is known to be', () => {
  const image = { asset, alt: '' }
  const lit = (darkest: number, lightest: number) => ({
    asset: () => ({ alt: '', bytes: 1, luminance: { darkest, lightest } }),
  })
  const onInk = (strength: number) =>
    page(title, { theme: 'ink', background: { kind: 'image', image, overlay: { colour: 'ink', strength } } })
  // Light words: what is light in the picture counts.
  assert.deepEqual(codes(onInk(0)), ['contrast_picture sectna'], 'of a picture nobody measured, the worst')
  assert.deepEqual(codes(onInk(0), lit(0, 0.1)), [])
  assert.deepEqual(codes(onInk(0), lit(0, 0.5)), ['contrast_picture sectna'])
  assert.deepEqual(codes(onInk(0.5), lit(0, 0.4)), [], 'the veil is part of the ground')
  assert.deepEqual(codes(onInk(0.2), lit(0, 0.9)), ['contrast_picture sectna'])
  // Dark words: what is dark in it.
  const onPaper = page(title, { theme: 'paper', background: { kind: 'image', image } })
  assert.deepEqual(codes(onPaper, lit(0.4, 1)), [])
  assert.deepEqual(codes(onPaper, lit(0.02, 1)), ['contrast_picture sectna'])
  // A film is known by its poster alone.
  const film = { kind: 'video', asset, poster: image } as const
  assert.deepEqual(codes(page(title, { theme: 'ink', background: film }), lit(0, 0.1)), [
    'contrast_picture sectna',
  ])
  // What mends it is no more than this picture needs.
  const options_ = { ...options, ...lit(0, 0.5) }
  const [found] = checkPage(onInk(0), options_)
  const [anyPicture] = checkPage(onInk(0), options)
  const strength = (finding: typeof found) =>
    (finding?.mend?.[0] as { value?: { strength: number } } | undefined)?.value?.strength ?? 1
  assert.ok(strength(found) < strength(anyPicture))
  assert.ok(found?.mend)
  const result = apply(onInk(0), found.mend, registry)
  assert.ok(result.ok)
  assert.deepEqual(checkPage(result.document, options_), [])
})

test('words upon a picture, words upon words', () => {
  const place = { column: 1, row: 1, width: 12, height: 8, align: 'start' } as const
  const upon = page({
    pictur: { type: 'picture', place: { ...place, layer: 0 }, props: { picture: { asset, alt: 'A loaf' } } },
    titlee: { place: { ...place, layer: 1 }, props: { body: headingOf(1, 'Bread') } },
  })
  // The picture block of this test has a text field too, as every field is declared on it.
  assert.deepEqual(
    codes(upon).filter((code) => code.startsWith('contrast')),
    ['contrast_upon_picture titlee'],
  )
  mended(upon, 'contrast_upon_picture')
  const over = page({
    titlee: { place: { ...place, layer: 0 }, props: { body: headingOf(1, 'Bread') } },
    wordss: { place: { ...place, layer: 1 }, props: { body: textOf('x') } },
  })
  assert.deepEqual(codes(over), ['text_overlap wordss'])
  // A picture has room for words, and none.
  const pictures = page({
    ...title,
    pictur: {
      type: 'picture',
      place: { ...place, row: 20, layer: 0 },
      props: { picture: { asset, alt: 'A loaf' } },
    },
    second: {
      type: 'picture',
      place: { ...place, row: 20, layer: 1 },
      props: { picture: { asset, alt: 'A knife' } },
    },
  })
  assert.deepEqual(codes(pictures), [])
})

test('on the phone: too small to tap, covering another', () => {
  const small = page({
    ...title,
    button: {
      phone: { column: 1, row: 9, width: 1 },
      props: { to: { kind: 'page', page: asset }, label: 'ui.more' },
    },
  })
  assert.deepEqual(codes(small), ['target_small button'])
  mended(small, 'target_small')
  const covering = page({
    ...title,
    pictur: {
      type: 'picture',
      place: { column: 1, row: 9, width: 12, height: 4, layer: 1, align: 'start' },
      phone: { column: 1, row: 1 },
    },
  })
  assert.deepEqual(codes(covering), ['phone_overlap pictur'])
  mended(covering, 'phone_overlap')
})

test('findings come in the order of the page', () => {
  const document = page({
    ...title,
    second: { props: { picture: { asset, alt: '' } } },
    thirdd: { props: { picture: { asset, alt: '' }, body: headingOf(4, 'x') } },
  })
  assert.deepEqual(codes(document, { head: { title: '', description: 'x' } }), [
    'title_missing page',
    'alt_missing second',
    'alt_missing thirdd',
    'heading_skipped thirdd',
  ])
})

test('what stands in a slot is looked at like anything else, in the order of the items', () => {
  const holder = defineBlock({
    type: 'holder',
    version: 1,
    view: { view: () => null },
    size: words.size,
    group: 'basic',
    icon: 'x',
    name: 'ui.more',
    fields: {
      items: list({ label: 'ui.more', addLabel: 'ui.more', of: { title: text({ label: 'ui.more' }) } }),
    },
    slots: { perItem: 'items', slot: { label: 'ui.more', layout: 'stack' } },
    samples: { samples: [{ name: 'x', props: {} }] },
  })
  const own = blockRegistry([words, picture, holder])
  const held = (id: string, slot: string, props: Block['props']): Block => ({
    ...sampleBlock(id, 'holder', slot),
    type: 'words',
    props,
  })
  const base = page({
    ...title,
    holder: { type: 'holder', props: { items: [{ id: 'itema' }, { id: 'itemb' }] } },
  })
  const onInk = { kind: 'colour', colour: 'ink' } as const
  const document: PageDocument = {
    ...base,
    blocks: {
      ...base.blocks,
      holder: { ...base.blocks['holder'], slots: { itemb: ['second'], itema: ['firstt'] } } as Block,
      firstt: held('firstt', 'itema', {
        picture: { asset, alt: '' },
        to: { kind: 'anchor', anchor: 'gone' },
      }),
      second: held('second', 'itemb', { body: headingOf(4, 'Too deep') as unknown as Json }),
    },
  }
  assert.deepEqual(codes(document, { registry: own }), [
    'alt_missing firstt',
    'link_empty firstt',
    'anchor_gone firstt',
    'heading_skipped second',
  ])
  // Its words are the only ones on the ground of the section.
  const { titlee: _, ...blocks } = document.blocks
  const dark: PageDocument = {
    ...document,
    blocks,
    sections: { sectna: newSection({ id: 'sectna', blocks: ['holder'], background: onInk }) },
  }
  assert.ok(codes(dark, { registry: own }).includes('contrast_ground sectna'))
})
