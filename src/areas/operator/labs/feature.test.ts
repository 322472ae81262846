import assert from 'node:assert/strict'
import { test } from 'node:test'
import { betaLocaleFlag, betaMemberLocales } from '#kernel/i18n/locales.ts'
import { ownerSource, ownerTexts } from '#kernel/messages/owner/en-US/index.ts'
import { ownerTranslations } from '#kernel/messages/owner/index.ts'
import { features, featuresOf } from './feature.ts'

test('every feature has a name, what it does and how to turn it off', () => {
  for (const { name } of features)
    for (const part of ['title', 'text', 'off'])
      assert.ok(`labs.${name}.${part}` in ownerSource, `labs.${name}.${part}`)
})

test('contract §5: every beta locale of the app can be tried, by staff', () => {
  const names = featuresOf('internal').map(({ name }) => name)
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
    const isTranslated = locale in ownerTranslations
    assert.equal(/not translated yet/.test(ownerTexts[`${key}.title`] ?? ''), !isTranslated, locale)
    assert.equal(/goes on in English/.test(ownerTexts[`${key}.text`] ?? ''), !isTranslated, locale)
  }
})
