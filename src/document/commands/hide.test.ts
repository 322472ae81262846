import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applied, cellsOf, pageOf } from '../testing/applied.ts'
import { registry } from '../testing/sample-blocks.tsx'
import { setHidden } from './hide.ts'
import { moveBlocks } from './move-block.ts'

test('a hidden block gives up its place, and makes room when it comes back', () => {
  const page = pageOf({ blocka: [1, 1, 6, 3], blockb: [1, 4, 6, 3] })
  const hidden = applied(page, setHidden(page, ['blocka'], 'desktop', true, registry))
  const moved = applied(
    hidden,
    moveBlocks(hidden, { blocks: ['blockb'], by: { columns: 0, rows: -3 } }, registry),
  )
  assert.equal(cellsOf(moved, 'blockb'), '1 1 6 3')
  const back = applied(moved, setHidden(moved, ['blocka'], 'desktop', false, registry))
  assert.deepEqual([cellsOf(back, 'blocka'), cellsOf(back, 'blockb')], ['1 1 6 3', '1 4 6 3'])
})

test('on the phone alone, and whole sections', () => {
  const page = pageOf({ blocka: [1, 1, 6, 3] })
  assert.deepEqual(
    applied(page, setHidden(page, ['blocka'], 'phone', true, registry)).blocks['blocka']?.hidden,
    { phone: true },
  )
  assert.deepEqual(
    applied(page, setHidden(page, ['sectna'], 'desktop', true, registry)).sections['sectna']?.hidden,
    { desktop: true },
  )
  assert.deepEqual(setHidden(page, ['nobody'], 'phone', true, registry), [])
})

test('several that come back into one place make room for each other', () => {
  const page = pageOf({ blocka: [1, 1, 6, 3], blockb: [1, 4, 6, 3], blockc: [1, 7, 6, 3] })
  const gone = applied(page, setHidden(page, ['blocka'], 'desktop', true, registry))
  const moved = applied(
    gone,
    moveBlocks(gone, { blocks: ['blockb'], by: { columns: 0, rows: -3 } }, registry),
  )
  const none = applied(moved, setHidden(moved, ['blockb'], 'desktop', true, registry))
  const back = applied(none, setHidden(none, ['blockb', 'blocka'], 'desktop', false, registry))
  assert.deepEqual(
    ['blocka', 'blockb', 'blockc'].map((id) => cellsOf(back, id)),
    ['1 1 6 3', '1 4 6 3', '1 7 6 3'],
  )
})
