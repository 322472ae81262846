import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstLine } from './excerpt.ts'

test('the first line is cut to so many letters, and no letter in two', () => {
  assert.equal(firstLine('  Bread at seven\nand cake from three', 40), 'Bread at seven')
  assert.equal(firstLine('Bread at seven', 7), 'Bread…')
  assert.equal(firstLine('😀😀😀', 3), '😀😀😀')
  const cut = firstLine(`${'a'.repeat(38)}😀 more words`, 40)
  assert.equal(cut, `${'a'.repeat(38)}😀…`)
  assert.ok(cut.isWellFormed())
})
