import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageContext } from '../block-context.ts'
import { blockRegistry, type BlockViewProps, defineBlock } from '../define-block.ts'
import { image, type PropsOf, richText } from '../fields.ts'
import { emptyDocument, newSection, type Block, type Json, type PageDocument } from '../nodes.ts'
import { defaultStyles } from '../styles.ts'
import { registry, sampleBlock, sampleDocument, testContext } from '../testing/sample-blocks.tsx'
import { headingOf } from '../text/text-json.ts'
import { BlockFrame } from './block-frame.tsx'
import { pageCss } from './page-css.ts'
import { Picture } from './picture.tsx'
import { renderPage } from './render-page.server.tsx'
import { RichText } from './rich-text.tsx'

const asset = '01890a5d-ac96-774b-bcce-b302099a8057'

const fields = { body: richText({ label: 'ui.more' }), picture: image({ label: 'ui.more' }) }
const drawWords = ({ props, ctx }: BlockViewProps<PropsOf<typeof fields>>) => (
  <>
    <Picture image={props.picture} ctx={ctx} sizes="50vw" />
    <RichText value={props.body} path={['body']} ctx={ctx} />
  </>
)
const words = defineBlock({
  type: 'words',
  version: 1,
  fields,
  view: { view: drawWords, css: '.type-words{hyphens:manual}' },
  empty: { holds: (props) => props.body.content === undefined, message: 'ui.more' },
  samples: { samples: [{ name: 'one', props: {} }] },
  size: { width: 6, height: 2, minWidth: 1, minHeight: 1 },
  group: 'basic',
  icon: 'text',
  name: 'ui.more',
})
const dot = defineBlock({
  ...words,
  type: 'dot',
  island: 'the-dot',
  view: { view: drawWords, css: '.type-dot{color:red}' },
})
const ours = blockRegistry([words, dot])

function page(...blocks: Block[]): PageDocument {
  return {
    ...sampleDocument(),
    order: ['sectna'],
    sections: { sectna: newSection({ id: 'sectna', blocks: blocks.map((block) => block.id) }) },
    blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
  }
}

function wordsBlock(id: string, row: number, props: Record<string, unknown>): Block {
  const block = sampleBlock(id, 'sectna')
  return { ...block, type: 'words', props: props as { [name: string]: Json }, place: { ...block.place, row } }
}

const heading = headingOf(2, 'Bread & butter', 'Every day.')

test('a page is sections, landmarks by their first heading, and blocks in reading order', () => {
  const document = page(
    wordsBlock('secondd', 8, { body: headingOf(3, 'Later') }),
    wordsBlock('firstt', 1, { body: heading }),
  )
  const { html, islands, preload } = renderPage(document, { registry: ours, ctx: testContext() })
  assert.match(
    html,
    /^<section class="s t-paper h-content w-wide g-medium v-center s-sectna" aria-label="Bread &amp; butter">/,
  )
  assert.ok(html.indexOf('Bread &amp; butter</h2>') < html.indexOf('Later</h3>'))
  assert.ok(!html.includes('data-'), 'nothing of the editor is in a page')
  assert.deepEqual(islands, [])
  assert.deepEqual(preload, [])
})

test('pictures below words alone are seen first too, unless the words fill the window', () => {
  const picture = { asset, alt: 'A loaf' }
  const first = page(wordsBlock('firstt', 1, { body: heading }))
  const below = (height: 'content' | 'screen'): PageDocument => {
    const second = newSection({ id: 'sectnz', blocks: ['picta1', 'picta2', 'picta3'] })
    const pictures = [1, 4, 7].map((row, index) => ({
      ...wordsBlock(`picta${index + 1}`, row, { body: heading, picture }),
      parent: { node: 'sectnz' },
    }))
    const [words] = Object.values(first.sections)
    assert.ok(words)
    return {
      ...first,
      order: [...first.order, 'sectnz'],
      sections: { [words.id]: { ...words, height }, sectnz: second },
      blocks: { ...first.blocks, ...Object.fromEntries(pictures.map((block) => [block.id, block])) },
    }
  }
  const drawn = (document: PageDocument) => renderPage(document, { registry: ours, ctx: testContext() })
  const two = drawn(below('content'))
  assert.equal(two.preload.length, 2)
  assert.equal(two.html.split('fetchPriority="high"').length - 1, 2)
  assert.equal(two.html.split('loading="lazy"').length - 1, 1)
  assert.deepEqual(drawn(below('screen')).preload, [])
})

test('each device fetches its own pictures first, and none that is hidden on it', () => {
  const at = (id: string, section: string, hidden?: Block['hidden']): Block => ({
    ...wordsBlock(id, 1, { body: heading, picture: { asset, alt: id } }),
    parent: { node: section },
    ...(hidden && { hidden }),
  })
  const drawn = (hidden: { section?: Block['hidden']; block?: Block['hidden'] }) => {
    const sections = [
      newSection({ id: 'sectna', blocks: ['picta1'] }),
      newSection({ id: 'sectnb', blocks: ['picta2'] }),
    ]
    const { preload, html } = renderPage(
      {
        ...emptyDocument(),
        order: ['sectna', 'sectnb'],
        sections: Object.fromEntries(
          sections.map((one, index) => [
            one.id,
            index === 0 && hidden.section ? { ...one, hidden: hidden.section } : one,
          ]),
        ),
        blocks: { picta1: at('picta1', 'sectna', hidden.block), picta2: at('picta2', 'sectnb') },
      },
      { registry: ours, ctx: testContext() },
    )
    return {
      preload: preload.map(({ media, image }) => [image?.alt, media]),
      lazy: [...html.matchAll(/alt="(\w+)" loading="lazy"/g)].map(([, alt]) => alt),
    }
  }
  const [phone, desktop] = ['not all and (min-width:48rem)', '(min-width:48rem)']
  assert.deepEqual(drawn({}), { preload: [['picta1', undefined]], lazy: ['picta2'] })
  const hiddenOnPhone = {
    preload: [
      ['picta1', desktop],
      ['picta2', phone],
    ],
    // What is hidden is not fetched; what is preloaded does not wait for its place.
    lazy: ['picta1', 'picta2'],
  }
  assert.deepEqual(drawn({ section: { phone: true } }), hiddenOnPhone)
  assert.deepEqual(drawn({ block: { phone: true } }), hiddenOnPhone)
  assert.deepEqual(drawn({ section: { desktop: true } }).preload, [
    ['picta1', phone],
    ['picta2', desktop],
  ])
})

test('what a page needs is named: types, themes, islands, the first picture', () => {
  const picture = { asset, alt: 'A loaf' }
  const document = page(wordsBlock('firstt', 1, { body: heading, picture }), {
    ...wordsBlock('secondd', 8, { body: heading }),
    type: 'dot',
    look: { theme: 'ink-bold', shadow: true },
  })
  const page1 = renderPage(document, { registry: ours, ctx: testContext() })
  assert.deepEqual(page1.islands, ['the-dot'])
  const css = pageCss([page1, page1], defaultStyles, [])
  assert.equal(css.split('.type-words{').length, 2, 'a type once')
  assert.ok(css.includes('.t-ink-bold{') && !css.includes('.t-shade{'))
  assert.ok(css.includes('.type-dot{'), 'what a script adds to is taken whole')
  assert.deepEqual(page1.preload, [
    {
      href: `/a/${asset}?w=800&f=webp`,
      srcSet: `/a/${asset}?w=400 400w`,
      sizes: '50vw',
      image: { asset, alt: 'A loaf' },
    },
  ])
  assert.match(
    page1.html,
    /<img src="[^"]+" srcSet="[^"]+" sizes="50vw" width="800" height="600" alt="A loaf" fetchPriority="high" decoding="async"\/>/,
  )
  const again = renderPage(structuredClone(document), { registry: ours, ctx: testContext() })
  assert.deepEqual(again, page1, 'the same document is the same bytes')
})

test('sections for members are not in a stranger’s bytes', () => {
  const document = page(wordsBlock('firstt', 1, { body: heading }))
  const members = {
    ...document,
    sections: { sectna: { ...document.sections['sectna'], audience: { kind: 'members' } } },
  } as PageDocument
  const options = { registry: ours, ctx: testContext() }
  const stranger = renderPage(members, options)
  assert.equal(stranger.html, '')
  assert.ok(!stranger.ownCss.includes('firstt'))
  assert.ok(renderPage(members, { ...options, sees: () => true }).html.includes('butter'))
})

test('a synced section shows its source, twice on one page too', () => {
  const source = page(wordsBlock('firstt', 1, { body: heading }))
  const synced = (id: string) => newSection({ id, source: 'saved' })
  const document: PageDocument = {
    ...page(),
    order: ['syncaa', 'syncbb'],
    sections: { syncaa: synced('syncaa'), syncbb: synced('syncbb') },
  }
  const drawn = renderPage(document, { registry: ours, ctx: testContext(), saved: () => source })
  assert.equal(drawn.html.split('butter</h2>').length, 3)
  assert.ok(drawn.html.includes('b-firstt') && drawn.html.includes('b-x1firstt'))
  assert.ok(drawn.ownCss.includes('.b-x1firstt{'))
  assert.equal(
    renderPage(document, { registry: ours, ctx: testContext(), saved: () => undefined }).html.split(
      '<section',
    ).length,
    3,
  )
})

test('a type that is gone, or newer than ours, is a placeholder on the canvas and nothing on the page', () => {
  const gone = { ...wordsBlock('firstt', 1, { body: heading }), type: 'gone' }
  const newer = { ...wordsBlock('firstt', 1, { body: heading }), version: 2 }
  const empty = wordsBlock('firstt', 1, { body: { type: 'doc' } })
  const draw = (block: Block, ctx: PageContext) =>
    renderToStaticMarkup(<BlockFrame block={block} held={{}} registry={ours} ctx={ctx} />)
  for (const [block, said] of [
    [gone, 'document.block_gone'],
    [newer, 'document.block_gone'],
    [empty, 'ui.more'],
  ] as const) {
    assert.ok(draw(block, testContext('canvas')).includes(said))
    assert.match(draw(block, testContext()), /><\/div>$/)
  }
})

test('the canvas draws the very same, with its marks', () => {
  const document = page(wordsBlock('firstt', 1, { body: heading, picture: { asset, alt: '' } }))
  const at = (mode: 'page' | 'canvas') =>
    renderPage(document, { registry: ours, ctx: testContext(mode) }).html
  assert.notEqual(at('canvas'), at('page'))
  assert.equal(at('canvas').replaceAll(/ data-[a-z]+="[^"]*"/g, ''), at('page'))
})

test('words in slots are drawn where the block puts them', () => {
  const { html } = renderPage(sampleDocument(), { registry, ctx: testContext() })
  assert.match(html, /<div class="stack"><div class="b type-text b-inside">/)
})

test('text draws only what it knows, and links only where they may lead', () => {
  const link = (target: unknown, text: string) => ({
    type: 'text',
    text,
    marks: [{ type: 'link', attrs: { target } }],
  })
  const body = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        attrs: { align: 'center', style: 'lead' },
        content: [
          link({ kind: 'url', url: 'javascript:alert(1)' }, 'bad'),
          link({ kind: 'url', url: 'https://example.com/' }, 'go'),
          {
            ...link({ kind: 'url', url: 'https://example.com/' }, 'od'),
            marks: [
              ...(link({ kind: 'url', url: 'https://example.com/' }, '').marks ?? []),
              { type: 'bold' },
            ],
          },
          {
            type: 'text',
            text: '<b>',
            marks: [{ type: 'blink' }, { type: 'colour', attrs: { slot: 'accent' } }],
          },
        ],
      },
      { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] },
      { type: 'paragraph' },
    ],
  }
  const { html } = renderPage(page(wordsBlock('firstt', 1, { body })), { registry: ours, ctx: testContext() })
  assert.ok(html.includes('<p class="p-lead align-center">bad<a href'))
  assert.ok(html.includes('<a href="https://example.com/" rel="noopener">go<strong>od</strong></a>'))
  assert.ok(html.includes('<span class="ink-accent">&lt;b&gt;</span></p><p><br/></p>'))
  assert.ok(!html.includes('alert'))
})

test('a picture that is cut stands in a box of its proportions and fetches what the cut needs', () => {
  const crop = { x: 0.2, y: 0.1, width: 0.5, height: 0.4 }
  const draw = (given: object) =>
    renderPage(
      page(wordsBlock('firstt', 1, { picture: { asset, alt: 'A loaf', ...given }, body: heading })),
      { registry: ours, ctx: testContext() },
    )
  const whole = draw({})
  const focal = { x: 0.3, y: 0.9 }
  const cut = draw({ crop, focal })
  const [, width = '', height = ''] = /width="(\d+)" height="(\d+)"/.exec(whole.html) ?? []
  const ratio = Math.round(((Number(width) * 0.5) / (Number(height) * 0.4)) * 10_000) / 10_000
  assert.match(cut.html, new RegExp(`<span class="cut" style="--cut-ratio:${ratio};`))
  assert.match(cut.html, /--cut-x:0.4;--cut-y:0.25;--cut-edges:10% 30% 50% 20%;--cut-at-x:0.2;--cut-at-y:1"/)
  assert.match(cut.html, /sizes="100vw"[^>]*class="cut-part"/, 'half the width is shown as wide')
  assert.doesNotMatch(cut.html, /object-position/)
  assert.deepEqual(draw({ crop: { x: 0, y: 0, width: 1, height: 1 } }).html, whole.html)

  assert.deepEqual(
    cut.preload,
    whole.preload.map((one) => ({ ...one, sizes: '100vw', image: { ...one.image, crop, focal } })),
  )
  assert.match(pageCss([cut], defaultStyles, []), /\.cut>\.cut-part\{/)
  assert.doesNotMatch(pageCss([whole], defaultStyles, []), /\.cut/, 'pages without a cut do not pay for it')
})

test('a block that shows nothing goes out without its look', () => {
  const look = { fill: 'surface', border: true, shadow: true } as const
  const nothing = { body: { type: 'doc' } }
  const draw = (props: Record<string, unknown>, mode: 'page' | 'canvas' = 'page') =>
    renderPage(page({ ...wordsBlock('firstt', 1, props), look }), { registry: ours, ctx: testContext(mode) })
      .html
  assert.match(draw(nothing), /<div class="b type-words b-firstt"><\/div>/)
  assert.match(draw(nothing, 'canvas'), /fill-surface edge shadow/)
  assert.match(draw({ body: heading }), /fill-surface edge shadow/)
})
