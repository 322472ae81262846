import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matches } from './matches.ts'

test('every word of a query begins a word of the texts, whatever accents and case', () => {
  assert.ok(matches('', 'Text'))
  assert.ok(matches('te', 'Text'))
  assert.ok(matches('cafe', 'Café menu'))
  assert.ok(matches('men caf', 'Café', 'Menu'))
  assert.ok(!matches('ext', 'Text'))
  assert.ok(!matches('text image', 'Text'))
})
