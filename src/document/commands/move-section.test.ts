import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applied } from '../testing/applied.ts'
import { sampleDocument } from '../testing/sample-blocks.tsx'
import { moveSection } from './move-section.ts'

test('a section goes after another or first', () => {
  const page = sampleDocument()
  assert.deepEqual(applied(page, moveSection(page, 'sectnb', null)).order, ['sectnb', 'sectna'])
  assert.deepEqual(applied(page, moveSection(page, 'sectna', 'sectnb')).order, ['sectnb', 'sectna'])
})

test('staying where it is, or going beside nobody, is nothing', () => {
  const page = sampleDocument()
  for (const [node, after] of [
    ['sectnb', 'sectna'],
    ['sectna', null],
    ['sectna', 'sectna'],
    ['nobody', null],
    ['sectna', 'nobody'],
  ] as const) {
    assert.deepEqual(moveSection(page, node, after), [])
  }
})
