import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageDocument } from '../nodes.ts'
import { applied, pageOf } from '../testing/applied.ts'
import { registry } from '../testing/sample-blocks.tsx'
import { reorderLayer, type LayerMove } from './reorder-layers.ts'

const ids = ['blocka', 'blockb', 'blockc']
const layers = (page: PageDocument) => ids.map((id) => page.blocks[id]?.place.layer).join(' ')
const page = pageOf({ blocka: [1, 1, 6, 3, 0], blockb: [2, 1, 6, 3, 1], blockc: [3, 1, 6, 3, 2] })
const after = (id: string, move: LayerMove, from = page) =>
  layers(applied(from, reorderLayer(from, id, move, registry)))

test('by one, or above and below all', () => {
  assert.equal(after('blocka', 'forward'), '3 1 2')
  assert.equal(after('blocka', 'front'), '3 1 2')
  assert.equal(after('blockc', 'back'), '1 2 0')
  assert.equal(after('blockc', 'backward'), '0 2 1')
})

test('at the end of the way nothing happens', () => {
  assert.deepEqual(reorderLayer(page, 'blockc', 'front', registry), [])
  assert.deepEqual(reorderLayer(page, 'blocka', 'back', registry), [])
})

test('a block that meets nobody changes its layer', () => {
  const alone = pageOf({ blocka: [1, 1, 6, 3, 0] })
  const up = applied(alone, reorderLayer(alone, 'blocka', 'forward', registry))
  assert.equal(up.blocks['blocka']?.place.layer, 1)
  assert.deepEqual(reorderLayer(alone, 'blocka', 'backward', registry), [])
})
