import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applied, cellsOf, pageOf } from '../testing/applied.ts'
import { registry } from '../testing/sample-blocks.tsx'
import { alignBlocks, alignEdges, setAlignment } from './align-blocks.ts'

const page = pageOf({ blocka: [3, 1, 6, 2], blockb: [9, 5, 4, 4] })

test('blocks come to the edges and middles of what is around them', () => {
  const cells = Object.fromEntries(
    alignEdges.map((edge) => {
      const after = applied(page, alignBlocks(page, ['blocka', 'blockb'], edge, registry))
      return [edge, `${cellsOf(after, 'blocka')}, ${cellsOf(after, 'blockb')}`]
    }),
  )
  assert.deepEqual(cells, {
    start: '3 1 6 2, 3 5 4 4',
    center: '5 1 6 2, 6 5 4 4',
    end: '7 1 6 2, 9 5 4 4',
    top: '3 1 6 2, 9 1 4 4',
    middle: '3 4 6 2, 9 3 4 4',
    bottom: '3 7 6 2, 9 5 4 4',
  })
})

test('one alone comes to the edges of the grid; aligned already is nothing', () => {
  assert.equal(cellsOf(applied(page, alignBlocks(page, ['blocka'], 'end', registry)), 'blocka'), '19 1 6 2')
  assert.deepEqual(alignBlocks(page, ['blocka'], 'top', registry), [])
})

test('those that would meet stand under one another', () => {
  const side = pageOf({ blocka: [1, 1, 6, 2], blockb: [10, 1, 6, 2] })
  const after = applied(side, alignBlocks(side, ['blocka', 'blockb'], 'start', registry))
  assert.deepEqual([cellsOf(after, 'blocka'), cellsOf(after, 'blockb')], ['1 1 6 2', '1 3 6 2'])
})

test('how a block sits in its cells', () => {
  assert.equal(applied(page, setAlignment(page, ['blocka'], 'end')).blocks['blocka']?.place.align, 'end')
})
