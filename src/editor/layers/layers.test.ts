import type { Lookup } from '#kernel/messages/message.ts'
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { apply } from '#document/apply.ts'
import { readingOrder } from '#document/layout/reading-order.ts'
import type { NodeId } from '#document/nodes.ts'
import type { TreePlace } from '#ui/tree/tree-move.ts'
import { registry } from '../gallery/sample-blocks.tsx'
import { bakery } from '../gallery/sample-page.ts'
import { layersOf, type LayerNode } from './layers-of.ts'
import { movePatches } from './move-layers.ts'

const words: Lookup = (key) => key
const flat = (nodes: readonly LayerNode[]): string[] =>
  nodes.flatMap((node) => [node.id, ...flat(node.children)])

function moved(id: NodeId, place: TreePlace) {
  const applied = apply(bakery, movePatches(bakery, registry, id, place), registry)
  assert.ok(applied.ok, applied.ok ? '' : applied.fault.rule)
  return applied.document
}

describe('layers', () => {
  test('show the page in reading order, with what stands in blocks', () => {
    const all = layersOf(bakery, registry, words, '')
    assert.deepEqual(
      all.map((node) => node.id),
      bakery.order,
    )
    assert.deepEqual(flat(all).slice(-8), [
      'cards1',
      'cards1/firstcol',
      'inner1',
      'cards1/secondcol',
      'inner2',
      'close1',
      'closetext',
      'closebutt',
    ])
  })
  test('a query leaves what it finds and what that stands in', () => {
    assert.deepEqual(layersOf(bakery, registry, words, 'nowhere'), [])
    assert.deepEqual(flat(layersOf(bakery, registry, words, 'opening hours')), [
      'holds1',
      'cards1',
      'cards1/firstcol',
      'inner1',
    ])
  })
  test('a section dropped elsewhere changes the order of the page', () => {
    assert.deepEqual(moved('close1', { id: 'hero01', position: 'before' }).order[0], 'close1')
    assert.deepEqual(moved('hero01', { id: 'close1', position: 'after' }).order.at(-1), 'hero01')
  })
  test('a block dropped in its own section changes the order it is read in, not its place', () => {
    const page = moved('colthree', { id: 'colone', position: 'before' })
    const section = page.sections['three1']
    assert.ok(section)
    assert.deepEqual(
      readingOrder(page, section).map(({ id }) => id),
      ['threehead', 'colthree', 'colone', 'coltwo'],
    )
    assert.deepEqual(page.blocks['colthree']?.place, bakery.blocks['colthree']?.place)
  })
  test('a block dropped into a slot or another section moves there', () => {
    assert.deepEqual(moved('colone', { id: 'cards1', position: 'inside' }).blocks['colone']?.parent, {
      node: 'cards1',
      slot: 'firstcol',
    })
    assert.deepEqual(
      moved('colone', { id: 'cards1/secondcol', position: 'inside' }).blocks['cards1']?.slots,
      { firstcol: ['inner1'], secondcol: ['inner2', 'colone'] },
    )
    assert.deepEqual(moved('inner1', { id: 'close1', position: 'inside' }).blocks['inner1']?.parent, {
      node: 'close1',
    })
  })
  test('blocks in one slot change their order; a line of an item is a place and not moved', () => {
    const both = moved('inner2', { id: 'inner1', position: 'before' })
    assert.deepEqual(both.blocks['cards1']?.slots?.['firstcol'], ['inner2', 'inner1'])
    assert.deepEqual(
      movePatches(bakery, registry, 'cards1/firstcol', { id: 'close1', position: 'inside' }),
      [],
    )
    assert.deepEqual(
      movePatches(bakery, registry, 'inner1', { id: 'cards1/firstcol', position: 'before' }),
      [],
    )
  })
})
