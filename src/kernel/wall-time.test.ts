import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { momentOf, wallOf } from './wall-time.ts'

test('a moment and its time on the wall are each other, to the minute', () => {
  assert.equal(wallOf('2026-11-20T13:30:00.000Z', 'Europe/Berlin'), '2026-11-20T14:30')
  assert.equal(wallOf('2026-11-20T13:30:59.999Z', 'Europe/Berlin'), '2026-11-20T14:30')
  assert.equal(momentOf('2026-11-20T14:30', 'Europe/Berlin'), '2026-11-20T13:30:00.000Z')
  assert.equal(momentOf('2026-07-01T09:00', 'Asia/Kathmandu'), '2026-07-01T03:15:00.000Z')
  assert.equal(momentOf('2026-01-01T00:00', 'America/St_Johns'), '2026-01-01T03:30:00.000Z')
})

test('a time that the clocks skip moves on by the jump', () => {
  assert.equal(momentOf('2026-03-29T01:59', 'Europe/Zurich'), '2026-03-29T00:59:00.000Z')
  assert.equal(momentOf('2026-03-29T02:00', 'Europe/Zurich'), '2026-03-29T01:00:00.000Z')
  assert.equal(momentOf('2026-03-29T02:30', 'Europe/Zurich'), '2026-03-29T01:30:00.000Z')
  assert.equal(wallOf(momentOf('2026-03-29T02:30', 'Europe/Zurich'), 'Europe/Zurich'), '2026-03-29T03:30')
  assert.equal(momentOf('2026-03-29T03:00', 'Europe/Zurich'), '2026-03-29T01:00:00.000Z')
  // A jump of half an hour, one at midnight, and a day that a country left out.
  const seen = (wall: string, zone: string) => wallOf(momentOf(wall, zone), zone)
  assert.equal(seen('2026-10-04T02:15', 'Australia/Lord_Howe'), '2026-10-04T02:45')
  assert.equal(seen('2026-04-24T00:00', 'Africa/Cairo'), '2026-04-24T01:00')
  assert.equal(seen('2011-12-30T12:00', 'Pacific/Apia'), '2011-12-31T12:00')
})

test('a time that the clocks show twice is the first', () => {
  assert.equal(momentOf('2026-10-25T01:59', 'Europe/Zurich'), '2026-10-24T23:59:00.000Z')
  assert.equal(momentOf('2026-10-25T02:00', 'Europe/Zurich'), '2026-10-25T00:00:00.000Z')
  assert.equal(momentOf('2026-10-25T02:59', 'Europe/Zurich'), '2026-10-25T00:59:00.000Z')
  assert.equal(momentOf('2026-10-25T03:00', 'Europe/Zurich'), '2026-10-25T02:00:00.000Z')
  // West of Greenwich, too.
  assert.equal(momentOf('2026-11-01T01:30', 'America/New_York'), '2026-11-01T05:30:00.000Z')
})

test('what is no date and time, and a zone that nobody knows, are refused', () => {
  assert.throws(() => momentOf('2026-13-01T00:00', 'UTC'), RangeError)
  assert.throws(() => momentOf('', 'UTC'), RangeError)
  assert.throws(() => momentOf('2026-01-01T00:00', 'Nowhere/Else'), RangeError)
  assert.throws(() => wallOf('yesterday', 'UTC'), RangeError)
})

test('every wall time is the moment that Temporal says it is, and every moment its wall time', () => {
  const zones = [
    'Europe/Zurich',
    'America/St_Johns',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'Africa/Cairo',
    'Asia/Kathmandu',
  ]
  // Moments that lie around a change of the clocks, and any.
  const changes = zones.flatMap((zone) => {
    const found: number[] = []
    let at: Temporal.ZonedDateTime | null = Temporal.ZonedDateTime.from(`1990-01-01T00:00[${zone}]`)
    while ((at = at.getTimeZoneTransition('next')) && at.year < 2050) found.push(at.epochMilliseconds)
    return found
  })
  const near = fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -1_600, max: 1_600 }))
    .map(([change, minutes]) => change + minutes * 60_000)
  const any = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2050, 0, 1) })
  fc.assert(
    fc.property(fc.oneof(near, any), fc.constantFrom(...zones), (moment, zone) => {
      const shown = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone)
      assert.equal(wallOf(new Date(moment).toISOString(), zone), shown.toString().slice(0, 16))
      // Of whatever zone the moment is, its UTC is a time on the wall of this one, there or not.
      for (const wall of [shown.toString().slice(0, 16), new Date(moment).toISOString().slice(0, 16)]) {
        const meant = Temporal.PlainDateTime.from(wall).toZonedDateTime(zone, {
          disambiguation: 'compatible',
        })
        assert.equal(Date.parse(momentOf(wall, zone)), meant.epochMilliseconds, `${wall} ${zone}`)
      }
    }),
    { numRuns: 1_000 },
  )
})
