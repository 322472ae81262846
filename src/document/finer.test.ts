import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apply } from './apply.ts'
import { blockRegistry, defineBlock } from './define-block.ts'
import { text } from './fields.ts'
import { refined } from './finer.ts'
import type { Json, PageDocument } from './nodes.ts'
import type { Patch } from './patch.ts'
import { applied } from './testing/applied.ts'
import { registry, sampleBlock, sampleDocument, tabsSample } from './testing/sample-blocks.tsx'
import { textOf } from './text/text-json.ts'

const asset = '01920000-0000-7000-8000-00000000000a'
const title = ['props', 'items', 'first0', 'title']

function made(document: PageDocument, node: string, path: readonly string[], value: Json): readonly Patch[] {
  const whole: Patch = { op: 'set', node, path, value }
  const patches = refined(document, [whole], registry)
  assert.deepEqual(applied(document, patches), applied(document, [whole]), 'it does what was asked')
  return patches
}

test('words become letters, of the default where nothing is stored', () => {
  assert.deepEqual(made(sampleDocument(), 'tabsaa', title, 'Firsts'), [
    { op: 'letters', node: 'tabsaa', path: title, edit: [5, 's'] },
  ])
  const named = applied(sampleDocument(), [{ op: 'set', node: 'blocka', path: ['name'], value: 'Bread' }])
  assert.deepEqual(made(named, 'blocka', ['name'], 'Breads'), [
    { op: 'letters', node: 'blocka', path: ['name'], edit: [5, 's'] },
  ])
})

test('what is the default already is stored when it is asked for, and what is there is no change', () => {
  const asked: Patch = { op: 'set', node: 'tabsaa', path: ['props', 'speed'], value: 1 }
  assert.deepEqual(refined(sampleDocument(), [asked], registry), [asked])
  const stored = applied(sampleDocument(), [asked])
  assert.deepEqual(refined(stored, [asked], registry), [])
})

test('a place is set cell by cell, and the phone too, there or not', () => {
  const place = sampleBlock('x', 'x').place
  assert.deepEqual(made(sampleDocument(), 'blocka', ['place'], { ...place, row: 4, layer: 1 }), [
    { op: 'set', node: 'blocka', path: ['place', 'row'], value: 4 },
    { op: 'set', node: 'blocka', path: ['place', 'layer'], value: 1 },
  ])
  const phone = made(sampleDocument(), 'blocka', ['phone'], { column: 2, row: 3 })
  assert.deepEqual(
    phone.map((patch) => patch.op === 'set' && patch.path.at(-1)),
    ['column', 'row'],
  )
  const moved = applied(sampleDocument(), phone)
  assert.deepEqual(made(moved, 'blocka', ['phone'], { column: 2 }), [
    { op: 'set', node: 'blocka', path: ['phone', 'row'] },
  ])
})

test('of a picture what differs is set; another picture, link or kind of ground is set whole', () => {
  const path = ['props', 'items', 'first0', 'image']
  const before = applied(sampleDocument(), [
    { op: 'set', node: 'tabsaa', path, value: { asset, alt: 'Rye' } },
  ])
  assert.deepEqual(made(before, 'tabsaa', path, { asset, alt: 'Rye loaf', focal: { x: 0, y: 1 } }), [
    { op: 'letters', node: 'tabsaa', path: [...path, 'alt'], edit: [3, ' loaf'] },
    { op: 'set', node: 'tabsaa', path: [...path, 'focal'], value: { x: 0, y: 1 } },
  ])
  const other = { asset: asset.replace(/a$/, 'b'), alt: 'Rye' }
  assert.deepEqual(made(before, 'tabsaa', path, other), [{ op: 'set', node: 'tabsaa', path, value: other }])
  const link = ['props', 'items', 'first0', 'link']
  const linked = applied(before, [
    { op: 'set', node: 'tabsaa', path: link, value: { kind: 'url', url: '/a' } },
  ])
  assert.deepEqual(made(linked, 'tabsaa', link, { kind: 'url', url: '/a', newTab: true }), [
    { op: 'set', node: 'tabsaa', path: [...link, 'newTab'], value: true },
  ])
  assert.equal(made(linked, 'tabsaa', link, { kind: 'url', url: '/b' }).length, 1)
  const image = { kind: 'image', image: { asset, alt: '' }, overlay: { colour: 'ink', strength: 0.5 } }
  const ground = made(before, 'sectna', ['background'], image)
  assert.deepEqual(ground, [{ op: 'set', node: 'sectna', path: ['background'], value: image }])
  const seen = applied(before, ground)
  const focal = { ...image, image: { ...image.image, focal: { x: 0, y: 0 } }, fixed: true }
  assert.deepEqual(
    made(seen, 'sectna', ['background'], focal).map((patch) => patch.op === 'set' && patch.path.join(' ')),
    ['background image focal', 'background fixed'],
  )
})

test('what stands on an earlier patch, and what has a text of its own, stays as it is', () => {
  const one: Patch = {
    op: 'set',
    node: 'tabsaa',
    path: ['props', 'items'],
    value: [{ id: 'second', title: 'B' }],
  }
  const two: Patch = { op: 'set', node: 'tabsaa', path: ['props', 'items', 'second', 'title'], value: 'C' }
  assert.deepEqual(refined(sampleDocument(), [one, two], registry), [one, two])
  const body: Patch = {
    op: 'set',
    node: 'blocka',
    path: ['props', 'body'],
    value: textOf('x') as unknown as Json,
  }
  assert.deepEqual(refined(sampleDocument(), [body], registry), [body])
  const gone: Patch = { op: 'set', node: 'nobody', path: ['name'], value: 'x' }
  assert.deepEqual(refined(sampleDocument(), [gone], registry), [gone])
})

test('an address is one value', () => {
  const { empty: _, slots: __, isStill: ___, ...frame } = tabsSample
  const address = defineBlock({
    ...frame,
    type: 'text',
    fields: { url: text({ label: 'ui.more', translate: false, faultOf: () => undefined }) },
    view: { view: () => null },
    samples: { samples: [{ name: 'one', props: {} }] },
  })
  const document = {
    ...sampleDocument(),
    blocks: {
      ...sampleDocument().blocks,
      blocka: { ...sampleBlock('blocka', 'sectna'), props: { url: 'https://a' } },
    },
  }
  const whole: Patch = { op: 'set', node: 'blocka', path: ['props', 'url'], value: 'https://ab' }
  assert.deepEqual(refined(document, [whole], blockRegistry([address])), [whole])
})

test('letters where there are none, beyond the end or in something else are refused', () => {
  const fault = (patch: Patch) => {
    const result = apply(sampleDocument(), [patch], registry)
    return result.ok ? 'applied' : result.fault.rule
  }
  const letters = (node: string, path: string[], edit: (string | number)[] = ['x']): Patch => ({
    op: 'letters',
    node,
    path,
    edit,
  })
  assert.equal(fault(letters('tabsaa', title)), 'applied')
  assert.equal(fault(letters('tabsaa', title, [9, -1])), 'value_invalid')
  assert.equal(fault(letters('tabsaa', title, ['x'.repeat(40)])), 'props_invalid')
  assert.equal(fault(letters('tabsaa', ['props', 'look'])), 'path_unknown')
  assert.equal(fault(letters('blocka', ['props', 'body'])), 'path_unknown')
  assert.equal(fault(letters('blocka', ['name'])), 'path_unknown')
  assert.equal(fault(letters('sectna', ['theme'])), 'path_unknown')
  assert.equal(fault(letters('page', ['header'])), 'node_unknown')
  assert.equal(fault(letters('nobody', ['name'])), 'node_unknown')
  assert.equal(fault(letters('tabsaa', title, [0] as number[])), 'json')
})
