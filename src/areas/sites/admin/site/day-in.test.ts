import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayIn } from './day-in.ts'

test('a day is that of the zone, not of UTC', () => {
  const late = Date.parse('2026-12-04T23:30:00Z')
  assert.equal(dayIn('UTC', late), '2026-12-04')
  assert.equal(dayIn('Pacific/Auckland', late), '2026-12-05')
  assert.equal(dayIn('America/Los_Angeles', Date.parse('2026-01-01T03:00:00Z')), '2025-12-31')
})
