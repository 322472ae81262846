import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { dayAt, daySpan, isTimeZone } from './zoned-time.ts'
import { wallOf } from './wall-time.ts'

const HOUR = 3_600_000

test('isTimeZone knows names, and no offsets', () => {
  for (const name of ['Europe/Zurich', 'UTC', 'America/Argentina/Buenos_Aires', 'Asia/Tokyo', 'Etc/GMT+5']) {
    assert.equal(isTimeZone(name), true, name)
  }
  for (const name of ['', 'Europe/Zuerich', '+01:00', 'Z', 'Europe/Zurich\n', '../etc/passwd', 'a/b/c/d']) {
    assert.equal(isTimeZone(name), false, name)
  }
})

test('a day is 23, 24 or 25 hours long, and need not begin at midnight', () => {
  const hours = (day: string, zone: string) => {
    const span = daySpan(day, zone)
    return (span.to - span.from) / HOUR
  }
  assert.equal(hours('2026-03-29', 'Europe/Zurich'), 23)
  assert.equal(hours('2026-11-20', 'Europe/Zurich'), 24)
  assert.equal(hours('2026-10-25', 'Europe/Zurich'), 25)
  assert.equal(hours('2026-10-04', 'Australia/Lord_Howe'), 23.5)
  // In Cairo clocks go forward at midnight: the day begins at one.
  const cairo = daySpan('2026-04-24', 'Africa/Cairo')
  assert.equal(wallOf(new Date(cairo.from).toISOString(), 'Africa/Cairo'), '2026-04-24T01:00')
})

test('days of a zone leave no gap and no overlap, and each holds its moments', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2050, 0, 1) }),
      fc.constantFrom(
        'Europe/Zurich',
        'America/St_Johns',
        'Australia/Lord_Howe',
        'Pacific/Apia',
        'Africa/Cairo',
      ),
      (moment, zone) => {
        const span = daySpan(dayAt(moment, zone), zone)
        assert.ok(span.from <= moment && moment < span.to)
      },
    ),
    { numRuns: 300 },
  )
})
