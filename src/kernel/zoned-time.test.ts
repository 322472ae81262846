import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  calendarRule,
  dayAt,
  daySpan,
  isTimeZone,
  momentOf,
  offsetMinutes,
  wallTimeAt,
  wallTimeKind,
} from './zoned-time.ts'

const HOUR = 3_600_000

test('isTimeZone knows names, and no offsets', () => {
  for (const name of ['Europe/Zurich', 'UTC', 'America/Argentina/Buenos_Aires', 'Asia/Tokyo', 'Etc/GMT+5']) {
    assert.equal(isTimeZone(name), true, name)
  }
  for (const name of ['', 'Europe/Zuerich', '+01:00', 'Z', 'Europe/Zurich\n', '../etc/passwd', 'a/b/c/d']) {
    assert.equal(isTimeZone(name), false, name)
  }
})

test('a wall time exists once, never or twice', () => {
  assert.equal(wallTimeKind('2026-03-29T01:59:59', 'Europe/Zurich'), 'once')
  assert.equal(wallTimeKind('2026-03-29T02:00', 'Europe/Zurich'), 'never')
  assert.equal(wallTimeKind('2026-03-29T02:59:59', 'Europe/Zurich'), 'never')
  assert.equal(wallTimeKind('2026-03-29T03:00', 'Europe/Zurich'), 'once')
  assert.equal(wallTimeKind('2026-10-25T01:59', 'Europe/Zurich'), 'once')
  assert.equal(wallTimeKind('2026-10-25T02:00', 'Europe/Zurich'), 'twice')
  assert.equal(wallTimeKind('2026-10-25T02:59', 'Europe/Zurich'), 'twice')
  assert.equal(wallTimeKind('2026-10-25T03:00', 'Europe/Zurich'), 'once')
  // A jump of half an hour, and a day that a country left out.
  assert.equal(wallTimeKind('2026-10-04T02:15', 'Australia/Lord_Howe'), 'never')
  assert.equal(wallTimeKind('2011-12-30T12:00', 'Pacific/Apia'), 'never')
  assert.throws(() => wallTimeKind('2026-13-01T00:00', 'UTC'), RangeError)
  assert.throws(() => wallTimeKind('2026-01-01T00:00', 'Nowhere/Else'), RangeError)
})

test('momentOf does with a skipped time what its rule says', () => {
  const skipped = '2026-03-29T02:30'
  assert.equal(
    momentOf(skipped, 'Europe/Zurich', calendarRule).toInstant().toString(),
    '2026-03-29T01:30:00Z',
  )
  assert.equal(momentOf(skipped, 'Europe/Zurich', calendarRule).toPlainTime().toString(), '03:30:00')
  const before = momentOf(skipped, 'Europe/Zurich', { never: 'earlier', twice: 'first' })
  assert.equal(before?.toPlainTime().toString(), '01:30:00')
  assert.equal(momentOf(skipped, 'Europe/Zurich', { never: 'refuse', twice: 'first' }), null)
})

test('momentOf does with a repeated time what its rule says', () => {
  const repeated = '2026-10-25T02:30'
  const at = (twice: 'first' | 'second') =>
    momentOf(repeated, 'Europe/Zurich', { never: 'later', twice })?.toInstant().toString()
  assert.equal(at('first'), '2026-10-25T00:30:00Z')
  assert.equal(at('second'), '2026-10-25T01:30:00Z')
  assert.equal(momentOf(repeated, 'Europe/Zurich', { never: 'later', twice: 'refuse' }), null)
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
  assert.equal(wallTimeAt(cairo.from, 'Africa/Cairo').toString(), '2026-04-24T01:00:00')
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
        const day = dayAt(moment, zone)
        const span = daySpan(day, zone)
        assert.ok(span.from <= moment && moment < span.to)
        // A moment's wall time leads back to it, unless the wall time is there twice.
        const wall = wallTimeAt(moment, zone)
        const kind = wallTimeKind(wall, zone)
        assert.notEqual(kind, 'never')
        const back = (['first', 'second'] as const).map(
          (twice) => momentOf(wall, zone, { never: 'later', twice }).epochMilliseconds,
        )
        assert.ok(back.includes(moment))
      },
    ),
    { numRuns: 300 },
  )
})

test('offsetMinutes follows the season', () => {
  assert.equal(offsetMinutes(Date.UTC(2026, 0, 1), 'Europe/Zurich'), 60)
  assert.equal(offsetMinutes(Date.UTC(2026, 6, 1), 'Europe/Zurich'), 120)
  assert.equal(offsetMinutes(Date.UTC(2026, 0, 1), 'America/St_Johns'), -210)
})
