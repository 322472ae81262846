import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testsOf } from './not-run.mjs'

const report = `TAP version 13
# Subtest: of a suite
    # Subtest: a price is kept
    ok 1 - a price is kept
      ---
      duration_ms: 1.2
      type: 'test'
      location: '/a/price.test.ts:3:1'
      ...
    # Subtest: two at once
    ok 2 - two at once # SKIP no PostgreSQL is named
      ---
      duration_ms: 0.1
      type: 'test'
      location: '/a/price.test.ts:9:1'
      ...
    1..2
ok 1 - of a suite
  ---
  duration_ms: 2
  type: 'suite'
  location: '/a/price.test.ts:1:1'
  ...
# Subtest: later
not ok 2 - later # TODO
  ---
  duration_ms: 0.1
  type: 'test'
  location: '/a/price.test.ts:20:1'
  failureType: 'testCodeFailure'
  ...
# Subtest: fails
not ok 3 - fails
  ---
  duration_ms: 0.1
  type: 'test'
  location: '/a/price.test.ts:30:1'
  ...
1..3
`

test('what was left out is named with its reason, by the same as where it runs', () => {
  const { ran, skipped } = testsOf(report)
  assert.deepEqual(ran, ['/a/price.test.ts:3:1 a price is kept', '/a/price.test.ts:30:1 fails'])
  assert.deepEqual(
    [...skipped],
    [
      ['/a/price.test.ts:9:1 two at once', '"two at once" (no PostgreSQL is named)'],
      ['/a/price.test.ts:20:1 later', '"later" (no reason given)'],
    ],
  )
  const there = testsOf(report.replace(' # SKIP no PostgreSQL is named', ''))
  assert.ok([...skipped.keys()].some((key) => there.ran.includes(key)))
})
