import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fixedClock } from '#kernel/clock.ts'
import { FairnessQueue } from './fairness-queue.ts'

const clock = fixedClock('2026-11-20T10:00:20Z')

/** Questions for names that are all under way, and how many of them were refused. */
async function refusedOf(queue: FairnessQueue, many: number, network: string): Promise<number> {
  const gate = Promise.withResolvers<null>()
  const asked = Array.from({ length: many }, () => queue.findName(network, (ask) => ask(() => gate.promise)))
  const settled = Promise.allSettled(asked)
  gate.resolve(null)
  return (await settled).filter(({ status }) => status === 'rejected').length
}

test('names that are made up count before it is known that they are; past them one is asked for, and fifty wait', async () => {
  const queue = new FairnessQueue(clock)
  assert.equal(await refusedOf(queue, 400, 'here'), 400 - 300 - 51)
  assert.equal(await refusedOf(queue, 300, 'elsewhere'), 0)
  assert.equal(await queue.findName('here', (ask) => ask(async () => 'a site')), 'a site')
})

test('names that are found, or could not be asked for, count for nothing', async () => {
  const queue = new FairnessQueue(clock)
  for (let n = 0; n < 400; n += 1) await queue.findName('here', (ask) => ask(async () => 'a site'))
  const away = async (): Promise<null> => Promise.reject(new Error('away'))
  for (let n = 0; n < 400; n += 1)
    await assert.rejects(
      queue.findName('here', (ask) => ask(away)),
      /away/,
    )
  assert.equal(await refusedOf(queue, 300, 'here'), 0)
})

test('a full line of names that may be made up keeps nobody from those that were a site’s', async () => {
  const queue = new FairnessQueue(clock)
  const gate = Promise.withResolvers<null>()
  const networks = Array.from({ length: 20 }, (_, n) => `network ${n}`)
  const flood = networks.flatMap((network) =>
    Array.from({ length: 300 }, () => queue.findName(network, (ask) => ask(() => gate.promise))),
  )
  const settled = Promise.allSettled(flood)
  await assert.rejects(
    queue.findName('a visitor', (ask) => ask(async () => 'a site')),
    { code: 'limits.too_many' },
  )
  assert.equal(await queue.findKnownName((ask) => ask(async () => 'a site')), 'a site')
  gate.resolve(null)
  await settled
})

test('of all sites two passwords are checked at once, of each site one', async () => {
  const queue = new FairnessQueue(clock)
  const { signal } = new AbortController()
  const gate = Promise.withResolvers<null>()
  const begun: string[] = []
  const check = (siteId: string) =>
    queue.check({ siteId, network: 'here', signal }, () => {
      begun.push(siteId)
      return gate.promise
    })
  const all = ['a', 'a', 'b', 'c', 'd'].map(check)
  await new Promise((resolve) => setImmediate(resolve))
  assert.deepEqual(begun, ['a', 'b'])
  gate.resolve(null)
  await Promise.all(all)
  assert.deepEqual(begun.toSorted(), ['a', 'a', 'b', 'c', 'd'])
})
