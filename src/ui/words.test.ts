import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { ui } from '#kernel/messages/owner/en-US/ui.ts'
import { englishWords, fillWords } from './words.ts'

const sources = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
  .filter((file) => !file.includes('.test.') && !file.startsWith('gallery'))
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
  .join('\n')

test('every key a component asks for is in the catalogue, and every key of the catalogue is asked for', () => {
  const asked = new Set([...sources.matchAll(/'(ui\.[a-z_.]+)'/g)].map((match) => match[1] ?? ''))
  for (const tone of ['info', 'success', 'warning', 'danger']) asked.add(`ui.tone.${tone}`)
  assert.ok(asked.size > 40)
  assert.deepEqual(
    [...asked].filter((key) => !(key in ui)),
    [],
  )
  assert.deepEqual(
    Object.keys(ui).filter((key) => !asked.has(key)),
    [],
  )
})

test('every word has a note for translators and ends without an exclamation mark', () => {
  for (const [key, { text, note }] of Object.entries(ui)) {
    assert.ok(note.length > 10, key)
    assert.ok(!text.endsWith('!'), key)
  }
})

test('values take the place of their names; a name without a value stays', () => {
  assert.equal(fillWords('{shown} of {total}', { shown: 50, total: '1,204' }), '50 of 1,204')
  assert.equal(fillWords('Move {name}'), 'Move {name}')
  assert.equal(englishWords('ui.table.selected', { count: 0 }), '0 selected')
  assert.equal(englishWords('ui.table.select_every', { total: 1204 }), 'Select all 1,204')
})
