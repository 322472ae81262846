import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blockRegistry } from '#document/define-block.ts'
import { registry, sampleDocument, textSample } from '#document/testing/sample-blocks.tsx'
import { blockData } from './block-data.ts'

const loading = blockRegistry([
  { ...textSample, loader: 'test.texts' },
  ...registry.types.flatMap((type) => (type === 'text' ? [] : (registry.get(type) ?? []))),
])

test('data is asked for once for blocks that load some, and again for those that are set otherwise', async () => {
  const asked: string[][] = []
  let isCut = false
  const data = blockData(async ({ blocks }) => {
    asked.push(blocks.map(({ id }) => id))
    if (isCut) throw new Error('no line')
    return {
      data: Object.fromEntries(blocks.flatMap(({ id }) => (id === 'inside' ? [] : [[id, asked.length]]))),
      addresses: [],
    }
  }, loading)
  const document = sampleDocument()
  assert.equal(await data.load([document, null]), true)
  assert.deepEqual(asked, [['blocka', 'blockb', 'inside']])
  assert.deepEqual(['blocka', 'inside', 'tabsaa'].map(data.get), [1, undefined, undefined])
  assert.equal(await data.load([document]), false)

  const { blocka } = document.blocks
  assert.ok(blocka)
  const changed = { ...document, blocks: { ...document.blocks, blocka: { ...blocka, props: {} } } }
  isCut = true
  assert.equal(await data.load([changed]), false)
  assert.equal(data.get('blocka'), 1, 'what is known stays')
  isCut = false
  assert.equal(await data.load([changed]), true)
  assert.deepEqual(asked.slice(1), [['blocka'], ['blocka']])
  assert.equal(data.get('blocka'), 3)
})

test('a page without such blocks asks for nothing', async () => {
  const data = blockData(() => assert.fail('asked'), registry)
  assert.equal(await data.load([sampleDocument()]), false)
})

test('where links lead that are to no page is asked for once, of what is gone too', async () => {
  const asked: unknown[] = []
  const [there, gone] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002']
  const things = [there, gone].map((id) => ({ kind: 'test.thing', id }))
  const data = blockData(async ({ blocks, links }) => {
    asked.push([blocks, links])
    return { data: {}, addresses: [{ kind: 'test.thing', id: there, path: '/there' }] }
  }, registry)
  const header = [
    { kind: 'page', page: there },
    ...[there, gone].map((item) => ({ kind: 'item', collection: 'test.thing', item })),
  ]
  assert.equal(await data.load([], header), true)
  assert.deepEqual(asked, [[[], things]])
  assert.deepEqual(
    [there, gone].map((id) => data.address('test.thing', id)),
    ['/there', undefined],
  )
  assert.equal(await data.load([], header), false)
})
