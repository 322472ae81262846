import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Money } from '../money/money.ts'
import { decimalText, type Formats } from './formats.ts'
import { intlFormats } from './intl-formats.ts'
import { betaVisitorLocales, visitorLocales } from './locales.ts'
import { LocaleData } from './packs.server.ts'

const data = new LocaleData({
  onError: (error) => {
    throw error
  },
})
const locales = [...visitorLocales, ...betaVisitorLocales]

/** Both implementations of a locale, each by name. */
async function both(locale: string, timeZone = 'UTC'): Promise<[string, Formats][]> {
  return [
    ['cldr', await data.formats(locale, timeZone)],
    ['intl', intlFormats(locale, timeZone)],
  ]
}

/** Non-breaking spaces as plain ones, for reading. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test('contract §5: grouping is on', async () => {
  for (const [name, formats] of await both('en-US')) {
    assert.equal(formats.number(1234567.5), '1,234,567.5', name)
    assert.equal(formats.currency('1234567.5', 'USD'), '$1,234,567.50', name)
  }
  for (const [, formats] of await both('de-DE')) assert.equal(formats.number(1234), '1.234')
  for (const [, formats] of await both('en-IN')) assert.equal(formats.number(1234567), '12,34,567')
})

test('contract §5: rounding is half-up, of the decimal that is written', async () => {
  for (const [name, formats] of await both('en-US')) {
    const whole = (value: number | string) => formats.number(value, { maximumFractionDigits: 0 })
    assert.deepEqual([0.5, 1.5, 2.5, -0.5, -2.5, '2.4999'].map(whole), ['1', '2', '3', '-1', '-3', '2'], name)
    assert.equal(formats.currency(1.005, 'USD'), '$1.01', name)
    assert.equal(formats.currency('-1.005', 'USD'), '-$1.01', name)
    assert.equal(formats.number('0.0005'), '0.001', name)
    assert.equal(formats.percent('0.125'), '13%', name)
  }
})

test('contract §5: in strict mode NaN and infinity are errors', async () => {
  for (const [name, formats] of await both('en-US')) {
    for (const value of [Number.NaN, 'NaN', 'abc', '', null, undefined]) {
      assert.throws(() => formats.number(value, { strict: true }), /Invalid argument: NaN/, name)
      assert.throws(() => formats.percent(value, { strict: true }), /Invalid argument: NaN/, name)
      assert.throws(() => formats.currency(value, 'USD', { strict: true }), /Invalid argument: NaN/, name)
    }
    for (const value of [Infinity, -Infinity, 'Infinity', '-Infinity', '1e400', '-1e400']) {
      const said = new RegExp(`Invalid argument: ${String(value).startsWith('-') ? '-' : ''}Infinity$`)
      for (const format of [
        () => formats.number(value, { strict: true }),
        () => formats.percent(value, { strict: true }),
        () => formats.currency(value, 'USD', { strict: true }),
      ])
        assert.throws(format, said, `${name} ${value}`)
    }
    assert.equal(formats.number(1.5, { strict: true }), '1.5')
    assert.equal(formats.currency('1.5', 'USD', { strict: true }), '$1.50')
  }
})

test("contract §5: otherwise non-numeric input gives ''", async () => {
  const texts = ['1e400', '-1e400', 'NaN', 'abc', '', ' ', '1,000', '0x10', '1 2']
  const none = [...texts, Number.NaN, Infinity, -Infinity, null, undefined]
  for (const [name, formats] of await both('de-CH')) {
    for (const value of none) {
      assert.equal(formats.number(value), '', `${name} ${String(value)}`)
      assert.equal(formats.percent(value), '')
      assert.equal(formats.currency(value, 'CHF'), '')
    }
    for (const value of [{}, [], true, Symbol('x')]) assert.equal(formats.number(value as never), '')
    assert.equal(formats.number(10n), '10')
    assert.equal(formats.number(' 1e3 '), formats.number(1000))
  }
  assert.equal(decimalText('12.'), '12.')
})

test('amounts are exact to the last digit, and zero has no sign', async () => {
  for (const [name, formats] of await both('en-US')) {
    assert.equal(formats.currency('12345678901234567890.12', 'USD'), '$12,345,678,901,234,567,890.12', name)
    assert.equal(formats.number(12345678901234567890n), '12,345,678,901,234,567,890', name)
    assert.equal(formats.currency('-0.001', 'USD'), '$0.00', name)
    assert.equal(formats.number(-0), '0', name)
    assert.equal(formats.percent('-0.0001'), '0%', name)
  }
})

test('contract §1: a currency is shown with its own minor unit (JPY 0, KWD 3)', async () => {
  for (const [name, formats] of await both('en-US')) {
    assert.equal(formats.currency('1234.5', 'JPY'), '¥1,235', name)
    assert.equal(plain(formats.currency('1', 'KWD')), 'KWD 1.000', name)
    assert.equal(plain(formats.currency('1', 'HUF')), 'HUF 1.00', name)
    assert.equal(formats.money(new Money('9.9', 'EUR')), '€9.90', name)
    assert.equal(formats.currency('10', 'USD', { fractionDigits: 4 }), '$10.0000', name)
  }
})

test('currencies by narrow symbol or code, and without decimals that are zero', async () => {
  for (const [name, formats] of await both('en-CA')) {
    assert.equal(formats.currency('12', 'USD'), 'US$12.00', name)
    assert.equal(formats.currency('12', 'USD', { display: 'narrow' }), '$12.00', name)
    assert.equal(plain(formats.currency('-12', 'USD', { display: 'code' })), '-USD 12.00', name)
    assert.equal(plain(formats.currency('12', 'QQQ')), 'QQQ 12.00', name)
    assert.equal(formats.currency('10.00', 'CAD', { trimZeros: true }), '$10', name)
    assert.equal(formats.currency('9.999', 'CAD', { trimZeros: true }), '$10', name)
    assert.equal(formats.currency('10.5', 'CAD', { trimZeros: true }), '$10.50', name)
  }
})

const moment = Date.UTC(2026, 10, 20, 14, 5, 9)

test('dates and times follow locale and time zone', async () => {
  for (const [name, formats] of await both('de-CH', 'Europe/Zurich')) {
    assert.equal(formats.date(moment, { style: 'long' }), '20. November 2026', name)
    assert.equal(formats.time(moment), '15:05', name)
    assert.equal(formats.dateTime(moment, { timeStyle: 'medium' }), '20.11.2026, 15:05:09', name)
    assert.equal(formats.time(new Date(moment), { timeZone: 'Asia/Tokyo' }), '23:05', name)
    assert.equal(formats.time(Temporal.Instant.fromEpochMilliseconds(moment)), '15:05', name)
    assert.equal(formats.day('2026-02-28', { style: 'full' }), 'Samstag, 28. Februar 2026', name)
    // Before the zone's clocks go forward, and after.
    assert.equal(formats.time(Date.UTC(2026, 2, 29, 0, 59)), '01:59', name)
    assert.equal(formats.time(Date.UTC(2026, 2, 29, 1, 0)), '03:00', name)
  }
  await assert.rejects(data.formats('de-CH', 'Europe/Zuerich'), RangeError)
  assert.throws(() => intlFormats('de-CH', 'Europe/Zuerich').date(moment), RangeError)
})

test("what is no moment gives '', in strict mode an error", async () => {
  for (const [name, formats] of await both('en-US')) {
    for (const none of [null, undefined, Number.NaN, Infinity, 8.65e15, new Date('x')]) {
      assert.equal(formats.date(none), '', name)
      assert.equal(formats.dateTime(none), '', name)
      assert.equal(formats.relative(none, moment), '', name)
      assert.throws(() => formats.time(none, { strict: true }), /Invalid argument/, name)
    }
    for (const none of ['', '2026-02-30', '2026-13-01', '20260101', 'x']) {
      assert.equal(formats.day(none), '', `${name} ${none}`)
      assert.throws(() => formats.day(none, { strict: true }), /Invalid argument/, name)
    }
  }
})

test('contract §5: relative time in words', async () => {
  const day = 86_400_000
  const cases: [number, string][] = [
    [-5_000, '5 seconds ago'],
    [0, 'now'],
    [-500, 'now'],
    [-60_000, '1 minute ago'],
    [day, 'in 1 day'],
    [-7 * day, '7 days ago'],
    [-8 * day, '1 week ago'],
    [-29 * day, '4 weeks ago'],
    [30 * day, 'in 1 month'],
    [-360 * day, '1 year ago'],
  ]
  for (const [name, formats] of await both('en-US')) {
    for (const [away, words] of cases) assert.equal(formats.relative(moment + away, moment), words, name)
  }
  for (const [, formats] of await both('de-DE')) {
    assert.equal(formats.relative(moment - 2 * day, moment), 'vor 2 Tagen')
  }
})

test('both implementations say the same in every locale', async () => {
  for (const locale of locales) {
    const [cldr, intl] = (await both(locale, 'Europe/Zurich')).map(([, formats]) => say(formats))
    // The runtime's data parts thousands in Swiss French with an apostrophe, CLDR's with a space.
    const same = (text: string) => (locale === 'fr-CH' ? text.replace(/(?<=\d)['’\u202f](?=\d)/g, ' ') : text)
    assert.deepEqual(cldr?.map(same), intl?.map(same), locale)
  }
})

function say(formats: Formats): string[] {
  return [
    ...['0', '1234.5', '-1234567.125', '1e21', '.5'].flatMap((value) => [
      formats.number(value),
      formats.percent(value),
      formats.currency(value, 'EUR'),
      formats.currency(value, 'USD', { display: 'code' }),
      formats.currency(value, 'JPY', { display: 'narrow' }),
      formats.currency(value, 'CHF', { trimZeros: true }),
    ]),
    ...(['short', 'medium', 'long', 'full'] as const).flatMap((style) => [
      formats.date(moment, { style }),
      formats.dateTime(moment, { style }),
      formats.day('2026-02-28', { style }),
    ]),
    formats.time(moment),
    formats.time(moment, { timeStyle: 'medium' }),
    ...[-1e3, 3e5, -4e7, 2e8, -9e8, 5e9, -9e10].map((away) => formats.relative(moment + away, moment)),
  ]
}

test('any decimal rounds the same in both, half away from zero', async () => {
  const implementations = await both('en-US')
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (thousandths) => {
      const money = new Money((thousandths / 1000).toFixed(3), 'USD')
      const rounded = money.round(2)
      const [whole = '', fraction = ''] = rounded.absolute().toFixed(2).split('.')
      const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
      const expected = `${rounded.isNegative() ? '-' : ''}$${grouped}.${fraction}`
      for (const [name, formats] of implementations) assert.equal(formats.money(money), expected, name)
    }),
    { numRuns: 2000 },
  )
})
