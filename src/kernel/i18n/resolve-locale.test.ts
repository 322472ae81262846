import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  betaVisitorLocales,
  languageOf,
  memberLocales,
  translationLocales,
  visitorLocales,
} from './locales.ts'
import { negotiateLocale, resolveMemberLocale, resolveWebsiteLocale } from './resolve-locale.ts'

test("contract §5: a website's locale is its language, or else the default", () => {
  for (const locale of visitorLocales) assert.equal(resolveWebsiteLocale(locale), locale)
  for (const none of [null, undefined, '', 'zh-CN', 'xx', '!'])
    assert.equal(resolveWebsiteLocale(none), 'en-US')
})

test("contract §5: a member's locale is the account's, or else the default, among the member locales", () => {
  for (const locale of memberLocales) assert.equal(resolveMemberLocale(locale), locale)
  for (const none of [null, undefined, '', 'sv-SE', 'nl-BE']) assert.equal(resolveMemberLocale(none), 'en-US')
  assert.equal(resolveMemberLocale('de-CH'), 'de-DE')
  assert.equal(resolveMemberLocale('pt-PT'), 'pt-BR')
  assert.equal(resolveMemberLocale('es-ES'), 'es-419')
})

test('a locale that is not enabled gives way to its region, then to the principal locale of its language', () => {
  assert.equal(resolveWebsiteLocale('es-EC'), 'es-419')
  assert.equal(resolveWebsiteLocale('en-HK'), 'en-US')
  assert.equal(resolveWebsiteLocale('de'), 'de-DE')
  assert.equal(resolveWebsiteLocale('de_ch'), 'de-CH')
  assert.equal(resolveWebsiteLocale('nb-NO'), 'no-NO')
  assert.equal(resolveWebsiteLocale('nn'), 'no-NO')
  assert.equal(resolveWebsiteLocale('fr-FR-u-nu-latn'), 'fr-FR')
})

test('contract §5: a beta locale resolves only where its beta flag is on', () => {
  for (const locale of betaVisitorLocales) {
    assert.equal(resolveWebsiteLocale(locale), 'en-US')
    assert.equal(resolveMemberLocale(locale), 'en-US')
    const flag = locale.toLowerCase()
    assert.equal(resolveWebsiteLocale(locale, { betaFeatureFlags: [`visitor-locale-${flag}`] }), locale)
    assert.equal(resolveWebsiteLocale(locale, { betaFeatureFlags: [`member-locale-${flag}`] }), 'en-US')
    assert.equal(resolveMemberLocale(locale, { betaFeatureFlags: [`member-locale-${flag}`] }), locale)
    assert.equal(resolveMemberLocale(locale, { betaFeatureFlags: [`visitor-locale-${flag}`] }), 'en-US')
  }
})

test('contract §5: only locales whose language matches the translation language are considered', () => {
  for (const translationLanguage of translationLocales) {
    const betaFeatureFlags = ['visitor-locale-ja-jp', 'visitor-locale-tr-tr']
    for (const wish of [...visitorLocales, ...betaVisitorLocales, 'zh-CN', null]) {
      const locale = resolveWebsiteLocale(wish, { translationLanguage, betaFeatureFlags })
      assert.equal(
        languageOf(locale),
        languageOf(translationLanguage),
        `${String(wish)} in ${translationLanguage}`,
      )
    }
  }
  // Words in English, formats of the site's region where there are any.
  assert.equal(resolveWebsiteLocale('fr-CA', { translationLanguage: 'en' }), 'en-CA')
  assert.equal(resolveWebsiteLocale('fr-FR', { translationLanguage: 'en-US' }), 'en-US')
  assert.equal(resolveWebsiteLocale('de-CH', { translationLanguage: 'fr' }), 'fr-CH')
  assert.equal(resolveMemberLocale('de-DE', { translationLanguage: 'it' }), 'it-IT')
  // Nothing of the language is open: the default.
  assert.equal(resolveMemberLocale('sv-SE', { translationLanguage: 'sv' }), 'en-US')
})

test('negotiateLocale takes the heaviest language that is open', () => {
  assert.equal(negotiateLocale('de-CH,de;q=0.9,en;q=0.8', 'member'), 'de-DE')
  assert.equal(negotiateLocale('de-CH,de;q=0.9,en;q=0.8', 'visitor'), 'de-CH')
  assert.equal(negotiateLocale('zh-CN, sv;q=0.5, fr;q=0.7', 'visitor'), 'fr-FR')
  assert.equal(negotiateLocale('ja', 'member'), 'en-US')
  assert.equal(negotiateLocale('ja', 'member', ['member-locale-ja-jp']), 'ja-JP')
  assert.equal(negotiateLocale('fr;q=0, it;q=0.1', 'member'), 'it-IT')
  for (const none of [null, undefined, '', '*', ';;;', 'en;q=x', '<script>']) {
    assert.equal(negotiateLocale(none, 'visitor'), 'en-US')
  }
})
