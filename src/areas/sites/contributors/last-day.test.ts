import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endOf, lastDayOf } from './last-day.ts'

const at = (end: string, zone: string): string => new Date(endOf(end, zone)).toISOString()

test('a day ends where the site is', () => {
  assert.equal(at('2026-12-04', 'UTC'), '2026-12-05T00:00:00.000Z')
  assert.equal(at('2026-12-04', 'America/Los_Angeles'), '2026-12-05T08:00:00.000Z')
  assert.equal(at('2026-12-04', 'Pacific/Auckland'), '2026-12-04T11:00:00.000Z')
  assert.equal(at('2026-12-04T10:30:00.000Z', 'Pacific/Auckland'), '2026-12-04T10:30:00.000Z')
})

test('where clocks change, a day ends with its last moment all the same', () => {
  assert.equal(at('2026-03-29', 'Europe/Zurich'), '2026-03-29T22:00:00.000Z')
  assert.equal(at('2026-10-25', 'Europe/Zurich'), '2026-10-25T23:00:00.000Z')
  // In Cairo clocks go forward at midnight: the day after begins at one.
  assert.equal(at('2026-04-23', 'Africa/Cairo'), '2026-04-23T22:00:00.000Z')
})

test('an end leads back to its day, in every zone', () => {
  const zones = [
    'UTC',
    'Europe/Zurich',
    'America/St_Johns',
    'Africa/Cairo',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
  ]
  for (const zone of zones) {
    for (const day of ['2026-03-29', '2026-04-23', '2026-10-25', '2026-12-31', '2028-02-29']) {
      assert.equal(lastDayOf(endOf(day, zone), zone), day, `${day} in ${zone}`)
    }
  }
  assert.equal(lastDayOf(null, 'UTC'), null)
  assert.equal(lastDayOf(Date.parse('2026-12-04T23:59:59.999Z'), 'UTC'), '2026-12-04')
})
