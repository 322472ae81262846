import assert from 'node:assert/strict'
import { test } from 'node:test'
import { betaLocaleFlag, betaMemberLocales } from '#kernel/i18n/locales.ts'
import { ownerTexts, translatedInto } from '#platform/testing/words.ts'
import { featuresOf } from './feature.ts'

test('contract §5: every beta locale of the app can be tried, by staff', () => {
  const names = featuresOf('internal').map(({ name }): string => name)
  for (const locale of betaMemberLocales) assert.ok(names.includes(betaLocaleFlag(locale, 'member')), locale)
})

test('contract §9: a minimum order amount and every flagged currency can be tried, by the sites of the circle', () => {
  const commerce = featuresOf('circle').filter(({ namespace }) => namespace === 'commerce')
  assert.deepEqual(commerce.map(({ name }) => name).toSorted(), [
    'currency-ars',
    'currency-brl',
    'currency-cop',
    'currency-idr',
    'currency-inr',
    'currency-jpy',
    'currency-zar',
    'minimum-order-amount',
  ])
})

test('a language that nobody has translated the app into says so in the list, and no other does', () => {
  for (const locale of betaMemberLocales) {
    const key = `labs.${betaLocaleFlag(locale, 'member')}`
    const isTranslated = translatedInto('owner').includes(locale)
    assert.equal(/not translated yet/.test(ownerTexts()[`${key}.title`] ?? ''), !isTranslated, locale)
    assert.equal(/goes on in English/.test(ownerTexts()[`${key}.text`] ?? ''), !isTranslated, locale)
  }
})
