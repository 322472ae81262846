import assert from 'node:assert/strict'
import { test } from 'node:test'
import { momentOf, wallOf } from './wall-time.ts'

test('a moment and its time on the wall are each other, to the minute', () => {
  assert.equal(wallOf('2026-11-20T13:30:00.000Z', 'Europe/Berlin'), '2026-11-20T14:30')
  assert.equal(momentOf('2026-11-20T14:30', 'Europe/Berlin'), '2026-11-20T13:30:00.000Z')
  assert.equal(momentOf('2026-07-01T09:00', 'Asia/Kathmandu'), '2026-07-01T03:15:00.000Z')
})

test('a time that spring skips is the one an hour later', () => {
  assert.equal(momentOf('2026-03-29T02:30', 'Europe/Berlin'), '2026-03-29T01:30:00.000Z')
})
