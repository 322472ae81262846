import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { relativeTimeOf, type RelativeUnit } from './relative-time.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const cases: [number, number, RelativeUnit][] = [
  [0, 0, 'second'],
  [59 * SECOND + 999, 59, 'second'],
  [MINUTE, 1, 'minute'],
  [HOUR - 1, 59, 'minute'],
  [HOUR, 1, 'hour'],
  [DAY - 1, 23, 'hour'],
  [DAY, 1, 'day'],
  [7 * DAY, 7, 'day'],
  [8 * DAY - 1, 7, 'day'],
  [8 * DAY, 1, 'week'],
  [14 * DAY, 2, 'week'],
  [30 * DAY - 1, 4, 'week'],
  [30 * DAY, 1, 'month'],
  [359 * DAY, 11, 'month'],
  [360 * DAY, 1, 'year'],
  [364 * DAY, 1, 'year'],
  [729 * DAY, 1, 'year'],
  [730 * DAY, 2, 'year'],
]

test('contract §5: seconds below 60, minutes below 60, hours below 24, days below 30, months below 12, else years; past 7 days weeks', () => {
  for (const [span, value, unit] of cases) {
    assert.deepEqual(relativeTimeOf(span), { value, unit }, `${span}`)
    const past = relativeTimeOf(-span)
    assert.deepEqual(past, { value: value === 0 ? 0 : -value, unit }, `-${span}`)
    assert.equal(Object.is(past.value, -0), false)
  }
})

test('no span is told by more than its unit holds, and none by nothing but "now"', () => {
  const most: Record<RelativeUnit, number> = {
    second: 59,
    minute: 59,
    hour: 23,
    day: 7,
    week: 4,
    month: 11,
    year: 1e9,
  }
  fc.assert(
    fc.property(fc.integer({ min: -4e12, max: 4e12 }), (span) => {
      const { value, unit } = relativeTimeOf(span)
      assert.ok(Math.abs(value) <= most[unit])
      assert.ok(value !== 0 || unit === 'second')
      assert.ok(value === 0 || value < 0 === span < 0)
    }),
    { numRuns: 3000 },
  )
})
