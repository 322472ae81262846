import assert from 'node:assert/strict'
import { test } from 'node:test'
import { edgeScroll } from './edge-scroll.ts'
import { nearestGap } from './section-gap.ts'

test('a section comes into the nearest gap', () => {
  const bands = [
    { id: 'one', top: 100, bottom: 300 },
    { id: 'two', top: 320, bottom: 900 },
  ]
  const after = (y: number) => nearestGap(bands, y).after
  assert.deepEqual([0, 199, 210, 600, 610, 5_000].map(after), [null, null, 'one', 'one', 'two', 'two'])
  assert.equal(nearestGap(bands, 310).y, 310)
  assert.deepEqual(nearestGap([], 40), { after: null, y: 0 })
})

test('near an edge the page goes along, the faster the nearer', () => {
  assert.equal(edgeScroll(400, 800), 0)
  assert.ok(edgeScroll(10, 800) < edgeScroll(50, 800) && edgeScroll(50, 800) < 0)
  assert.ok(edgeScroll(799, 800) > edgeScroll(750, 800) && edgeScroll(750, 800) > 0)
  assert.equal(edgeScroll(2_000, 800), 22)
})
