import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documentBytes } from '#document/document-size.ts'
import { emptyDocument, newSection, type PageDocument } from '#document/nodes.ts'
import { DraftCache } from './draft-cache.ts'

/** A page that says so much. */
function pageOf(bytes: number): PageDocument {
  const section = newSection({ name: 'x'.repeat(bytes) })
  return { ...emptyDocument(), order: [section.id], sections: { [section.id]: section } }
}

const site = '0198c3f0-0000-7000-8000-000000000000'

test('documents are kept until they take too much room, those used longest ago go first', () => {
  const cache = new DraftCache(10 * documentBytes(pageOf(1_000)))
  const there = () => Array.from({ length: 14 }, (_, at) => at).filter((at) => cache.get(site, `page${at}`))
  for (let at = 0; at < 12; at += 1) {
    cache.put(site, `page${at}`, 1, pageOf(1_000))
    cache.get(site, 'page0')
  }
  assert.deepEqual(there(), [0, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  // A page that grows makes others go, one that is let go or becomes small leaves its room to others.
  cache.put(site, 'page11', 2, pageOf(5_000))
  assert.equal(there().length, 6)
  cache.put(site, 'page11', 3, pageOf(10))
  cache.forget(site, 'page10', 1)
  for (const at of [1, 2, 3, 4]) cache.put(site, `page${at}`, 1, pageOf(1_000))
  assert.equal(there().length, 9)
  // What is larger than all the room is not kept, and takes no other's.
  cache.put(site, 'page12', 1, pageOf(100_000))
  cache.put(site, 'page11', 4, pageOf(100_000))
  assert.equal(there().length, 8)
  assert.equal(cache.get(site, 'page11'), undefined)
})
