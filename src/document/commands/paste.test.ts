import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phoneLayout } from '../layout/phone.ts'
import { blocksOf, emptyDocument, sectionOf } from '../nodes.ts'
import { applied, cellsOf, pageOf } from '../testing/applied.ts'
import { registry, sampleDocument } from '../testing/sample-blocks.tsx'
import { copyBlocks, copySections, isFragment } from './fragment.ts'
import { setPhone } from './grid.ts'
import { paste } from './paste.ts'

test('blocks go to another page and survive the clipboard', () => {
  const from = sampleDocument()
  const fragment: unknown = JSON.parse(JSON.stringify(copyBlocks(from, ['tabsaa', 'inside', 'blockb'])))
  assert.ok(isFragment(fragment))
  const page = pageOf({ blocka: [1, 1, 24, 3] })
  const { patches, nodes } = paste(page, { fragment, parent: { node: 'sectna' }, after: 'blocka' }, registry)
  const after = applied(page, patches)
  assert.deepEqual(
    nodes.map((id) => after.blocks[id]?.type),
    ['tabs', 'text'],
  )
  assert.deepEqual(
    nodes.map((id) => cellsOf(after, id)),
    ['1 4 24 8', '13 12 12 3'],
    'two that met stand apart',
  )
})

test('pasting twice gives two of it; at a point it stands there', () => {
  const page = pageOf({ blocka: [1, 1, 6, 3] })
  const fragment = copyBlocks(page, ['blocka'])
  const once = applied(page, paste(page, { fragment, at: { column: 22, row: 9 } }, registry).patches)
  const twice = applied(once, paste(once, { fragment }, registry).patches)
  assert.deepEqual(
    Object.keys(twice.blocks).map((id) => cellsOf(twice, id)),
    ['1 1 6 3', '19 9 6 3', '1 12 6 3'],
  )
})

test('on another grid what is pasted has its own size on the phone, but not the place of its model', () => {
  const sample = sampleDocument()
  const page = applied(sample, [
    setPhone('blocka', { column: 3, row: 30, width: 4, align: 'end' }),
    setPhone('blockb', { row: 30 }),
  ])
  const fragment = copyBlocks(page, ['blocka', 'blockb'])
  const { patches, nodes } = paste(page, { fragment, parent: { node: 'sectnb' } }, registry)
  const after = applied(page, patches)
  assert.deepEqual(
    nodes.map((id) => after.blocks[id]?.phone),
    [{ width: 4, align: 'end' }, undefined],
  )
  const section = sectionOf(after, 'sectnb')
  assert.ok(section)
  const { rows } = phoneLayout(blocksOf(after, section), section.reading, registry)
  assert.ok(rows < 30, `${rows}`)

  const beside = paste(page, { fragment, parent: { node: 'sectna' } }, registry)
  assert.deepEqual(
    beside.nodes.map((id) => applied(page, beside.patches).blocks[id]?.phone?.row),
    [30, 30],
    'on its own grid it keeps it',
  )
})

test('sections go after the one that is selected, on an empty page first', () => {
  const fragment = copySections(sampleDocument(), ['sectnb'])
  const page = sampleDocument()
  const { patches, nodes } = paste(page, { fragment, after: 'blocka' }, registry)
  const after = applied(page, patches)
  assert.deepEqual(after.order, ['sectna', nodes[0], 'sectnb'])
  const empty = emptyDocument()
  assert.equal(Object.keys(applied(empty, paste(empty, { fragment }, registry).patches).blocks).length, 2)
  assert.deepEqual(paste(empty, { fragment: copyBlocks(page, ['blocka']) }, registry).patches, [])
})

test('what is no fragment is told apart', () => {
  for (const given of [
    null,
    'text',
    {},
    { portico: 1 },
    { portico: 2, sections: [], blocks: [], roots: [] },
    { portico: 1, sections: [1], blocks: [], roots: [] },
  ]) {
    assert.equal(isFragment(given), false)
  }
})
