import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countries, countriesByName, countryName, isCountry } from './countries.ts'
import { isSanctionedCountry, sanctionedCountries } from './sanctions.ts'

test('ISO 3166-1: 249 countries in code order, each once, each with a name', () => {
  assert.equal(countries.length, 249)
  assert.deepEqual(countries, [...new Set(countries)].sort())
  for (const code of countries) assert.notEqual(countryName(code, 'en-US'), code, code)
})

test('country names follow the locale; what is no country stays as it is', () => {
  assert.equal(countryName('CH', 'fr-FR'), 'Suisse')
  assert.equal(countryName('CH', 'ja-JP'), 'スイス')
  assert.equal(countryName('UK', 'en-US'), 'UK')
  assert.equal(countryName('', 'en-US'), '')
  assert.equal(isCountry('ch'), false)
})

test('countriesByName sorts as the language does', () => {
  const swedish = countriesByName('sv-SE')
  assert.equal(swedish.length, 249)
  // In Swedish Å, Ä and Ö stand after Z.
  assert.deepEqual(
    swedish.slice(-3).map((country) => country.code),
    ['AX', 'AT', 'TL'],
  )
})

test('contract §9: the sanctioned countries are CU IR KP SD SY', () => {
  assert.deepEqual(sanctionedCountries, ['CU', 'IR', 'KP', 'SD', 'SY'])
  for (const country of countries) {
    assert.equal(isSanctionedCountry(country), ['CU', 'IR', 'KP', 'SD', 'SY'].includes(country))
  }
  assert.equal(isSanctionedCountry(' ir '), true)
  for (const nothing of [null, undefined, '']) assert.equal(isSanctionedCountry(nothing), false)
})
