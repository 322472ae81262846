import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { bakery } from './gallery/sample-page.ts'
import {
  keepExisting,
  noSelection,
  selectAllIn,
  selectBlocks,
  selectOuter,
  selectSection,
  toggleBlock,
  touchedBy,
  trailOf,
} from './selection.ts'

describe('selection', () => {
  test('knows the section of the block that has the focus', () => {
    assert.deepEqual(selectBlocks(bakery, ['colone', 'coltwo']), {
      blocks: ['colone', 'coltwo'],
      section: 'three1',
    })
    assert.equal(selectBlocks(bakery, ['inner1']).section, 'holds1')
  })
  test('leaves out what goes along with its holder, and what is not there', () => {
    assert.deepEqual(selectBlocks(bakery, ['inner1', 'cards1', 'gone00']).blocks, ['cards1'])
  })
  test('a block is added and taken out; the last one out leaves its section', () => {
    const two = toggleBlock(bakery, selectBlocks(bakery, ['colone']), 'coltwo')
    assert.deepEqual(two.blocks, ['colone', 'coltwo'])
    const none = toggleBlock(bakery, selectBlocks(bakery, ['colone']), 'colone')
    assert.deepEqual(none, { blocks: [], section: 'three1' })
  })
  test('goes out step by step: a slot’s block, its holder, the section, nothing', () => {
    const holder = selectOuter(bakery, selectBlocks(bakery, ['inner1']))
    assert.deepEqual(holder.blocks, ['cards1'])
    const section = selectOuter(bakery, holder)
    assert.deepEqual(section, { blocks: [], section: 'holds1' })
    assert.deepEqual(selectOuter(bakery, section), noSelection)
    assert.deepEqual(selectOuter(bakery, selectBlocks(bakery, ['colone', 'coltwo'])), {
      blocks: [],
      section: 'three1',
    })
  })
  test('takes every block of a section, not those inside of them', () => {
    assert.deepEqual(selectAllIn(bakery, 'holds1').blocks, ['cards1'])
  })
  test('keeps what is still there when the page changes under it', () => {
    const selection = selectBlocks(bakery, ['colone', 'coltwo'])
    assert.equal(keepExisting(bakery, selection), selection)
    const { coltwo: _, ...rest } = bakery.blocks
    assert.deepEqual(keepExisting({ ...bakery, blocks: rest }, selection).blocks, ['colone'])
    const { three1: __, ...sections } = bakery.sections
    const without = { ...bakery, sections, order: bakery.order.filter((id) => id !== 'three1') }
    assert.deepEqual(keepExisting(without, selectSection(bakery, 'three1')), noSelection)
  })
  test('has a trail from the section inwards', () => {
    assert.deepEqual(trailOf(bakery, selectBlocks(bakery, ['inner1'])), ['holds1', 'cards1', 'inner1'])
    assert.deepEqual(trailOf(bakery, selectSection(bakery, 'hero01')), ['hero01'])
  })
  test('a marquee takes what it touches', () => {
    const boxes = new Map([
      ['a', { x: 0, y: 0, width: 10, height: 10 }],
      ['b', { x: 20, y: 0, width: 10, height: 10 }],
    ])
    assert.deepEqual(touchedBy({ x: 5, y: 5, width: 10, height: 10 }, boxes), ['a'])
    assert.deepEqual(touchedBy({ x: 5, y: 5, width: 16, height: 1 }, boxes), ['a', 'b'])
    assert.deepEqual(touchedBy({ x: 10, y: 0, width: 10, height: 9 }, boxes), [])
  })
})
