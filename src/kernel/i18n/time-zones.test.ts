import assert from 'node:assert/strict'
import { test } from 'node:test'
import { timeZoneChoices, zoneCity } from './time-zones.ts'
import { isTimeZone } from '../zoned-time.ts'

const winter = Date.UTC(2026, 0, 15, 11, 59, 31)
const summer = Date.UTC(2026, 6, 15, 12)

const labelOf = (id: string, locale: string, at: number) =>
  timeZoneChoices(locale, id, at).find((one) => one.value === id)?.label

test('a zone is called by its city, as it is called today, and by its distance in the person’s language', () => {
  assert.equal(labelOf('Europe/Berlin', 'en-US', winter), 'Berlin · GMT+1')
  assert.equal(labelOf('Europe/Berlin', 'de-DE', summer), 'Berlin · GMT+2')
  assert.equal(labelOf('America/St_Johns', 'fr-FR', winter), 'St. Johns · UTC−3:30')
  assert.equal(labelOf('UTC', 'ja-JP', winter), 'UTC')
  assert.deepEqual(
    ['Europe/Kiev', 'Asia/Calcutta', 'America/Argentina/Buenos_Aires', 'America/Sao_Paulo'].map(zoneCity),
    ['Kyiv', 'Kolkata', 'Buenos Aires', 'São Paulo'],
  )
})

for (const locale of ['en-US', 'de-DE', 'fr-FR', 'es-419', 'pt-BR', 'it-IT', 'ja-JP']) {
  test(`in ${locale} every zone can be chosen, from west to east, none twice`, () => {
    const all = timeZoneChoices(locale, 'Europe/Berlin', winter)
    assert.ok(all.length > 400)
    assert.equal(new Set(all.map(({ value }) => value)).size, all.length)
    assert.ok(all.every(({ value }) => isTimeZone(value)))
    const at = (id: string) => all.findIndex((one) => one.value === id)
    const order = ['Pacific/Midway', 'America/New_York', 'America/St_Johns', 'Europe/London', 'Europe/Berlin']
    const ranks = [...order, 'Europe/Rome', 'Asia/Tokyo', 'Pacific/Kiritimati'].map(at)
    assert.ok(!ranks.includes(-1))
    assert.deepEqual(
      ranks,
      ranks.toSorted((a, b) => a - b),
    )
  })
}

test('beside it stand its country and the name of its time, each said once', () => {
  const detail = (locale: string, id: string) =>
    timeZoneChoices(locale, id, winter).find((one) => one.value === id)?.detail
  assert.equal(detail('en-US', 'Europe/Berlin'), 'Germany · Central European Time')
  assert.equal(detail('ja-JP', 'Europe/Berlin'), 'ドイツ · 中央ヨーロッパ時間')
  assert.equal(detail('en-US', 'Asia/Tokyo'), 'Japan')
  assert.equal(detail('en-US', 'UTC'), '')
})

test('the zone that is set is among them under the id it is stored with', () => {
  const ids = (chosen: string) => timeZoneChoices('en-US', chosen, winter).map(({ value }) => value)
  const stored = ids('Asia/Kolkata')
  assert.ok(stored.includes('Asia/Kolkata') && !stored.includes('Asia/Calcutta'))
  assert.ok(ids('UTC').includes('UTC'))
  assert.ok(!ids('').includes(''))
})

test('it is found by its id as it is typed, and by its country’s English name', () => {
  const found = timeZoneChoices('de-DE', 'UTC', winter).find(({ value }) => value === 'America/Los_Angeles')
  assert.equal(found?.search, 'America/Los_Angeles America Los Angeles United States')
})
