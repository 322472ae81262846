import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameFailures, readResults, tellFailures } from './results.mjs'

const told = (...events) => events.map((event) => `${JSON.stringify(event)}\n`).join('')
const ended = (names, given = {}) => ({
  event: 'ended',
  names,
  at: '/a/price.test.ts:3',
  isSuite: false,
  ms: 1,
  left: null,
  error: null,
  hasFailed: false,
  ...given,
})
const failed = (names, message, stack = []) => ended(names, { hasFailed: true, error: { message, stack } })
const over = { event: 'over' }
const well = { code: 0, out: '' }

test('what was left out is named with its reason, by the same as where it runs', () => {
  const names = ['price.test.ts', 'two at once']
  const here = readResults(told(ended(names, { left: 'no PostgreSQL is named' }), over), well)
  assert.deepEqual([...here.skipped.values()], ['"two at once" (no PostgreSQL is named)'])
  assert.deepEqual([here.passed, here.failed, here.ran], [0, 0, []])
  const there = readResults(told(ended(names), over), well)
  assert.deepEqual(there.ran, [...here.skipped.keys()])
  assert.equal(there.passed, 1)
})

test('a failure is told by its names, what it failed of and where; its suite is not one more', () => {
  const report = told(
    failed(['a.test.ts', 'prices', 'are kept'], 'Not equal\n1\n2', ['at price.ts:1']),
    ended(['a.test.ts', 'prices'], { isSuite: true, hasFailed: true }),
    ended(['a.test.ts'], { isSuite: true, hasFailed: true, ms: 70 }),
    over,
  )
  const { failed: count, failures, took } = readResults(report, { code: 1, out: '' })
  assert.equal(count, 1)
  assert.deepEqual([...took], [['a.test.ts', 70]])
  assert.deepEqual(nameFailures(failures), ['a.test.ts › prices › are kept: Not equal'])
  assert.equal(
    tellFailures(failures),
    'a.test.ts › prices › are kept\n    Not equal\n    1\n    2\n    at price.ts:1',
  )
})

test('steps that were not begun are counted, and not named', () => {
  const notBegun = 'Not begun: a step before it has failed.'
  const { failed: count, failures } = readResults(
    told(failed(['a', 'one'], 'No'), failed(['a', 'two'], notBegun), failed(['a', 'three'], notBegun), over),
    { code: 1, out: '' },
  )
  assert.equal(count, 3)
  assert.deepEqual(nameFailures(failures), ['a › one: No'])
  assert.match(tellFailures(failures), /^a › one\n.*No\n2 steps after these were not begun\.$/)
})

test('a process that ended in the middle has failed at what it had begun, whatever it told before', () => {
  const begun = { event: 'begun', names: ['a.test.ts', 'one'] }
  for (const code of [0, 3]) {
    const { failures } = readResults(told(begun), { code, out: 'Out of memory' })
    assert.deepEqual(nameFailures(failures), [`a.test.ts › one: The process ended with ${code}:`])
    assert.match(tellFailures(failures), /Out of memory/)
  }
  const { failures } = readResults(told(failed(['a'], 'No'), begun), { code: 3, out: '' })
  assert.equal(failures.length, 2)
})

test('what goes wrong beside the tests is a failure', () => {
  const noted = { event: 'noted', message: 'Error: A FileHandle was collected' }
  const { failures } = readResults(told(ended(['a']), noted, over), { code: 1, out: '' })
  assert.deepEqual(nameFailures(failures), ['beside the tests: Error: A FileHandle was collected'])
})
