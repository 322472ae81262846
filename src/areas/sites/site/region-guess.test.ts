import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countries } from '#kernel/countries.ts'
import { isTenderCurrency } from '#kernel/money/currency.ts'
import { currencyOfCountry } from './currency-of-country.ts'
import { guessRegion } from './region-guess.ts'

test('the time zone tells the country, the language the words', () => {
  const guess = (tag: string, zone: string) => Object.values(guessRegion([tag], zone)).join(' ')
  assert.equal(guess('de-CH', 'Europe/Zurich'), 'de-CH CH CHF Europe/Zurich')
  assert.equal(guess('en-US', 'Europe/Zurich'), 'en-US CH CHF Europe/Zurich')
  assert.equal(guess('fr', 'Europe/Zurich'), 'fr-CH CH CHF Europe/Zurich')
  assert.equal(guess('en-GB', 'Europe/London'), 'en-GB GB GBP Europe/London')
  assert.equal(guess('es', 'America/Bogota'), 'es-CO CO COP America/Bogota')
  assert.equal(guess('pl', 'Europe/Warsaw'), 'en-US PL PLN Europe/Warsaw')
  assert.equal(guess('en-US', 'UTC'), 'en-US US USD UTC')
})

test('what cannot be had is not guessed', () => {
  assert.equal(guessRegion(['fa-IR'], 'Asia/Tehran').country, 'US')
  assert.equal(guessRegion(['pt-BR'], 'America/Sao_Paulo', (code) => code !== 'BRL').currency, 'USD')
  assert.equal(guessRegion([], 'Nowhere/At-all').timeZone, 'UTC')
})

test('nearly every country has a currency that can be paid in', () => {
  const without = countries.filter((country) => currencyOfCountry(country) === null)
  assert.deepEqual(without, ['AQ', 'CU', 'IR', 'KP', 'SD', 'SY'])
  for (const country of countries) {
    const currency = currencyOfCountry(country)
    assert.ok(currency === null || isTenderCurrency(currency), `${country}: ${String(currency)}`)
  }
})
