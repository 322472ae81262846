import assert from 'node:assert/strict'
import { test } from 'node:test'
import { zoneName } from './zone-name.ts'

const winter = Date.UTC(2026, 0, 15)
const summer = Date.UTC(2026, 6, 15)

test('the time of a zone is called by its name, in the person’s language and of the time of the year', () => {
  assert.equal(zoneName('Europe/Berlin', 'en-US', winter), 'Central European Standard Time')
  assert.equal(zoneName('Europe/Berlin', 'de-DE', summer), 'Mitteleuropäische Sommerzeit')
  assert.equal(zoneName('America/New_York', 'ja-JP', winter), '米国東部標準時')
  assert.equal(zoneName('UTC', 'en-US', winter), 'Coordinated Universal Time')
})

test('a zone that is unknown is called by its id', () => {
  assert.equal(zoneName('Nowhere/At_All', 'en-US', winter), 'Nowhere/At_All')
})
