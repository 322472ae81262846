import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyDocument, type Block, type Json, type PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { assertMoment, countOrdinary } from '#kernel/testing.ts'
import { MOST_WORK, workOf } from './save-work.ts'

/** A page with one block that holds these values. */
function pageOf(props: { readonly [name: string]: Json }): PageDocument {
  const place = { column: 1, row: 1, width: 12, height: 2, layer: 0, align: 'start' } as const
  const block: Block = { id: 'blocka', type: 'text', version: 1, parent: { node: 'secta' }, place, props }
  return { ...emptyDocument(), blocks: { blocka: block } }
}

const times = <Item>(count: number, one: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => one(at))
const set = (path: string, value: Json): Patch => ({
  op: 'set',
  node: 'blocka',
  path: ['props', ...path.split('.')],
  value,
})

const article = (paragraphs: number) => {
  const content = [{ type: 'text', text: 'So many words.' }]
  return pageOf({ body: { type: 'doc', content: times(paragraphs, () => ({ type: 'paragraph', content })) } })
}
const typing = (steps: number): Patch => {
  const slice = { content: [{ type: 'text', text: 'a' }] }
  const step = { stepType: 'replace', from: 1, to: 1, slice }
  return { op: 'text', node: 'blocka', path: ['props', 'body'], steps: times(steps, () => step) }
}

test('what people write in one go is far from too much', () => {
  const pictures = times(300, (at) => ({ id: `picture${at}`, image: { asset: 'a', alt: 'b' }, caption: 'c' }))
  const moves = times(300, (at): Patch => {
    const id = `picture${299 - at}`
    return { op: 'move-item', node: 'blocka', path: ['props', 'items'], id, after: null }
  })
  const page = pageOf({ items: pictures })
  const works = [
    workOf(article(1_000), [typing(1_000)]),
    workOf(
      article(1_000),
      times(5, () => typing(20)),
    ),
    workOf(page, moves),
    workOf(
      page,
      times(300, (at) => set(`items.picture${at}.caption`, 'other')),
    ),
    workOf(article(10_000), [typing(200)]),
    workOf(
      pageOf({}),
      times(2_000, (): Patch => ({ op: 'move', node: 'blocka', parent: { node: 'secta' }, after: null })),
    ),
  ]
  for (const work of works) assert.ok(work < MOST_WORK, String(works))
})

test('what would take minutes within every other limit is too much, and is told so at once', () => {
  const keys = Object.fromEntries(times(60_000, (at) => [`key${at}`, 0]))
  const items = times(40_000, (at) => ({ id: `item${at}` }))
  const slots = Object.fromEntries(times(20_000, (at) => [`slot${at}`, []]))
  const holder = { ...pageOf({}).blocks['blocka'], id: 'holder', slots } as unknown as Block
  const into: Patch = { op: 'move', node: 'blocka', parent: { node: 'holder', slot: 'slot0' }, after: null }
  const count = countOrdinary()
  const asked: readonly (readonly [PageDocument, readonly Patch[]])[] = [
    [article(20_000), times(5_000, () => typing(1))],
    [article(20_000), [typing(7_000), typing(7_000)]],
    [pageOf({}), [set('all', keys), ...times(5_000, (at) => set('all.other', at))]],
    [pageOf({}), times(5_000, (at) => set(`key${at}`, at))],
    [pageOf({}), [set('items', items), ...times(5_000, (at) => set(`items.item${39_999 - at}.x`, at))]],
    [
      pageOf({}),
      [
        { op: 'insert', parent: { node: 'secta' }, after: null, nodes: { blocks: [holder] } },
        ...times(5_000, () => into),
      ],
    ],
  ]
  for (const [at, [page, patches]] of asked.entries())
    assert.ok(workOf(page, patches) > MOST_WORK, String(at))
  assertMoment(count)
})
