import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkTranslationFiles } from '../../i18n/translation-files.ts'
import { shapeFaults } from '../message-shape.ts'
import { type Catalogue, textsOf, translator } from '../message.ts'
import { spokenFaults, typographyFaults } from '../testing.ts'
import { visitorSource } from './en-US.ts'
import { visitorTranslations } from './index.ts'

const source = textsOf(visitorSource)
const catalogues: readonly (readonly [string, Catalogue])[] = [
  ['en-US', source],
  ...Object.entries(visitorTranslations).flatMap(([locale, catalogue]) =>
    catalogue ? [[locale, catalogue] as const] : [],
  ),
]

test('contract §5: every language of the list has its file', () => {
  checkTranslationFiles(catalogues.map(([locale]) => `visitor/${locale}.ts`))
  assert.equal(catalogues.length, 13)
})

test('every translation has the keys of the source and nothing else', () => {
  for (const [locale, catalogue] of catalogues) {
    assert.deepEqual(Object.keys(catalogue).toSorted(), Object.keys(source).toSorted(), locale)
  }
})

test('every translation takes what its source takes', () => {
  for (const [locale, catalogue] of catalogues) {
    for (const [key, text] of Object.entries(source))
      assert.deepEqual(shapeFaults(text, catalogue[key] ?? '', locale), [], `${locale} ${key}`)
  }
})

test('every message comes out whole: its values in it, no key, no syntax, no stray space', () => {
  for (const [locale, catalogue] of catalogues) {
    for (const [key, text] of Object.entries(catalogue))
      assert.deepEqual(spokenFaults(locale, key, text), [], `${locale} ${key}`)
  }
})

test('plurals say the number, or name the one', () => {
  const said = (locale: string, minutes: number) =>
    translator(locale, [visitorTranslations[locale] ?? source])('state.password.too_many', { minutes })
  for (const [locale] of catalogues) {
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

test('each language keeps to its own typography', () => {
  for (const [locale, catalogue] of catalogues) {
    for (const [key, text] of Object.entries(catalogue))
      assert.deepEqual(typographyFaults(locale, text), [], `${locale} ${key}: ${text}`)
  }
})
