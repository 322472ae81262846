import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { numberedSlug, siteNameOf, slugOf } from './slug-of.ts'
import { PAGE_SLUG_MAX, isPageSlug, isSiteName, reservedSiteNames, siteNameFault } from './slug.ts'

test('slugOf writes the letters of our languages as each of them does', () => {
  const cases: [string, string, string][] = [
    ['Über uns & Öffnungszeiten', 'de-DE', 'ueber-uns-und-oeffnungszeiten'],
    ['Größe', 'de-CH', 'groesse'],
    ['Överraskning på ön', 'sv-SE', 'overraskning-pa-on'],
    ['Öljyä & yötä', 'fi-FI', 'oljya-ja-yota'],
    ['Blåbærgrød', 'da-DK', 'blaabaergroed'],
    ['Smørbrød på Åsen', 'no-NO', 'smoerbroed-paa-aasen'],
    ['Smørbrød', 'nb', 'smoerbroed'],
    ["L'été à l’œuvre", 'fr-FR', 'l-ete-a-l-oeuvre'],
    ['L’orologio dell’età', 'it-IT', 'l-orologio-dell-eta'],
    ['¿Qué pasa, niño?', 'es-419', 'que-pasa-nino'],
    ['Coração & ação', 'pt-BR', 'coracao-e-acao'],
    ['Iğdır İstanbul şöyle', 'tr-TR', 'igdir-istanbul-soyle'],
    ['Reünie in Ĳmuiden', 'nl-NL', 'reunie-in-ijmuiden'],
    ["Don't panic — it's 100% fine!", 'en-US', 'dont-panic-its-100-fine'],
    ['Łódź, Þórr, straße', 'en', 'lodz-thorr-strasse'],
  ]
  for (const [title, locale, slug] of cases) assert.equal(slugOf(title, { locale }), slug, title)
})

test('slugOf keeps the letters of other scripts, with the marks that belong to them', () => {
  const cases: [string, string][] = [
    ['日本語の がくしゅう', '日本語の-がくしゅう'],
    ['２０２６年', '2026年'],
    ['Новый йод', 'новый-йод'],
    ['Καλημέρα κόσμε', 'καλημέρα-κόσμε'],
    ['हिन्दी में', 'हिन्दी-में'],
    ['مرحبا بالعالم', 'مرحبا-بالعالم'],
    ['ภาษาไทย', 'ภาษาไทย'],
    ['Café 東京', 'cafe-東京'],
  ]
  for (const [title, slug] of cases) {
    assert.equal(slugOf(title), slug)
    assert.ok(isPageSlug(slug), slug)
  }
})

test('slugOf falls back where there is no letter, or none in ASCII where only that may stand', () => {
  assert.equal(slugOf('日本語', { isAscii: true }), 'page')
  assert.equal(slugOf('🙂', { fallback: 'post' }), 'post')
  assert.equal(slugOf('', { fallback: 'post' }), 'post')
  assert.equal(slugOf('２０２６年', { isAscii: true }), '2026')
})

test('a slug of many bytes is short enough for the name of a file, with its number too', () => {
  for (const letter of ['語', '𠮷', 'é', 'ж']) {
    const slug = slugOf(letter.repeat(200))
    assert.ok(isPageSlug(slug) && isPageSlug(numberedSlug(slug, 1_000)), slug)
  }
  assert.equal(isPageSlug('語'.repeat(81)), false)
})

test('slugOf cuts between words where that keeps half', () => {
  assert.equal(slugOf('one two three', { max: 9 }), 'one-two')
  assert.equal(slugOf('one two three', { max: 7 }), 'one-two')
  assert.equal(slugOf('abcdefghijkl', { max: 5 }), 'abcde')
})

test('slugOf: any title in any of our languages gives a valid page address', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.constantFrom('en', 'de-DE', 'da-DK', 'tr-TR', 'fr-FR', 'xx'),
      fc.integer({ min: 4, max: 200 }),
      (title, locale, max) => {
        const slug = slugOf(title, { locale, max })
        assert.ok(isPageSlug(slug), slug)
        assert.ok(slug.length <= max)
        assert.equal(slugOf(slug, { locale, max }), slug)
      },
    ),
    { numRuns: 2000 },
  )
})

test('isPageSlug holds 1 to 200 characters, single hyphens inside', () => {
  for (const good of ['a', '1', 'a-b', 'a'.repeat(PAGE_SLUG_MAX)]) assert.equal(isPageSlug(good), true)
  for (const good of ['team/berlin', 'über-uns/küche', 'お知らせ/2026', 'новости'])
    assert.equal(isPageSlug(good), true)
  const bad = [
    '',
    '/a',
    'a/',
    'a//b',
    'a/-b',
    'a/..',
    'u\u0308ber',
    'Über',
    '\u3164',
    'a\u200d',
    '\u0308a',
    'a\n',
  ]
  for (const one of [...bad, '-a', 'a-', 'a--b', 'A', 'a.b', 'a b', 'a'.repeat(PAGE_SLUG_MAX + 1)])
    assert.equal(isPageSlug(one), false, one)
})

test('siteNameFault names what is wrong: length 3–63, characters, hyphens, reserved', () => {
  assert.equal(siteNameFault('ab'), 'too_short')
  assert.equal(siteNameFault('a'.repeat(64)), 'too_long')
  assert.equal(siteNameFault('a'.repeat(63)), null)
  assert.equal(siteNameFault('my_shop'), 'characters')
  assert.equal(siteNameFault('MyShop'), 'characters')
  assert.equal(siteNameFault('-shop'), 'hyphens')
  assert.equal(siteNameFault('shop-'), 'hyphens')
  assert.equal(siteNameFault('xn--shop'), 'hyphens')
  for (const name of ['www', 'app', 'api', 'admin', 'mail', 'autoconfig', 'postmaster', 'portico']) {
    assert.equal(siteNameFault(name), 'reserved', name)
  }
})

test('reserved names are names that would be allowed otherwise or are too short to be', () => {
  for (const name of reservedSiteNames)
    assert.ok(['reserved', 'too_short'].includes(siteNameFault(name) ?? ''), name)
})

test('siteNameOf always gives a name that is allowed', () => {
  assert.equal(siteNameOf('Café Müller', 'de'), 'cafe-mueller')
  assert.equal(siteNameOf('Shop'), 'shop-site')
  assert.equal(siteNameOf('日本'), 'site-site')
  assert.equal(siteNameOf('ab'), 'ab-site')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (title) => {
      assert.ok(isSiteName(siteNameOf(title)), siteNameOf(title))
    }),
    { numRuns: 2000 },
  )
})

test('numberedSlug counts up within the limit', () => {
  assert.equal(numberedSlug('about', 1), 'about')
  assert.equal(numberedSlug('about', 2), 'about-2')
  assert.equal(numberedSlug('a'.repeat(200), 12), `${'a'.repeat(197)}-12`)
  assert.ok(isPageSlug(numberedSlug(`${'a'.repeat(196)}-bcd`, 12)))
})
