import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Patch } from '#document/patch.ts'
import { assetIdsOfPatches } from './patch-assets.ts'

test('assets are found in nodes that come, in values that are set, and where the id itself is set', () => {
  const patches = [
    { op: 'set', node: 'b1', path: ['props', 'image'], value: { asset: 'one', alt: '' } },
    { op: 'set', node: 'b1', path: ['props', 'image', 'asset'], value: 'two' },
    { op: 'set', node: 'b1', path: ['props', 'label'], value: 'three' },
    {
      op: 'insert',
      parent: 'page',
      after: null,
      nodes: { blocks: [{ props: { items: [{ id: 'i', image: { asset: 'four' } }] } }] },
    },
  ] as unknown as Patch[]
  assert.deepEqual([...assetIdsOfPatches(patches)].toSorted(), ['four', 'one', 'two'])
})
