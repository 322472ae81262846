import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Refusal } from '#kernel/refusal.ts'
import type { Database } from '../db/database.ts'
import { racingDatabase } from '../testing/world.ts'
import { defineNetworkLimit, giveBackOfNetwork, takeOfNetwork } from './network-limit.ts'
import { createRateLimits, type RateLimits } from './rate-limit.ts'

const plain = defineNetworkLimit({ name: 'test.of-networks', points: 3, window: 60 })
const growing = defineNetworkLimit({
  name: 'test.of-networks-growing',
  points: 3,
  window: 60,
  pause: { first: 15, factor: 2, longest: 60 },
})

let database: Database | null = null
before(async () => {
  database = await racingDatabase()
})
after(() => database?.close())

const stores: Record<string, () => RateLimits | null> = {
  memory: () => createRateLimits(),
  postgres: () => (database?.pool ? createRateLimits(database.pool) : null),
}

const address = (n: number): string => `2001:db8:1:${n.toString(16)}:aaaa::1`

async function isTaken(...given: Parameters<typeof takeOfNetwork>): Promise<boolean> {
  try {
    await takeOfNetwork(...given)
    return true
  } catch (error) {
    assert.ok(error instanceof Refusal && error.code === 'limits.too_many')
    return false
  }
}

for (const [store, open] of Object.entries(stores))
  for (const limit of [plain, growing])
    test(`so many a network, and ten times as many a /48: ${limit.name}, ${store}`, async (t) => {
      const limits = open()
      if (!limits) return t.skip('no PostgreSQL is named')
      let taken = 0
      for (let n = 1; n <= 40; n += 1)
        for (let use = 0; use < 4; use += 1) if (await isTaken(limits, limit, address(n), 'site')) taken += 1
      assert.equal(taken, 30)
      assert.equal(await isTaken(limits, limit, '2001:db8:2:1::1', 'site'), true)
      assert.equal(await isTaken(limits, limit, address(1), 'another site'), true)
      assert.equal(await isTaken(limits, limit, '192.0.2.1', 'site'), true)
      // Refused for what is around it, and not counted for itself.
      assert.equal(await limits.wait(limit, 'site/2001:db8:1:28::/64'), 0)
    })

test('an address of IPv4 is counted by itself', async () => {
  const limits = createRateLimits()
  for (let n = 0; n < 60; n += 1) assert.equal(await isTaken(limits, plain, `192.0.2.${n}`), true)
})

test('a use that was none is taken back from both', async () => {
  const limits = createRateLimits()
  for (let n = 0; n < 60; n += 1) {
    await takeOfNetwork(limits, plain, address(1))
    await giveBackOfNetwork(limits, plain, '2001:db8:1:1::/64')
  }
  assert.equal(await isTaken(limits, plain, address(2)), true)
})
