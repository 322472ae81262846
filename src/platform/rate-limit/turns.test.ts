import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as aWhile } from 'node:timers/promises'
import { createTurns } from './turns.ts'

const { signal } = new AbortController()

/** Work that is under way until it is let go. */
function work(done: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  return {
    letGo: () => resolve(undefined),
    run: async () => {
      done.push(`${name} begins`)
      await promise
      done.push(`${name} ends`)
    },
  }
}

test('so many of one are at work at once, the rest in the order they came; others do not wait for them', async () => {
  const turns = createTurns({ most: 2, waiting: 2 })
  const done: string[] = []
  const [a, b, c, d, other] = ['a', 'b', 'c', 'd', 'other'].map((name) => work(done, name))
  assert.ok(a && b && c && d && other)
  const all = [a, b, c, d].map(({ run }) => turns.take('site', signal, run))
  await assert.rejects(
    turns.take('site', signal, async () => done.push('never')),
    { code: 'limits.too_many', kind: 'too_many' },
  )
  all.push(turns.take('another site', signal, other.run))
  await aWhile()
  assert.deepEqual(done, ['a begins', 'b begins', 'other begins'])
  b.letGo()
  await aWhile()
  assert.deepEqual(done.slice(3), ['b ends', 'c begins'])
  for (const { letGo } of [a, c, d, other]) letGo()
  await Promise.all(all)
  assert.equal(done.length, 10)
  assert.ok(done.indexOf('c begins') < done.indexOf('d begins'))
})

test('work that fails gives its turn on, and who gives up waiting leaves the line', async () => {
  const turns = createTurns({ most: 1, waiting: 1 })
  const done: string[] = []
  const first = work(done, 'first')
  const failing = turns.take('site', signal, async () => {
    await first.run()
    throw new Error('it failed')
  })
  const leaving = new AbortController()
  const gaveUp = turns.take('site', leaving.signal, async () => done.push('never'))
  leaving.abort(new Error('the line was cut'))
  await assert.rejects(gaveUp, /line was cut/)
  const next = turns.take('site', signal, async () => 'done')
  first.letGo()
  await assert.rejects(failing, /it failed/)
  assert.equal(await next, 'done')
  assert.ok(!done.includes('never'))
  await assert.rejects(
    turns.take('site', leaving.signal, async () => 'too late'),
    /line was cut/,
  )
})
