import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  DEFAULT_LOCALE,
  betaLocaleFlag,
  betaMemberLocales,
  betaVisitorLocales,
  isLocale,
  languageOf,
  memberLocales,
  openLocales,
  ownName,
  regionOf,
  translationLocales,
  translationOf,
  visitorLocales,
} from './locales.ts'

test('contract §5: default, member and beta locales', () => {
  assert.equal(DEFAULT_LOCALE, 'en-US')
  assert.deepEqual(memberLocales, ['en-US', 'de-DE', 'fr-FR', 'es-419', 'pt-BR', 'it-IT'])
  assert.deepEqual(betaMemberLocales, ['ja-JP', 'tr-TR'])
  assert.deepEqual(betaVisitorLocales, ['ja-JP', 'tr-TR'])
})

test('contract §5: thirteen translation files', () => {
  assert.equal(
    translationLocales.join(' '),
    'en-US es-419 fr-FR de-DE pt-BR it-IT nl-NL sv-SE no-NO fi-FI da-DK ja-JP tr-TR',
  )
})

test('contract §5: the visitor locales are the regional variants of eleven families', () => {
  const contract =
    'da-DK da-GL de-AT de-BE de-CH de-DE de-LI de-LU en-AU en-CA en-GB en-IE en-IL en-IN en-NZ en-SG en-US en-ZA ' +
    'es-419 es-AR es-CL es-CO es-CR es-ES es-MX es-PE es-US es-UY fi-FI fr-BE fr-CA fr-CH fr-FR fr-LU it-CH it-IT ' +
    'nl-BE nl-NL no-NO pt-BR pt-PT sv-FI sv-SE'
  assert.equal(visitorLocales.join(' '), contract)
  assert.deepEqual(
    [...new Set(visitorLocales.map(languageOf))].sort(),
    'da de en es fi fr it nl no pt sv'.split(' '),
  )
})

test('every locale has a translation file, and the runtime knows it', () => {
  for (const locale of [...visitorLocales, ...betaVisitorLocales]) {
    assert.equal(languageOf(translationOf(locale)), languageOf(locale))
    assert.deepEqual(Intl.DateTimeFormat.supportedLocalesOf(locale).length, 1, locale)
    assert.ok(isLocale(locale))
  }
  assert.equal(translationOf('xx-YY'), 'en-US')
  assert.equal(isLocale('de_CH'), false)
})

test('languageOf and regionOf read tags of any spelling; Bokmål and Nynorsk are Norwegian', () => {
  assert.equal(languageOf('nb-NO'), 'no')
  assert.equal(languageOf('de_ch'), 'de')
  assert.equal(regionOf('de_ch'), 'CH')
  assert.equal(regionOf('es-419'), '419')
  assert.equal(regionOf('zh-Hant-TW'), 'TW')
  assert.equal(regionOf('de'), '')
})

test('contract §5: beta locales are open only to the audience whose flag is on', () => {
  assert.deepEqual(openLocales('member'), memberLocales)
  assert.deepEqual(openLocales('member', ['member-locale-ja-jp']), [...memberLocales, 'ja-JP'])
  assert.deepEqual(openLocales('visitor', ['member-locale-ja-jp']), visitorLocales)
  assert.deepEqual(openLocales('visitor', [betaLocaleFlag('tr-TR', 'visitor')]), [...visitorLocales, 'tr-TR'])
})

test('a locale is shown by its own name', () => {
  assert.equal(ownName('de-CH'), 'Deutsch (Schweiz)')
  assert.equal(ownName('fr-CA'), 'Français (Canada)')
  assert.equal(ownName('es-419'), 'Español (Latinoamérica)')
  assert.equal(ownName('ja-JP'), '日本語 (日本)')
  assert.equal(ownName('tr-TR'), 'Türkçe (Türkiye)')
  assert.equal(ownName('no-NO'), 'Norsk (Norge)')
  const all = [...visitorLocales, ...betaVisitorLocales].map(ownName)
  assert.equal(new Set(all).size, all.length)
})
