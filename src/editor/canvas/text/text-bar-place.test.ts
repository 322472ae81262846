import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeOfBar } from './text-bar-place.ts'

const rect = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })
const frame = rect(48, 48, 1100, 850)
const bar = { width: 400, height: 38 }
const at = (block: ReturnType<typeof rect>, top: number, bottom: number, more = {}) =>
  placeOfBar({ bar, block, words: { top, bottom }, frame, across: 1440, ...more })

test('above the block, where there is room', () => {
  assert.deepEqual(at(rect(100, 300, 500, 200), 320, 340), { left: 100, top: 232 })
})

test('below the words, where the block begins above what is seen', () => {
  assert.deepEqual(at(rect(100, -200, 500, 900), 300, 340), { left: 100, top: 354 })
  // Of which nothing is seen any more: at the edge.
  assert.deepEqual(at(rect(100, -900, 500, 1200), -500, -400), { left: 100, top: 56 })
})

test('close above the words, where they end at the foot of what is seen', () => {
  assert.deepEqual(at(rect(100, -200, 500, 1200), 700, 880), { left: 100, top: 648 })
})

test('beside the block, where the selected words fill all that is seen', () => {
  assert.deepEqual(at(rect(100, -200, 500, 1400), -180, 1180), { left: 610, top: 56 })
  assert.deepEqual(at(rect(600, -200, 500, 1400), -180, 1180), { left: 190, top: 56 })
  assert.deepEqual(
    at(rect(100, 60, 500, 1400), 80, 1180),
    { left: 610, top: 80 },
    'level with their first line',
  )
})

test('where there is no place beside it, on as few of the words as can be', () => {
  const wide = rect(60, -200, 1050, 1400)
  assert.deepEqual(at(wide, -180, 1180), { left: 60, top: 56 })
  assert.deepEqual(at(rect(60, 60, 1050, 1400), 80, 1180), { left: 60, top: 56 }, 'of the first line less')
  assert.deepEqual(at(wide, -180, 870), { left: 60, top: 852 }, 'of the last line less')
})

test('in a narrow window it begins at its edge', () => {
  const phone = { bar: { width: 374, height: 46 }, frame: rect(0, 48, 390, 740), across: 390 }
  assert.deepEqual(at(rect(20, 300, 350, 200), 320, 340, phone), { left: 8, top: 224 })
})
