import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fixedClock } from '#kernel/clock.ts'
import { defineLimit } from './rate-limit.ts'
import { WindowCounts } from './window-counts.ts'

const limit = defineLimit({ name: 'test.window', points: 3, window: 60 })

test('so many within a window of the clock and no more, each key by itself', () => {
  const clock = fixedClock('2026-11-20T10:00:20Z')
  const counts = new WindowCounts(limit, clock)
  for (let n = 0; n < 3; n += 1) counts.take('a')
  assert.throws(() => counts.take('a'), {
    kind: 'too_many',
    code: 'limits.too_many',
    detail: { retryAfter: 40, values: { seconds: 40 } },
  })
  counts.take('b')
  clock.advance(40_000)
  counts.take('a')
})

test('uses somewhere else count as those here do, in their window', () => {
  const clock = fixedClock('2026-11-20T10:00:20Z')
  const counts = new WindowCounts(limit, clock)
  counts.take('a')
  counts.add('a', 2)
  assert.throws(() => counts.take('a'), { kind: 'too_many' })
  clock.advance(40_000)
  counts.add('a', 2)
  counts.take('a')
  assert.throws(() => counts.take('a'), { kind: 'too_many' })
})

test('a use that was none is taken back, in its window alone', () => {
  const clock = fixedClock('2026-11-20T10:00:20Z')
  const counts = new WindowCounts(limit, clock)
  assert.equal(counts.isUsedUp('a'), false)
  for (let n = 0; n < 3; n += 1) counts.take('a')
  assert.equal(counts.isUsedUp('a'), true)
  counts.giveBack('a')
  assert.equal(counts.isUsedUp('a'), false)
  counts.take('a')
  clock.advance(40_000)
  for (let n = 0; n < 3; n += 1) counts.giveBack('a')
  for (let n = 0; n < 3; n += 1) counts.take('a')
  assert.throws(() => counts.take('a'), { kind: 'too_many' })
})

test('a flood of keys takes no more than so much room', () => {
  const counts = new WindowCounts(limit, fixedClock('2026-11-20T10:00:20Z'))
  for (let n = 0; n < 3; n += 1) counts.take('a')
  // As many as are kept beside the first: the last of them begins all anew.
  for (let n = 0; n < 20_000; n += 1) counts.take(`key ${n}`)
  counts.take('a')
})

test('a limit that lets one through after each pause is not for here', () => {
  const paused = defineLimit({ ...limit, name: 'test.paused', pause: { first: 1, factor: 1, longest: 1 } })
  assert.throws(() => new WindowCounts(paused, fixedClock('2026-11-20T10:00:20Z')), /pauses/)
})
