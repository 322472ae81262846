import assert from 'node:assert/strict'
import { test } from 'node:test'
import { composed, trimmed, withoutTrailing } from './tidy-text.ts'

test('white space and invisible marks go from both ends, and stay between', () => {
  assert.equal(trimmed('\u200b \ufeff\u2060\t a \u200b b\u2028\n \u2060'), 'a \u200b b')
  assert.equal(trimmed(' \u200b '), '')
  assert.equal(trimmed(''), '')
  assert.equal(trimmed('👩‍🚀 '), '👩‍🚀')
})

test('what the end repeats goes, and nothing else', () => {
  assert.equal(withoutTrailing('/a//b///', '/'), '/a//b')
  assert.equal(withoutTrailing('///', '/'), '')
  assert.equal(withoutTrailing('a', '/'), 'a')
})

test('letters and their marks become one, where no more stand on one than any language has', () => {
  assert.equal(composed('Cafe\u0301'), 'Café')
  const thirty = `a${'\u0316\u0301'.repeat(15)}`
  assert.equal(composed(thirty), thirty.normalize('NFC'))
  const heaped = `e\u0301 a${'\u0301\u0316'.repeat(16)}`
  assert.equal(composed(heaped), heaped)
})
