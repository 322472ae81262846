import assert from 'node:assert/strict'
import { test } from 'node:test'
import { translator } from '../message.ts'
import { messageShape } from '../message-shape.ts'
import { ownerTexts } from './en-US/index.ts'
import { deDE } from './de-DE/index.ts'

const de = translator('de-DE', [deDE, ownerTexts])

test('figures in sentences are written as the language writes them', () => {
  assert.equal(
    de('document.check.contrast_ground', { ratio: 2.1, least: 4.5 }),
    'Der Text ist auf diesem Hintergrund schwer zu lesen: Kontrast 2,1 von 4,5.',
  )
  assert.match(de('ui.fault.too_long', { maximum: 1000 }), /1\.000/)
  assert.match(de('ui.fault.too_high', { maximum: 0.5 }), /0,5/)
  assert.match(de('ui.table.select_every', { total: 12_345 }), /12\.345/)
  assert.match(de('ui.count_of', { count: 1234, total: 2000 }), /1\.234.*2\.000/)
  assert.match(de('editor.crop.at', { width: 4000, height: 3000 }), /4\.000.*3\.000/)
})

/** What no other value than a figure is called. */
const figures = new Set(['maximum', 'minimum', 'ratio', 'least', 'percent', 'most', 'max', 'count'])
/** Where the figure comes as words already, with its unit. */
const asWords = new Set(['billing.use.of'])

test('a placeholder that stands for a figure says so in its message', () => {
  const plain = Object.entries(ownerTexts).flatMap(([key, text]) => {
    const { placeholders, numbers } = messageShape(text)
    return placeholders
      .filter((name) => figures.has(name) && !numbers.has(name) && !asWords.has(key))
      .map((name) => `${key} {${name}}`)
  })
  assert.deepEqual(plain, [])
})
