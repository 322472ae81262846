import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeBlock, drawBlock } from '../testing.ts'
import { tableBlock } from './block.tsx'
import { readCells } from './cells.ts'

describeBlock(tableBlock)

test('reads lines as people write and paste them', () => {
  assert.deepEqual(readCells('a\tb\n1\t2').rows, [
    ['a', 'b'],
    ['1', '2'],
  ])
  assert.deepEqual(readCells('| a | b |\n| 1 |').rows, [
    ['a', 'b'],
    ['1', ''],
  ])
  assert.deepEqual(readCells('a,"b, c","say ""x"""').rows, [['a', 'b, c', 'say "x"']])
  assert.deepEqual(readCells('').rows, [])
})

test('sets columns of figures to the right', () => {
  assert.deepEqual(readCells('Day|Price|Note\nMo|£24.00|x\nTu|−1 200,50 €|').numeric, [false, true, false])
  assert.deepEqual(readCells('What|Before|After\nVan|7.5 h|23 d\nShelf|1,860|twice').numeric, [
    false,
    true,
    false,
  ])
})

test('scrolls in a frame the keyboard reaches', () => {
  assert.match(
    drawBlock(tableBlock, tableBlock.samples[0]?.props ?? {}).html,
    /role="group"[^>]*tabindex="0"/,
  )
})
