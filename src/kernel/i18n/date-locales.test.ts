import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dateCodeOf, dateLocales, localeOfDateCode } from './date-locales.ts'
import { betaVisitorLocales, visitorLocales } from './locales.ts'

test('contract §5: dozens of date locale codes, with the English variants', () => {
  assert.ok(Object.keys(dateLocales).length > 40)
  for (const region of ['au', 'ca', 'gb', 'ie', 'il', 'in', 'nz', 'sg']) {
    const code = `en-${region}` as keyof typeof dateLocales
    assert.equal(dateLocales[code], `en-${region.toUpperCase()}`)
  }
})

test('every locale of ours has a code that leads back to it', () => {
  for (const locale of [...visitorLocales, ...betaVisitorLocales]) {
    assert.equal(localeOfDateCode(dateCodeOf(locale)), locale)
    assert.equal(localeOfDateCode(locale), locale)
    assert.equal(localeOfDateCode(locale.toLowerCase().replace('-', '_')), locale)
  }
  assert.equal(new Set(Object.values(dateLocales)).size, visitorLocales.length + betaVisitorLocales.length)
})

test('other spellings, other regions and other languages', () => {
  assert.equal(dateCodeOf('no-NO'), 'nb')
  for (const code of ['nb', 'nn', 'no', 'nb-NO', 'nn-no']) assert.equal(localeOfDateCode(code), 'no-NO')
  assert.equal(localeOfDateCode('fr-ma'), 'fr-FR')
  assert.equal(localeOfDateCode('en-US'), 'en-US')
  for (const code of ['zh-cn', '', 'toString', 'constructor']) assert.equal(localeOfDateCode(code), 'en-US')
})
