import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applied, cellsOf, pageOf } from '../testing/applied.ts'
import { registry, sampleDocument } from '../testing/sample-blocks.tsx'
import { duplicateBlocks, duplicateSection } from './duplicate.ts'

test('copies stand right below, in their formation, and push the rest', () => {
  const page = pageOf({ blocka: [1, 1, 6, 3], blockb: [7, 2, 6, 3], blockc: [1, 5, 6, 2] })
  const { patches, nodes } = duplicateBlocks(page, ['blocka', 'blockb'], registry)
  const after = applied(page, patches)
  assert.deepEqual(
    nodes.map((id) => cellsOf(after, id)),
    ['1 5 6 3', '7 6 6 3'],
  )
  assert.equal(cellsOf(after, 'blockc'), '1 8 6 2')
  assert.deepEqual(after.blocks[nodes[0] ?? '']?.props, page.blocks['blocka']?.props)
})

test('a block comes with what is in it, under fresh names', () => {
  const page = sampleDocument()
  const { patches, nodes } = duplicateBlocks(page, ['tabsaa'], registry)
  const after = applied(page, patches)
  const [inner] = after.blocks[nodes[0] ?? '']?.slots?.['first0'] ?? []
  assert.ok(inner !== undefined && inner !== 'inside')
  assert.equal(after.blocks[inner]?.parent.node, nodes[0])
})

test('a block in a slot is copied after itself there', () => {
  const page = sampleDocument()
  const { patches, nodes } = duplicateBlocks(page, ['inside'], registry)
  assert.deepEqual(applied(page, patches).blocks['tabsaa']?.slots, { first0: ['inside', ...nodes] })
})

test('a section is copied after itself, without its anchor', () => {
  const page = sampleDocument()
  const named = applied(page, [{ op: 'set', node: 'sectna', path: ['anchor'], value: 'menu' }])
  const { patches, nodes } = duplicateSection(named, 'sectna', registry)
  const after = applied(named, patches)
  assert.deepEqual(after.order, ['sectna', nodes[0], 'sectnb'])
  assert.equal(after.sections[nodes[0] ?? '']?.anchor, undefined)
  assert.equal(after.sections[nodes[0] ?? '']?.blocks.length, 2)
})
