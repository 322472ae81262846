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
  const data = blockData(async (blocks) => {
    asked.push(blocks.map(({ id }) => id))
    if (isCut) throw new Error('no line')
    return {
      data: Object.fromEntries(blocks.flatMap(({ id }) => (id === 'inside' ? [] : [[id, asked.length]]))),
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
