import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applied } from '../testing/applied.ts'
import { sampleBlock, sampleDocument } from '../testing/sample-blocks.tsx'
import { insertSection } from './insert-section.ts'

test('a section goes after another, first, or last', () => {
  const page = sampleDocument()
  const section = { id: 'freshh', theme: 'tint' } as const
  assert.deepEqual(applied(page, insertSection(page, { section, after: 'sectna' })).order, [
    'sectna',
    'freshh',
    'sectnb',
  ])
  assert.equal(applied(page, insertSection(page, { section, after: null })).order[0], 'freshh')
  assert.equal(applied(page, insertSection(page, { section })).order[2], 'freshh')
})

test('a designed section brings its blocks', () => {
  const page = sampleDocument()
  const section = { id: 'freshh', blocks: ['wordss'] }
  const after = applied(page, insertSection(page, { section, blocks: [sampleBlock('wordss', 'freshh')] }))
  assert.equal(after.blocks['wordss']?.parent.node, 'freshh')
})
