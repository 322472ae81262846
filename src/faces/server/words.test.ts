import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { translationLocales } from '#kernel/i18n/locales.ts'
import { messageShape } from '#kernel/messages/message-shape.ts'
import { spokenFaults, typographyFaults } from '#kernel/messages/testing.ts'
import { ownerTexts, translatedInto, visitorTexts } from '#platform/testing/words.ts'
import { areas } from './areas.ts'
import { ownerWords, visitorWords } from './words.ts'

// What is true of the words of all rooms; that they are there, are parsed and take what their source takes is
// looked after by scripts/words.ts.

const english = ownerTexts()
const owner = ['en-US', ...translatedInto('owner')].map((locale) => [locale, ownerTexts(locale)] as const)
const visitor = translationLocales.map((locale) => [locale, visitorTexts(locale)] as const)
const de = ownerWords('de-DE')

test('the server speaks the words of every room but those that only browsers show', () => {
  for (const { name, words } of areas) {
    const folder = new URL(`../../areas/${name}/words/`, import.meta.url)
    assert.equal(words?.href, existsSync(folder) ? folder.href : undefined)
  }
  const say = ownerWords('en-US') as (key: string) => string
  const unsaid = Object.keys(english).filter((key) => say(key) === key)
  assert.deepEqual([...new Set(unsaid.map((key) => key.split('.')[0]))].toSorted(), ['editor', 'list', 'ui'])
  for (const [locale, texts] of visitor)
    for (const key of Object.keys(texts))
      assert.notEqual((visitorWords(locale) as typeof say)(key), key, `${locale} ${key}`)
})

test('a key that is none, or values that a message does not take, do not compile', () => {
  // @ts-expect-error: there is no such message
  assert.equal(de('app.none.tilte'), 'app.none.tilte')
  // @ts-expect-error: it takes what it was moved from and to
  de('refusal.sites.status_move', { from: '1' })
  // @ts-expect-error: it is a visitor's
  assert.equal(de('page.skip'), 'page.skip')
  assert.equal(visitorWords('de-DE')('page.skip'), 'Zum Inhalt springen')
})

test('every message comes out whole, in the typography of its language', () => {
  for (const [locale, texts] of [...owner, ...visitor])
    for (const [key, text] of Object.entries(texts)) {
      assert.deepEqual(spokenFaults(locale, key, text), [], `${locale} ${key}`)
      assert.deepEqual(typographyFaults(locale, text), [], `${locale} ${key}: ${text}`)
    }
})

test('what is said at a field that is wrong is a sentence with its full stop', () => {
  const atFields =
    /^(?:refusal|ui\.fault)\.|^ui\.files\.(?:too_large|wrong_type)$|^pages\.release\.at_missing$|^assets\.name\.empty$/
  for (const [locale, texts] of owner)
    for (const [key, text] of Object.entries(texts))
      if (atFields.test(key)) assert.match(text, /[.?…。？][\s}]*$/, `${locale} ${key}`)
})

test('what is done by keys as well is not said to be done by a pointer', () => {
  const keys = ['pages.tree.help', 'pages.nav.main_empty', 'pages.nav.footer_empty', 'blocks.text.empty']
  const pointer = /drag|click|zieh|klick|arrastr|clic|gliss|cliqu|trascin|ドラッグ|クリック/i
  for (const [locale, texts] of owner)
    for (const key of keys) assert.doesNotMatch(texts[key] ?? '', pointer, `${locale} ${key}`)
})

test('figures in sentences are written as the language writes them', () => {
  assert.equal(
    de('document.check.contrast_ground', { ratio: 2.1, least: 4.5 }),
    'Der Text ist auf diesem Hintergrund schwer zu lesen: Kontrast 2,1 von 4,5.',
  )
  assert.match(de('refusal.field.too_big', { maximum: 1000 }), /1\.000/)
})

/** What no other value than a figure is called. */
const figures = new Set(['maximum', 'minimum', 'ratio', 'least', 'percent', 'most', 'max', 'count'])
/** Where the figure comes as words already, with its unit. */
const asWords = new Set(['billing.use.of', 'limit.storage.allows'])

test('a placeholder that stands for a figure says so in its message', () => {
  const plain = Object.entries(english).flatMap(([key, text]) => {
    const { placeholders, numbers } = messageShape(text)
    return placeholders
      .filter((name) => figures.has(name) && !numbers.has(name) && !asWords.has(key))
      .map((name) => `${key} {${name}}`)
  })
  assert.deepEqual(plain, [])
})

test('plurals say the number, or name the one', () => {
  const said = (locale: string, minutes: number) =>
    visitorWords(locale)('state.password.too_many', { minutes })
  for (const locale of translationLocales) {
    for (const minutes of [2, 5, 21]) assert.ok(said(locale, minutes).includes(String(minutes)), locale)
    assert.notEqual(said(locale, 1), said(locale, 2), locale)
  }
  assert.match(said('de-DE', 1), /eine Minute/)
  assert.match(said('de-DE', 5), /5 Minuten/)
  assert.match(said('fr-FR', 0), /0 minute /)
  assert.match(said('fr-FR', 1), /une minute/)
  assert.match(said('fr-FR', 1_000_000), /de minutes/)
  assert.match(said('pt-BR', 21), /21 minutos/)
  assert.match(said('fi-FI', 5), /5 minuuttia/)
  assert.match(said('ja-JP', 21), /21分/)
  assert.match(said('tr-TR', 5), /5 dakika /)
})

test('Switzerland and Liechtenstein write German without ß', () => {
  assert.equal(visitorWords('de-DE')('page.menu_close'), 'Menü schließen')
  for (const locale of ['de-CH', 'de-LI'])
    assert.equal(visitorWords(locale)('page.menu_close'), 'Menü schliessen')
})
