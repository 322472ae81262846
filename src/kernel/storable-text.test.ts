import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isStorable, storableText } from './storable-text.ts'

test('NUL and halves of surrogate pairs go, whole pairs stay', () => {
  for (const text of ['be\0fore', 'half \ud83d', '\ude00 other half', '\ud83d\ud83d\ude00']) {
    assert.equal(isStorable(text), false)
    assert.equal(isStorable(storableText(text)), true)
  }
  assert.equal(storableText('be\0fore \ud83d!'), 'before !')
  assert.equal(storableText('\ud83d\ud83d\ude00'), '😀')
  assert.equal(storableText('👩‍👩‍👧 שלום'), '👩‍👩‍👧 שלום')
})
