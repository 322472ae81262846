import assert from 'node:assert/strict'
import { test } from 'node:test'
import { KEY_DEBUG_COOKIE } from '#kernel/i18n/text-filter.ts'
import { ownerTexts } from '#platform/testing/words.ts'
import { loadPersonWords, type WordsFacts } from './person-words.ts'
import { ownerPart, type WordSource } from './word-source.ts'

const english = ownerTexts()

const facts: WordsFacts = { preferredLocale: 'en-US', betaFeatureFlags: [], cookies: '', query: '' }

test('the app speaks the language a person prefers', async () => {
  const { locale, words, faultWords } = await loadPersonWords({ ...facts, preferredLocale: 'de-CH' })
  assert.equal(locale, 'de-DE')
  assert.equal(words('app.nav.sites'), 'Alle Websites')
  assert.equal(faultWords({ code: 'field.required' }), 'Füllen Sie dieses Feld aus.')
  assert.equal(faultWords({ code: 'no.such_refusal' }), null)
})

test('a language that is still tried speaks to those whom it is open to', async () => {
  const { locale, words } = await loadPersonWords({
    ...facts,
    preferredLocale: 'ja-JP',
    betaFeatureFlags: ['member-locale-ja-jp'],
  })
  assert.equal(locale, 'ja-JP')
  assert.equal(words('app.nav.sites'), 'すべてのサイト')
})

test('who prefers nothing, or what is not open to them, reads English', async () => {
  for (const preferredLocale of [null, '', 'sv-SE', 'ja-JP', '<script>']) {
    const { locale, words } = await loadPersonWords({ ...facts, preferredLocale })
    assert.equal(locale, 'en-US')
    assert.equal(words('app.nav.sites'), english['app.nav.sites'])
  }
})

test('contract §5: words and formats speak alike where a language has no translation yet', async () => {
  const { locale, words } = await loadPersonWords({
    ...facts,
    preferredLocale: 'tr-TR',
    betaFeatureFlags: ['member-locale-tr-tr'],
  })
  assert.equal(locale, 'en-US')
  assert.equal(words('app.nav.sites'), english['app.nav.sites'])
})

test('contract §5: words are pseudo-localised by the query or a flag, or are their keys by the cookie', async () => {
  for (const asked of [{ query: '?i18nLang=true' }, { betaFeatureFlags: ['i18nLang'] }]) {
    const { words } = await loadPersonWords({ ...facts, ...asked })
    assert.match(words('app.title', { screen: 'Pages' }), /^\[Pages · .+\]$/)
    assert.notEqual(words('app.nav.sites'), english['app.nav.sites'])
  }
  const keyed = await loadPersonWords({
    ...facts,
    preferredLocale: 'de-DE',
    cookies: `a=1; ${KEY_DEBUG_COOKIE}=1`,
    query: '?i18nLang=true',
  })
  assert.equal(keyed.words('app.nav.sites'), 'app.nav.sites')
  assert.equal(keyed.faultWords({ code: 'field.required' }), 'refusal.field.required')
})

test('where the words of a language do not arrive, the app speaks English', async () => {
  const source: WordSource = (locale, part) =>
    locale === 'de-DE' ? Promise.reject(new TypeError('Failed to fetch')) : ownerPart(locale, part)
  const { locale, words } = await loadPersonWords({ ...facts, preferredLocale: 'de-DE' }, source)
  assert.equal(locale, 'en-US')
  assert.equal(words('app.nav.sites'), english['app.nav.sites'])
})

test('a part of a language that does not arrive is said in English, the rest is not', async () => {
  const source: WordSource = (locale, part) =>
    locale === 'de-DE' && part === 'sites' ? Promise.reject(new TypeError('gone')) : ownerPart(locale, part)
  const { words, learn } = await loadPersonWords({ ...facts, preferredLocale: 'de-DE' }, source)
  await learn(['sites', 'accounts'])
  assert.equal(words('sites.dashboard.create'), english['sites.dashboard.create'])
  assert.equal(words('app.nav.sites'), 'Alle Websites')
})

test('words are learnt once, and again when they did not come', async () => {
  let asked = 0
  const source: WordSource = (locale, part) => {
    if (part !== 'editor') return ownerPart(locale, part)
    asked += 1
    return asked === 1 ? Promise.reject(new TypeError('gone')) : ownerPart(locale, part)
  }
  const { words, learn } = await loadPersonWords(facts, source)
  assert.equal(words('editor.action.add_section'), 'editor.action.add_section')
  await assert.rejects(learn(['editor']))
  await learn(['editor'])
  assert.equal(learn(['editor']), learn(['editor']))
  assert.equal(asked, 2)
  assert.equal(words('editor.action.add_section'), english['editor.action.add_section'])
})
