import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rankCommands } from './rank.ts'

const commands = [
  { label: 'Taxes', keywords: ['VAT'] },
  { label: 'Add product' },
  { label: 'Products' },
  { label: 'Page settings', detail: 'Title and address' },
  { label: 'Über uns' },
]
const found = (search: string) => rankCommands(commands, search).map((command) => command.label)

test('the best comes first: the beginning, then a word, then a part', () => {
  assert.deepEqual(found('pro'), ['Products', 'Add product'])
})

test('every word must be found, in the name or beside it', () => {
  assert.deepEqual(found('page address'), ['Page settings'])
  assert.deepEqual(found('page orders'), [])
  assert.deepEqual(found('vat'), ['Taxes'])
})

test('accents and case do not count; letters in order are enough', () => {
  assert.deepEqual(found('uber'), ['Über uns'])
  assert.deepEqual(found('TXS'), ['Taxes'])
})

test('an empty search shows all in their order', () => {
  assert.deepEqual(
    found('  '),
    commands.map((command) => command.label),
  )
})
