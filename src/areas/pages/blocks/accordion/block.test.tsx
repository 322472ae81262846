import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blockRegistry } from '#document/define-block.ts'
import type { Block, JsonObject, PageDocument } from '#document/nodes.ts'
import { pageCss } from '#document/render/page-css.ts'
import { renderPage } from '#document/render/render-page.server.tsx'
import { documentFault } from '#document/rules.ts'
import { translationLocales } from '#kernel/i18n/locales.ts'
import { visitorWords } from '#platform/testing/words.ts'
import { defaultStyles } from '#document/styles.ts'
import { buttonBlock } from '../button/block.ts'
import { imageBlock } from '../image/block.ts'
import { lineBlock } from '../line/block.ts'
import { p, words } from '../words.ts'
import { describeBlock, drawBlock, drawnByReact, pageWith, sampleContext, samplesOf } from '../testing.ts'
import { accordionBlock } from './block.ts'

describeBlock(accordionBlock)

test('needs no script, and may open one at a time', () => {
  const { html, islands } = drawBlock(accordionBlock, {
    ...samplesOf(accordionBlock)[0]?.props,
    single: true,
  })
  assert.equal(html.match(/<details name="b-blockone-one"/g)?.length, 3)
  assert.deepEqual(islands, [])
})

test('leaves out rows that say nothing, but on the canvas', () => {
  const blank = { id: 'rowone', title: ' ' }
  const items = [blank, { id: 'rowtwo', title: 'Do you post?' }]
  const { html } = drawBlock(accordionBlock, { items, firstOpen: true })
  assert.equal(html.match(/<details/g)?.length, 1)
  assert.match(html, /<details open=""><summary><span>Do you post\?/)
  const canvas = drawBlock(accordionBlock, { items }, { ctx: { mode: 'canvas' } }).html
  assert.equal(canvas.match(/<details/g)?.length, 2)
  assert.doesNotMatch(drawBlock(accordionBlock, { items: [blank] }).html, /accordion"/)
})

const registry = blockRegistry([accordionBlock, imageBlock, buttonBlock, lineBlock])

/** An accordion of half the page's width, with these blocks in its items. */
function holding(
  props: object,
  held: { readonly [item: string]: readonly [string, Block['type'], object][] },
) {
  const page = pageWith(accordionBlock, props)
  const holder = page.blocks['blockone']
  assert.ok(holder)
  const blocks: { [id: string]: Block } = {}
  const slots: { [item: string]: string[] } = {}
  for (const [slot, inside] of Object.entries(held)) {
    slots[slot] = inside.map(([id]) => id)
    for (const [id, type, given] of inside) {
      blocks[id] = {
        ...holder,
        id,
        type,
        version: registry.get(type)?.version ?? 1,
        props: given as JsonObject,
        parent: { node: 'blockone', slot },
      }
    }
  }
  const place = { ...holder.place, width: 12 }
  const document: PageDocument = { ...page, blocks: { blockone: { ...holder, place, slots }, ...blocks } }
  assert.equal(documentFault(document, registry), undefined)
  return document
}

function drawn(
  document: PageDocument,
  mode: 'page' | 'canvas' = 'page',
  given: Parameters<typeof sampleContext>[0] = {},
) {
  const ctx = sampleContext({ mode, ...given })
  const page = renderPage(document, { registry, ctx })
  assert.equal(page.html, drawnByReact(document, registry, ctx))
  return { ...page, css: pageCss([page], defaultStyles, [page.html]) }
}

const [picture] = samplesOf(imageBlock)
const rows = [{ id: 'rowone', title: 'Where is the shop?' }]

test('an item holds blocks below its words, in a column of its own width, and needs no script', () => {
  const document = holding(
    { items: samplesOf(accordionBlock)[0]?.props.items },
    {
      item01: [
        ['pictur', 'image', picture?.props ?? {}],
        ['tobook', 'button', { label: 'Book' }],
      ],
    },
  )
  const { html, css, islands } = drawn(document)
  const [first = '', second = ''] = html.split('</details>')
  assert.match(first, /cane is soaked.*<div class="stack"><div class="[^"]*type-image.*type-button/s)
  assert.doesNotMatch(second, /class="stack"|data-/)
  assert.match(first, /sizes="\(min-width:48rem\) 50vw, 100vw"/)
  assert.deepEqual(islands, [])
  assert.match(css, /\.accordion details>\.stack/)
  assert.match(css, /\.image-frame/)
  assert.doesNotMatch(css, /\.type-line|\.row\{/)
})

test('an item with blocks and no words is an item; its empty words take no room', () => {
  const document = holding(
    { items: [...rows, { id: 'rowtwo', title: '' }] },
    {
      rowone: [['tobook', 'button', { label: 'Book' }]],
      rowtwo: [['thelin', 'line', {}]],
    },
  )
  const { html } = drawn(document)
  assert.equal(html.match(/<details/g)?.length, 2)
  assert.doesNotMatch(html, /accordion-body/)
  assert.equal(drawn(document, 'canvas').html.match(/accordion-body/g)?.length, 2)
})

test('a page with an accordion of words alone has no rules of style for blocks in it', () => {
  assert.doesNotMatch(drawn(holding({ items: rows }, {})).css, /\.stack/)
})

test('on the canvas an item may be opened to be edited, and shows where blocks can go', () => {
  const document = holding({ items: rows }, {})
  const { html } = drawn(document, 'canvas')
  assert.match(html, /<details><summary>.*<div class="stack" data-slot="rowone"><\/div><\/details>/s)
  // What stands in an item holds nothing itself.
  const inner = holding({ items: rows }, { rowone: [['within', 'accordion', { items: rows }]] })
  assert.equal(drawn(inner, 'canvas').html.match(/data-slot/g)?.length, 1)
})

/** What is read of every line that opens. */
const lines = (html: string) => [...html.matchAll(/<summary>(.*?)<\/summary>/gs)].map(([, line]) => line)

const unnamed = holding(
  {
    items: [
      { id: 'rowone', title: '', body: words(p('Behind the mill.'), p('Ring twice.')) },
      { id: 'rowtwo', title: ' ' },
      { id: 'rowthree', title: '' },
      { id: 'rowfour', title: 'Parking' },
    ],
  },
  {
    rowtwo: [
      ['theline', 'line', {}],
      ['tobook', 'button', { label: 'Book' }],
    ],
    rowthree: [['thelin', 'line', {}]],
  },
)

test('an item without a title is called by the first words in it, or by its number', () => {
  assert.deepEqual(lines(drawn(unnamed).html), [
    '<span>Behind the mill.</span>',
    '<span>Book</span>',
    '<span>Item 3</span>',
    '<span>Parking</span>',
  ])
  const long = 'A picture of the shop with its door open and all of the chairs that were mended this week'
  const cut = holding({ items: [{ id: 'rowone', title: '', body: words(p(long)) }] }, {})
  const [line = ''] = lines(drawn(cut).html)
  assert.match(line, /^<span>A picture of the shop.{20,40}…<\/span>$/)
})

test('its number is said in every language of visitors', () => {
  const said = new Set<string>()
  for (const locale of translationLocales) {
    const line = lines(drawn(unnamed, 'page', { words: visitorWords(locale) }).html)[2] ?? ''
    assert.match(line, /^<span>\p{L}+ ?3<\/span>$/u, locale)
    said.add(line)
  }
  assert.ok(said.size > 8, 'they are translated')
})

test('on the canvas a missing title is told where it is written; the preview has the name that visitors get', () => {
  const [first = '', , , last = ''] = lines(drawn(unnamed, 'canvas').html)
  assert.equal(
    first,
    '<span><span data-field="items.rowone.title" data-missing="Title missing"></span><span data-instead="">Behind the mill.</span></span>',
  )
  assert.equal(
    last,
    '<span><span data-field="items.rowfour.title" data-missing="Title missing">Parking</span></span>',
  )
})
