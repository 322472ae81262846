import assert from 'node:assert/strict'
import { test } from 'node:test'
import { visitorWords } from './visitor-words.ts'

test('Switzerland and Liechtenstein write German without ß', () => {
  assert.equal(visitorWords('de-DE')('page.menu_close'), 'Menü schließen')
  for (const locale of ['de-CH', 'de-LI'])
    assert.equal(visitorWords(locale)('page.menu_close'), 'Menü schliessen')
})
