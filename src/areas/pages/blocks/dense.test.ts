import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkHeadings, checkPage } from '#document/check/check.ts'
import { mostDense } from '#document/dense-blocks.ts'
import { type BlockDefinition, blockRegistry } from '#document/define-block.ts'
import { type Block, documentLimits, type PageDocument } from '#document/nodes.ts'
import { renderPage } from '#document/render/render-page.server.tsx'
import { documentFault } from '#document/rules.ts'
import { defaultStyles } from '#document/styles.ts'
import { assertInAMoment, countOrdinary } from '#kernel/testing.ts'
import { codeBlock } from './code/block.ts'
import { markdownBlock } from './markdown/block.ts'
import { tableBlock } from './table/block.ts'
import { pageWith, sampleContext } from './testing.ts'

/** A page of blocks of one kind, one under another: so many, or as many as a page takes. */
function pageOfMany(definition: BlockDefinition, props: object, wanted?: number): PageDocument {
  const page = pageWith(definition, props)
  const fitting = Math.floor(documentLimits.bytes / JSON.stringify(page).length)
  const count = wanted ?? Math.min(190, fitting)
  const [first] = Object.values(page.blocks)
  const [section] = Object.values(page.sections)
  assert.ok(first && section)
  const made = Array.from({ length: count }, (_, at): Block => {
    const place = { ...first.place, row: 1 + at * 2, height: 2 }
    return { ...first, id: `block${String(at).padStart(4, '0')}`, place }
  })
  return {
    ...page,
    sections: { [section.id]: { ...section, blocks: made.map(({ id }) => id) } },
    blocks: Object.fromEntries(made.map((block) => [block.id, block])),
  }
}

/** What a block takes in the most, written so that it makes the most of itself. */
const worst: readonly (readonly [string, BlockDefinition, object])[] = [
  ['cells', tableBlock, { data: `${'1\t'.repeat(99)}1\n`.repeat(200) }],
  ['cells that rows are filled up with', tableBlock, { data: `${'1\t'.repeat(100)}\n${'1\n'.repeat(190)}` }],
  ['words of code', codeBlock, { code: '1 '.repeat(25_000), language: 'javascript' }],
  ['lines of code', codeBlock, { code: '1\n'.repeat(25_000), language: 'c', numbers: true, wrap: true }],
  ['marks', markdownBlock, { body: '*a*b '.repeat(10_000) }],
  ['lists', markdownBlock, { body: '- a\n'.repeat(12_500) }],
  ['quotes', markdownBlock, { body: `${'> '.repeat(90)}a\n${'a\n'.repeat(24_900)}` }],
  ['lists of lists', markdownBlock, { body: `${'1. '.repeat(19)}a\n`.repeat(800) }],
  ['paragraphs parted by the ends of lines of old', markdownBlock, { body: 'a\r\r'.repeat(16_000) }],
  ['pictures', markdownBlock, { body: '!['.repeat(25_000) }],
  ['brackets', markdownBlock, { body: '['.repeat(50_000) }],
  ['stars', markdownBlock, { body: '**a *a '.repeat(7_000) }],
  ['strokes', markdownBlock, { body: '`'.repeat(3).concat(' ').repeat(12_000) }],
  [
    'cells that rows in Markdown are filled up with',
    markdownBlock,
    { body: `${'a|'.repeat(300)}\n${'-|'.repeat(300)}\n${'a|\n'.repeat(200)}\n`.repeat(25) },
  ],
  ['cells in Markdown', markdownBlock, { body: `|a|b|\n|-|-|\n${'|1|2|\n'.repeat(8_000)}` }],
]

for (const [name, definition, props] of worst)
  test(`a page with as many ${name} as fit into it is drawn all the same, and soon`, (t) => {
    const registry = blockRegistry([definition])
    const page = pageOfMany(definition, props)
    assert.equal(documentFault(page, registry), undefined)
    const count = countOrdinary()
    const { html } = renderPage(page, { registry, ctx: sampleContext() })
    const times = count()
    t.diagnostic(`${Math.round(times)} times ordinary work, ${html.length} letters`)
    assert.ok(times < 500, `${times} times ordinary work`)
    const elements = html.match(/<[a-z]/g)?.length ?? 0
    assert.ok(elements < 2 * mostDense + 10_000, `${elements} elements`)

    assertInAMoment(() => checkHeadings(page, registry))

    const plain = html.match(/class="plain"/g)?.length ?? 0
    const found = checkPage(page, {
      registry,
      palette: defaultStyles.palette,
      head: { title: 'Tables', description: 'Many of them.' },
    })
    assert.ok(plain > 0)
    assert.equal(found.filter(({ code }) => code === 'block_plain').length, plain)
  })

test('no divider and no stairs of lists hide what comes after them', () => {
  const registry = blockRegistry([markdownBlock])
  const drawn = (between: string) =>
    renderPage(pageWith(markdownBlock, { body: `Before\n\n${between}\n\nAfter` }), {
      registry,
      ctx: sampleContext(),
    }).html
  for (const pluses of [20, 40, 80])
    assert.match(drawn('+ '.repeat(pluses)), /Before[^]*After/, `${pluses} pluses`)
  // So many lists within each other, by how far each is set in.
  const stairs = Array.from({ length: 60 }, (_, at) => `${'  '.repeat(at)}- x`)
  assert.match(drawn(stairs.join('\n')), /Before[^]*After/)
  for (const line of ['* '.repeat(60), '- '.repeat(60), '-'.repeat(200)])
    assert.match(drawn(line), /Before[^]*<hr[^]*After/)
})

test('what no visitor sees takes nothing of the room of what they see', () => {
  const registry = blockRegistry([tableBlock])
  const page = pageOfMany(tableBlock, { data: '1\t'.repeat(19_000) }, 2)
  const [seen] = Object.values(page.sections)
  const [block] = Object.values(page.blocks)
  assert.ok(seen && block)
  const unseen = { ...seen, id: 'sectionz', hidden: { desktop: true, phone: true }, blocks: ['blockzzz'] }
  const both: PageDocument = {
    ...page,
    order: ['sectionz', seen.id],
    sections: { ...page.sections, sectionz: unseen },
    blocks: { ...page.blocks, blockzzz: { ...block, id: 'blockzzz', parent: { node: 'sectionz' } } },
  }
  assert.ok(!renderPage(both, { registry, ctx: sampleContext() }).html.includes('class="plain"'))
  const found = checkPage(both, {
    registry,
    palette: defaultStyles.palette,
    head: { title: 'Tables', description: 'Some of them.' },
  })
  assert.deepEqual(
    found.filter(({ code }) => code === 'block_plain'),
    [],
  )
})

test('an address that many links of one text lead to is not written until it is a book', () => {
  const address = `https://example.com/${'a'.repeat(2_000)}`
  const text = (links: number) => ({ body: `[a]: ${address}\n\n${'[a] '.repeat(links)}` })
  const registry = blockRegistry([markdownBlock])
  const drawn = (links: number) =>
    renderPage(pageWith(markdownBlock, text(links)), { registry, ctx: sampleContext() }).html
  assert.equal(drawn(40).split(address).length - 1, 40)
  const many = drawn(11_000)
  assert.ok(many.length < 500_000, `${many.length} letters`)
  assert.ok(many.includes('a a a a'))
})

test('what is a lot to a person is drawn as it is', () => {
  for (const [definition, props] of [
    [tableBlock, { data: 'One,Two,Three\n'.repeat(2_800) }],
    [codeBlock, { code: 'const one = two(3)\n'.repeat(2_600), language: 'javascript' }],
    [markdownBlock, { body: 'Some words, and *more* of them.\n\n'.repeat(1_500) }],
    [
      markdownBlock,
      { body: `Day | Hours | Place\n--- | --- | ---\n${'Monday | 9 to 5 | Hall\n'.repeat(1_500)}` },
    ],
  ] as const) {
    const registry = blockRegistry([definition as BlockDefinition])
    const page = pageOfMany(definition as BlockDefinition, props, 4)
    assert.ok(!renderPage(page, { registry, ctx: sampleContext() }).html.includes('class="plain"'))
  }
})
