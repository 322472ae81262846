import assert from 'node:assert/strict'
import { test } from 'node:test'
import { copyBlocks, copySections, type Fragment } from '#document/commands/fragment.ts'
import { documentFault } from '#document/rules.ts'
import { paste } from '#document/commands/paste.ts'
import { apply } from '#document/apply.ts'
import type { Json, PageDocument } from '#document/nodes.ts'
import { registry } from '../gallery/sample-blocks.tsx'
import { bakery } from '../gallery/sample-page.ts'
import { assetsIn } from './assets-in.ts'
import { fromClipboard, toClipboard } from './clipboard.ts'
import { linkedHere, originOf, pagesHere, renamed } from './crossing.ts'
import { siteOf, withOrigin } from './origin.ts'

const menu = '01920000-0000-7000-8000-00000000000a'
const about = '01920000-0000-7000-8000-00000000000b'
const menuHere = '01920000-0000-7000-8000-0000000000aa'
const loaf = '01920000-0000-7000-8000-00000000000c'
const loafHere = '01920000-0000-7000-8000-0000000000cc'

const words = (text: string, page: string): Json => ({
  type: 'text',
  text,
  marks: [{ type: 'bold' }, { type: 'link', attrs: { target: { kind: 'page', page } } }],
})
/** The first text of the sample page, with links in its words. */
const linked: PageDocument = {
  ...bakery,
  blocks: {
    ...bakery.blocks,
    herotext: {
      ...(bakery.blocks['herotext'] as (typeof bakery.blocks)[string]),
      props: {
        body: {
          type: 'doc',
          content: [{ type: 'paragraph', content: [words('Menu', menu), words('About', about)] }],
        },
      },
    },
  },
}
const addresses = new Map([
  [menu, '/menu'],
  [about, '/about'],
])
const copied = withOrigin(copyBlocks(linked, ['herotext']), 'there', (page) => addresses.get(page))
const pasted = (fragment: Fragment): PageDocument => {
  const result = apply(bakery, paste(bakery, { fragment }, registry).patches, registry)
  assert.ok(result.ok, result.ok ? '' : JSON.stringify(result.fault))
  assert.equal(documentFault(result.document, registry), undefined)
  return result.document
}

test('a fragment says where it is from, and keeps saying so through the clipboard', () => {
  const { json, html } = toClipboard(copied, registry)
  const origin = { site: 'there', pages: { [menu]: '/menu', [about]: '/about' } }
  for (const given of [
    { json, html: '' },
    { json: '', html },
  ]) {
    const back = fromClipboard(given)
    assert.deepEqual(back && originOf(back), origin)
    assert.equal(back && siteOf(back), 'there')
  }
})

test('what says nothing of it, or something else, is from nowhere', () => {
  const bare = copyBlocks(bakery, ['herotext'])
  assert.equal(originOf(bare), undefined)
  for (const from of [null, 'there', {}, { site: 1, pages: {} }, { site: 'there', pages: null }])
    assert.equal(originOf({ ...bare, from } as never), undefined)
  assert.equal(siteOf({ ...bare, from: null } as never), undefined)
  const odd = originOf({ ...bare, from: { site: 'there', pages: { [menu]: 7 } } } as never)
  assert.deepEqual(odd, { site: 'there', pages: {} })
})

test('links lead to the page of the same address; others are taken off their words and told', () => {
  const origin = originOf(copied)
  assert.ok(origin)
  const { pages, missing } = pagesHere(copied, origin, (address) =>
    address === '/menu' ? menuHere : undefined,
  )
  assert.deepEqual(missing, ['/about'])
  const document = pasted(linkedHere(copied, pages))
  const bodies = Object.values(document.blocks).map(({ props }) => JSON.stringify(props['body'] ?? null))
  const body = bodies.find((text) => text.includes('"About"')) ?? ''
  assert.ok(body.includes(menuHere))
  assert.ok(!body.includes(menu) && !body.includes(about))
  const { content } = JSON.parse(body) as {
    content: { content: { text: string; marks?: { type: string }[] }[] }[]
  }
  const marksOf = (text: string) =>
    content
      .flatMap((one) => one.content)
      .find((node) => node.text === text)
      ?.marks?.map(({ type }) => type)
  assert.deepEqual([marksOf('Menu'), marksOf('About')], [['bold', 'link'], ['bold']])
})

test('a page that led nowhere there is not missed here', () => {
  const lost = withOrigin(copyBlocks(linked, ['herotext']), 'there', () => undefined)
  const origin = originOf(lost)
  assert.ok(origin)
  assert.deepEqual(
    pagesHere(lost, origin, () => menuHere),
    { pages: new Map(), missing: [] },
  )
})

test('pictures go by their names here, in blocks and behind sections', () => {
  const block = { ...(bakery.blocks['herotext'] as object), props: { image: { asset: loaf, alt: 'A loaf' } } }
  const section = {
    ...bakery.sections['hero01'],
    background: { kind: 'image', image: { asset: loaf, alt: '' } },
  }
  const fragment = { portico: 1, roots: [], blocks: [block], sections: [section] } as never
  const text = JSON.stringify(renamed(fragment, { assets: new Map([[loaf, loafHere]]) }))
  assert.ok(!text.includes(loaf))
  assert.equal(text.split(loafHere).length, 3)
})

test('what stands in slots comes along: its pictures are found and named here, its links lead here', () => {
  const inner = linked.blocks['herotext']
  const holding: PageDocument = {
    ...linked,
    blocks: {
      ...linked.blocks,
      inner1: { ...(linked.blocks['inner1'] as typeof inner & object), props: inner?.props ?? {} },
    },
  }
  const [picture = ''] = assetsIn(holding.blocks['inner2'])
  for (const copy of [copyBlocks(holding, ['cards1']), copySections(holding, ['holds1'])]) {
    const { json } = toClipboard(
      withOrigin(copy, 'there', (page) => addresses.get(page)),
      registry,
    )
    const fragment = fromClipboard({ json, html: '' })
    const origin = fragment && originOf(fragment)
    assert.ok(fragment && origin)
    assert.deepEqual([...assetsIn(fragment)], [picture])
    const { pages, missing } = pagesHere(fragment, origin, (address) =>
      address === '/menu' ? menuHere : undefined,
    )
    assert.deepEqual(missing, ['/about'])
    const document = pasted(renamed(linkedHere(fragment, pages), { assets: new Map([[picture, loafHere]]) }))
    const cards = Object.values(document.blocks).filter(({ type }) => type === 'columns')
    const fresh = cards.find(({ id }) => id !== 'cards1')
    const held = Object.values(fresh?.slots ?? {})
      .flat()
      .map((id) => document.blocks[id])
    assert.deepEqual(
      held.map((block) => block?.type),
      ['text', 'image'],
    )
    assert.ok(JSON.stringify(held[0]?.props).includes(menuHere))
    assert.deepEqual([...assetsIn(held)], [loafHere])
  }
})
