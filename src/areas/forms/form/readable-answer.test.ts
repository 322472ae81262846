import assert from 'node:assert/strict'
import { test } from 'node:test'
import { intlFormats } from '#kernel/i18n/intl-formats.ts'
import { readableAnswer } from './readable-answer.ts'

test('days and times read as the language writes them, whatever the zone; other answers as typed', () => {
  const english = intlFormats('en-US', 'Pacific/Kiritimati')
  assert.equal(readableAnswer('date', '2026-12-04', english), 'Friday, December 4, 2026')
  assert.equal(readableAnswer('date', '2026-12-04', intlFormats('de-DE')), 'Freitag, 4. Dezember 2026')
  assert.equal(readableAnswer('time', '19:30', english).replace(/\s/u, ' '), '7:30 PM')
  assert.equal(readableAnswer('text', '2026-12-04', english), '2026-12-04')
  assert.equal(readableAnswer('date', 'soon', english), 'soon')
})
