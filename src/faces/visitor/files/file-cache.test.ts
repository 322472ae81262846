import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MediaFile } from '#areas/assets/visitor/index.ts'
import { FileCache } from './file-cache.ts'

const file = (id: string, bytes = 1): MediaFile => ({
  id,
  kind: 'file',
  type: 'application/pdf',
  bytes,
  hash: 'f'.repeat(64),
  width: null,
  height: null,
  frames: null,
})

test('files are remembered by whose they are, as they were read last', () => {
  const known = new FileCache()
  const [one, other] = [{}, {}]
  known.of(one).remember(file('a', 1))
  known.of(one).remember(file('a', 2))
  assert.equal(known.of(one).find('a')?.bytes, 2)
  assert.equal(known.of(other).find('a'), undefined)
  known.drop(one)
  assert.equal(known.of(one).find('a'), undefined)
})

test('what was read before its owner was let go of, and comes after, is remembered for nobody', () => {
  const known = new FileCache()
  const [before, now] = [{}, {}]
  const reading = known.of(before)
  known.drop(before)
  reading.remember(file('a'))
  assert.equal(known.of(now).find('a'), undefined)
  assert.equal(known.of(before).find('a'), undefined)
})

test('so many are remembered of all together, and the one that was used longest ago goes', () => {
  const known = new FileCache(3)
  const [one, other] = [{}, {}]
  for (const id of ['a', 'b']) known.of(one).remember(file(id))
  known.of(other).remember(file('c'))
  known.of(one).find('a')
  // Read anew it takes no second place.
  known.of(other).remember(file('c'))
  known.of(other).remember(file('d'))
  assert.deepEqual(
    ['a', 'b'].map((id) => known.of(one).find(id) !== undefined),
    [true, false],
  )
  assert.deepEqual(
    ['c', 'd'].map((id) => known.of(other).find(id) !== undefined),
    [true, true],
  )
  known.drop(other)
  for (const id of ['e', 'f']) known.of(one).remember(file(id))
  assert.ok(known.of(one).find('a'), 'what was let go of left its room')
})
