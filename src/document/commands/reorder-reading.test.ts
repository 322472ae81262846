import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readingOrder } from '../layout/reading-order.ts'
import type { PageDocument } from '../nodes.ts'
import { applied, pageOf } from '../testing/applied.ts'
import { sampleDocument } from '../testing/sample-blocks.tsx'
import { reorderReading, resetReading } from './reorder-reading.ts'

const page = pageOf({ lastaa: [1, 9, 6, 2], firstt: [1, 1, 6, 2], middle: [1, 5, 6, 2] })
const order = (document: PageDocument) => {
  const section = document.sections['sectna']
  return section
    ? readingOrder(document, section)
        .map(({ id }) => id)
        .join(' ')
    : ''
}

test('a person’s order is kept, beginning from what was read so far', () => {
  assert.equal(order(page), 'firstt middle lastaa')
  const after = applied(page, reorderReading(page, 'lastaa', 'firstt'))
  assert.equal(order(after), 'firstt lastaa middle')
  const again = applied(after, reorderReading(after, 'middle', null))
  assert.equal(order(again), 'middle firstt lastaa')
  assert.equal(order(applied(again, resetReading(again, 'sectna'))), 'firstt middle lastaa')
})

test('what stands in a slot, or goes beside nobody, is left alone', () => {
  assert.deepEqual(reorderReading(sampleDocument(), 'inside', null), [])
  assert.deepEqual(reorderReading(page, 'lastaa', 'nobody'), [])
  assert.deepEqual(resetReading(page, 'sectna'), [])
})
