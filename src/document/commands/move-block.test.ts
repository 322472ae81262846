import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phoneLayout } from '../layout/phone.ts'
import { blocksOf, sectionOf, type PageDocument, type PhonePlace } from '../nodes.ts'
import { applied, cellsOf, pageOf } from '../testing/applied.ts'
import { registry, sampleDocument } from '../testing/sample-blocks.tsx'
import { setLocked } from './lock.ts'
import { moveBlocks, planMove } from './move-block.ts'
import { setPhone } from './grid.ts'

test('a block moves by cells and the rest makes room', () => {
  const page = pageOf({ blocka: [1, 1, 6, 3], blockb: [7, 1, 6, 3], blockc: [7, 4, 6, 3] })
  const after = applied(page, moveBlocks(page, { blocks: ['blocka'], by: { columns: 4, rows: 0 } }, registry))
  assert.deepEqual(
    ['blocka', 'blockb', 'blockc'].map((id) => cellsOf(after, id)),
    ['5 1 6 3', '7 4 6 3', '7 7 6 3'],
  )
})

test('several stay together and stop together at the edge', () => {
  const page = pageOf({ blocka: [3, 1, 6, 3], blockb: [10, 1, 6, 3] })
  const left = applied(
    page,
    moveBlocks(page, { blocks: ['blocka', 'blockb'], by: { columns: -9, rows: -9 } }, registry),
  )
  assert.deepEqual(
    ['blocka', 'blockb'].map((id) => cellsOf(left, id)),
    ['1 1 6 3', '8 1 6 3'],
  )
  const right = applied(
    page,
    moveBlocks(page, { blocks: ['blocka', 'blockb'], by: { columns: 99, rows: 1 } }, registry),
  )
  assert.deepEqual(
    ['blocka', 'blockb'].map((id) => cellsOf(right, id)),
    ['12 2 6 3', '19 2 6 3'],
  )
})

test('to another section it goes with its cells, in and out of a slot too', () => {
  const page = sampleDocument()
  const across = applied(
    page,
    moveBlocks(page, { blocks: ['blocka', 'blockb'], to: { node: 'sectnb' } }, registry),
  )
  assert.deepEqual(across.sections['sectnb']?.blocks, ['tabsaa', 'blocka', 'blockb'])
  assert.equal(cellsOf(across, 'tabsaa'), '1 4 24 8')
  const inside = applied(
    page,
    moveBlocks(page, { blocks: ['blocka'], to: { node: 'tabsaa', slot: 'first0' }, after: null }, registry),
  )
  assert.deepEqual(inside.blocks['tabsaa']?.slots, { first0: ['blocka', 'inside'] })
  const out = applied(page, moveBlocks(page, { blocks: ['inside'], to: { node: 'sectna' } }, registry))
  assert.equal(out.blocks['tabsaa']?.slots, undefined)
  assert.equal(cellsOf(out, 'blocka'), '1 4 12 3')
})

test('within a slot only the order changes', () => {
  const page = sampleDocument()
  const two = applied(
    page,
    moveBlocks(page, { blocks: ['blocka'], to: { node: 'tabsaa', slot: 'first0' } }, registry),
  )
  const after = applied(two, moveBlocks(two, { blocks: ['blocka'], after: null }, registry))
  assert.deepEqual(after.blocks['tabsaa']?.slots, { first0: ['blocka', 'inside'] })
})

test('locked blocks stay, and no block moves with the one that holds it', () => {
  const page = sampleDocument()
  const locked = applied(page, setLocked(page, ['blocka'], true))
  assert.deepEqual(moveBlocks(locked, { blocks: ['blocka'], by: { columns: 1, rows: 1 } }, registry), [])
  const both = moveBlocks(page, { blocks: ['tabsaa', 'inside'], to: { node: 'sectna' } }, registry)
  assert.equal(applied(page, both).blocks['inside']?.parent.node, 'tabsaa')
  assert.equal(planMove(locked, { blocks: [] }, registry).moved.size, 0)
})

test('on another grid a block has its own size on the phone, but not the place it had on the old one', () => {
  const with30 = (phone: PhonePlace): PageDocument => {
    const page = sampleDocument()
    return applied(page, [
      setPhone('blocka', phone),
      { op: 'set', node: 'blocka', path: ['hidden'], value: { desktop: true } },
    ])
  }
  const sized = with30({ column: 3, row: 30, width: 4, height: 2, align: 'end' })
  const across = applied(sized, moveBlocks(sized, { blocks: ['blocka'], to: { node: 'sectnb' } }, registry))
  assert.deepEqual(across.blocks['blocka']?.phone, { width: 4, height: 2, align: 'end' })
  assert.deepEqual(across.blocks['blocka']?.hidden, { desktop: true })
  const section = sectionOf(across, 'sectnb')
  assert.ok(section)
  const { rows } = phoneLayout(blocksOf(across, section), section.reading, registry)
  assert.ok(rows < 30, `${rows}`)

  const placed = with30({ column: 3, row: 30 })
  const held = applied(
    placed,
    moveBlocks(placed, { blocks: ['blocka'], to: { node: 'tabsaa', slot: 'first0' } }, registry),
  )
  assert.equal(held.blocks['blocka']?.phone, undefined, 'nothing is decided any more')

  const stays = applied(placed, moveBlocks(placed, { blocks: ['blocka'], to: { node: 'sectna' } }, registry))
  assert.deepEqual(stays.blocks['blocka']?.phone, { column: 3, row: 30 })
})
