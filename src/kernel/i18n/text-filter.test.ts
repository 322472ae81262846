import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { translator } from '../messages/message.ts'
import { translationLocales } from './locales.ts'
import {
  KEY_DEBUG_COOKIE,
  KEY_DEBUG_LITERAL,
  cookieNames,
  isKeyDebugRequested,
  textFilterOf,
} from './text-filter.ts'
import { MissingTranslationFileError, checkTranslationFiles } from './translation-files.ts'

test('contract §5: the cookie of the debug mode is named by the SHA-256 of the literal, in hexadecimal', () => {
  assert.equal(KEY_DEBUG_COOKIE, createHash('sha256').update(KEY_DEBUG_LITERAL).digest('hex'))
  assert.match(KEY_DEBUG_COOKIE, /^[0-9a-f]{64}$/)
})

test('contract §5: with the cookie, localised text shows its message key', () => {
  assert.equal(isKeyDebugRequested(cookieNames(`a=1; ${KEY_DEBUG_COOKIE}=1`)), true)
  assert.equal(isKeyDebugRequested(cookieNames(`a=${KEY_DEBUG_COOKIE}; x${KEY_DEBUG_COOKIE}=1`)), false)
  assert.equal(isKeyDebugRequested(cookieNames('')), false)
  const filter = textFilterOf({ cookieNames: [KEY_DEBUG_COOKIE], query: '?i18nLang=true' })
  const words = translator('en-US', [{ 'cart.empty.title': 'Your cart is empty, {name}' }], filter)
  assert.equal(words('cart.empty.title', { name: 'Ada' }), 'cart.empty.title')
})

test('contract §5: pseudo-localised words still take their values and plurals', () => {
  const filter = textFilterOf({ cookieNames: ['a'], query: '?i18nLang=on' })
  const words = translator(
    'en-US',
    [{ 'pages.count': '{n, plural, one {# page} other {# pages}} of {name}' }],
    filter,
  )
  assert.equal(words('pages.count', { n: 2, name: 'Ada' }), '[2 þþáĝéšš óƒ Ada]')
  const flagged = textFilterOf({ cookieNames: [], query: '', featureFlags: ['i18nLang'] })
  assert.equal(flagged?.('OK', 'any'), '[ÓĶĶ]')
})

test('otherwise text is left as it is', () => {
  assert.equal(textFilterOf({ cookieNames: ['crumb'], query: '?i18nLang=false' }), undefined)
})

test('contract §5: a missing translation file has a message of its own', () => {
  const files = translationLocales.map((locale) => `${locale}.po`)
  checkTranslationFiles(files)
  checkTranslationFiles([...files, 'extra.po'])
  for (const locale of translationLocales) {
    assert.throws(
      () => checkTranslationFiles(files.filter((file) => !file.includes(locale))),
      (error: Error) =>
        error instanceof MissingTranslationFileError &&
        error.message === `Missing translation file for locale ${locale}: ${locale}.po`,
    )
  }
})
