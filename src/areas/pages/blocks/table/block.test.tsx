import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeBlock, drawBlock, samplesOf } from '../testing.ts'
import { tableBlock } from './block.ts'
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

test('fills no rows up to one that is as long as all the others together', () => {
  const wide = '|'.repeat(2_000)
  const { rows, numeric } = readCells(`a${wide}b\n${'1\n'.repeat(1_000)}`)
  assert.deepEqual([rows.length, rows[0]?.length, rows[1]], [1_001, 2_001, ['1']])
  assert.deepEqual(numeric.slice(0, 2), [true, false])
  // All the letters that a table takes: two hundred million cells, were they filled.
  const from = process.cpuUsage()
  const { rows: most } = readCells(`${'|'.repeat(20_000)}\n${'a\n'.repeat(9_999)}`)
  const { user, system } = process.cpuUsage(from)
  assert.ok(most.reduce((cells, row) => cells + row.length, 0) <= 40_000)
  assert.ok(user + system < 1_000_000, `${user + system} µs`)
})

test('names its caption by a letter first, whatever the block is called', () => {
  const { html } = drawBlock(tableBlock, { ...samplesOf(tableBlock)[0]?.props, caption: 'Prices' })
  assert.match(html, /aria-labelledby="b-[^"]+-caption"[\s\S]*<caption id="b-[^"]+-caption"/)
})

test('scrolls in a frame the keyboard reaches', () => {
  assert.match(
    drawBlock(tableBlock, samplesOf(tableBlock)[0]?.props ?? {}).html,
    /role="group"[^>]*tabindex="0"/,
  )
})

test('takes a comma for one of a sentence, unless all rows agree on cells', () => {
  const columns = (text: string) => readCells(text).rows.map((row) => row.length)
  assert.deepEqual(columns('We open early, so come by.\nWe close late, if you ask.'), [1, 1])
  assert.deepEqual(columns('One, two, three\nOnly one, two'), [1, 1])
  assert.deepEqual(
    columns('Tables, chairs and whatever else there is\nLamps, in all the colours we have'),
    [1, 1],
  )
  assert.deepEqual(columns('Flour, 500 g\nWater, 350 g'), [2, 2])
  assert.deepEqual(columns('Size,Chest\nS,92\nL,104'), [2, 2, 2])
  assert.deepEqual(columns('Note,Text\nOne,"We came, we saw."'), [2, 2])
  assert.deepEqual(columns('1,5;2,5\n3;4'), [2, 2])
})
