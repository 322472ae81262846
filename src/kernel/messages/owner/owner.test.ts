import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { test } from 'node:test'
import { betaMemberLocales, memberLocales } from '../../i18n/locales.ts'
import { shapeFaults } from '../message-shape.ts'
import { partialTranslator } from '../message.ts'
import { spokenFaults, typographyFaults } from '../testing.ts'
import { ownerTexts } from './en-US/index.ts'
import { ownerTranslations } from './index.ts'

const catalogues = Object.entries(ownerTranslations)

test('translations are of languages that owners can choose', () => {
  assert.deepEqual(
    catalogues.map(([locale]) => locale),
    globSync('??-*', { cwd: import.meta.dirname, exclude: ['en-US'] }).toSorted(),
  )
  for (const [locale] of catalogues)
    assert.ok(
      [...memberLocales, ...betaMemberLocales].some((member) => member === locale),
      locale,
    )
})

test('every translation is of a message that exists, and takes what it takes', () => {
  for (const [locale, catalogue] of catalogues) {
    for (const [key, text] of Object.entries(catalogue)) {
      assert.ok(Object.hasOwn(ownerTexts, key), `${locale} ${key}`)
      assert.deepEqual(shapeFaults(ownerTexts[key] ?? '', text, locale), [], `${locale} ${key}`)
    }
  }
})

test('every message comes out whole, in the typography of its language', () => {
  for (const [locale, catalogue] of [['en-US', ownerTexts] as const, ...catalogues]) {
    for (const [key, text] of Object.entries(catalogue)) {
      assert.deepEqual(spokenFaults(locale, key, text), [], `${locale} ${key}`)
      assert.deepEqual(typographyFaults(locale, text), [], `${locale} ${key}: ${text}`)
    }
  }
})

test('what is said at a field that is wrong is a sentence with its full stop', () => {
  const atFields =
    /^(?:refusal|ui\.fault)\.|^ui\.files\.(?:too_large|wrong_type)$|^pages\.release\.at_missing$|^assets\.name\.empty$/
  for (const [locale, catalogue] of [['en-US', ownerTexts] as const, ...catalogues])
    for (const [key, text] of Object.entries(catalogue))
      if (atFields.test(key)) assert.match(text, /[.?…。？][\s}]*$/, `${locale} ${key}`)
})

test('what is done by keys as well is not said to be done by a pointer', () => {
  const keys = ['pages.tree.help', 'pages.nav.main_empty', 'pages.nav.footer_empty', 'blocks.text.empty']
  for (const [locale, catalogue] of [['en-US', ownerTexts] as const, ...catalogues])
    for (const key of keys)
      assert.doesNotMatch(
        (catalogue as Readonly<Record<string, string>>)[key] ?? '',
        /drag|click|zieh|klick|arrastr|clic|gliss|cliqu|trascin|ドラッグ|クリック/i,
        `${locale} ${key}`,
      )
})

test('what a language lacks is said in English, by the rules of English', () => {
  const words = partialTranslator(
    'ja-JP',
    { own: '{n, plural, other {#件}}' },
    {
      own: '{n, plural, one {# thing} other {# things}}',
      rest: '{n, plural, one {# thing} other {# things}}',
    },
  )
  assert.equal(words('own', { n: 1 }), '1件')
  assert.equal(words('rest', { n: 1 }), '1 thing')
  assert.equal(words('rest', { n: 1500 }), '1,500 things')
  assert.equal(words('no.such_key'), 'no.such_key')
})
