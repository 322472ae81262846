import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fixedClock } from '#kernel/clock.ts'
import { NetworkCounts } from './network-counts.ts'
import { defineLimit } from './rate-limit.ts'

const limit = defineLimit({ name: 'test.networks', points: 3, window: 60 })
const counts = () => new NetworkCounts(limit, fixedClock('2026-11-20T10:00:20Z'))

test('so many a network, and ten times as many a /48, whichever of its networks they come from', () => {
  const some = counts()
  const narrow = (n: number): string => `2001:db8:1:${n.toString(16)}::/64`
  let taken = 0
  for (let n = 1; n <= 100; n += 1) {
    for (let use = 0; use < 4; use += 1) {
      const isUsedUp = some.isUsedUp('site', narrow(n))
      try {
        some.take('site', narrow(n))
        taken += 1
        assert.equal(isUsedUp, false)
      } catch {
        assert.equal(isUsedUp, true)
      }
    }
  }
  assert.equal(taken, 30)
  some.take('site', '2001:db8:2:1::/64')
  some.take('another site', narrow(1))
})

test('addresses of IPv4 have nothing around them', () => {
  const some = counts()
  for (let n = 0; n < 100; n += 1) some.take('site', `192.0.2.${n}`)
})

test('a use that was none is taken back from both', () => {
  const some = counts()
  for (let n = 0; n < 100; n += 1) {
    some.take('site', '2001:db8:1:1::/64')
    some.giveBack('site', '2001:db8:1:1::/64')
  }
  some.take('site', '2001:db8:1:2::/64')
})
