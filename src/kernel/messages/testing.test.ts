import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spokenFaults, typographyFaults } from './testing.ts'

test('the checks of typography find what they look for, and leave the rest alone', () => {
  const cases: Readonly<Record<string, readonly [wrong: string, right: string]>> = {
    'fr-FR': ['Attention : lisez', 'Attention\u202f: lisez «\u202fici\u202f»'],
    'de-DE': ['Ist das deine Website?', 'Ist „das“ Ihre Website?'],
    'es-419': ['Este sitio es tuyo?', '¿Este sitio es tuyo?'],
    'ja-JP': ['パスワードが違います.', 'パスワードが違います。{minutes, plural, other {#分}}'],
    'tr-TR': ['{site}’nin parolası', '{site} parola korumalı'],
    'fi-FI': ['{site}:n salasana', 'Salasana: {site}'],
    'nl-NL': ['Is dit uw website?', 'Is dit jouw website?'],
    'pt-BR': ['O utilizador', 'A pessoa'],
    'it-IT': ['Premi «Salva»', 'Premi “Salva”'],
    'en-US': ["It's ours", 'It’s ours'],
    'sv-SE': ['Vänta...', 'Vänta…'],
  }
  for (const [locale, [wrong, right]] of Object.entries(cases)) {
    assert.notDeepEqual(typographyFaults(locale, wrong), [], wrong)
    assert.deepEqual(typographyFaults(locale, right), [], right)
  }
})

test('the checks of what is said find what they look for', () => {
  assert.deepEqual(spokenFaults('de-DE', 'a.b', '{n, plural, one {# Tag} other {# Tage}} mit {name}'), [])
  for (const wrong of [' Tag', 'Ein  Tag', 'a.b', '{n, plural, one {ein  Tag} other {# Tage}}'])
    assert.notDeepEqual(spokenFaults('de-DE', 'a.b', wrong), [], wrong)
})
