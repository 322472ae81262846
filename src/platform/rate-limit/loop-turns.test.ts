import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as aTurn } from 'node:timers/promises'
import { createLoopTurns } from './loop-turns.ts'

const unbounded = { waiting: Infinity }

test('one piece of each begins in a turn of the loop, in the order they came; who comes alone begins at once', async () => {
  const { take } = createLoopTurns(unbounded)
  const begun: string[] = []
  const work = async (key: string, name: string): Promise<void> => {
    await take(key)
    begun.push(name)
  }
  assert.equal(take('alone'), undefined)
  const flood = ['a1', 'a2', 'a3', 'a4'].map((name) => work('a', name))
  const other = work('b', 'b1')
  await Promise.resolve()
  await Promise.resolve()
  assert.deepEqual(begun, ['a1', 'b1'], 'nobody waits behind another’s flood')
  await aTurn()
  assert.deepEqual(begun.slice(2), ['a2'])
  const late = work('b', 'b2')
  await aTurn()
  assert.deepEqual(begun.slice(3).toSorted(), ['a3', 'b2'])
  await Promise.all([...flood, other, late])
  assert.deepEqual(begun.at(-1), 'a4')
})

test('a line has an end: who finds it full is told to come again, and others begin', async () => {
  const { take } = createLoopTurns({ waiting: 2 })
  assert.equal(take('a'), undefined)
  const waiting = [take('a'), take('a')]
  assert.throws(() => take('a'), {
    code: 'limits.too_many',
    kind: 'too_many',
    detail: { retryAfter: 5, values: { seconds: 5 } },
  })
  assert.equal(take('b'), undefined)
  for (const turn of waiting) await turn
})

test('once its line is empty, a key begins at once again', async () => {
  const { take } = createLoopTurns(unbounded)
  assert.equal(take('a'), undefined)
  await take('a')
  await aTurn()
  await aTurn()
  assert.equal(take('a'), undefined)
})
