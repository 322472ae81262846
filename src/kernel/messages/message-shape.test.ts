import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageShape, shapeFaults } from './message-shape.ts'

test('placeholders are found wherever they stand, words of branches are not', () => {
  assert.deepEqual(messageShape('Save'), { placeholders: [], numbers: new Set(), choices: [] })
  assert.deepEqual(messageShape('{b} of {a, number}').placeholders, ['a', 'b'])
  assert.deepEqual(messageShape('{b} of {a, number}').numbers, new Set(['a']))
  assert.deepEqual(
    messageShape(
      '{n, plural, =0 {none} one {a page of {x}} other {# pages}} {k, select, a {{y}} other {no}}',
    ),
    {
      placeholders: ['k', 'n', 'x', 'y'],
      numbers: new Set(['n']),
      choices: [
        { name: 'n', kind: 'plural', branches: ['=0', 'one', 'other'] },
        { name: 'k', kind: 'select', branches: ['a', 'other'] },
      ],
    },
  )
  assert.throws(() => messageShape('{n, plural, one {x'))
})

test('a translation takes what its source takes', () => {
  assert.deepEqual(shapeFaults('Hello {name}', 'Hallo {name}', 'de-DE'), [])
  assert.equal(shapeFaults('Hello {name}', 'Hallo {Name}', 'de-DE').length, 1)
  assert.equal(shapeFaults('Hello {name}', 'Hallo', 'de-DE').length, 1)
  assert.match(shapeFaults('Hello', 'Hallo {n, plural, one {x', 'de-DE').join(), /cannot be parsed/)
})

test('plurals have the categories of the language', () => {
  const source = '{n, plural, one {# page} other {# pages}}'
  assert.deepEqual(shapeFaults(source, '{n, plural, one {# Seite} other {# Seiten}}', 'de-DE'), [])
  assert.deepEqual(shapeFaults(source, '{n, plural, other {#ページ}}', 'ja-JP'), [])
  assert.deepEqual(shapeFaults(source, '{n, plural, other {# sayfa}}', 'tr-TR'), [])
  assert.match(
    shapeFaults(source, '{n, plural, one {# page} other {# pages}}', 'fr-FR').join(),
    /lacks .* many/,
  )
  assert.match(
    shapeFaults(source, '{n, plural, one {# Seite} few {# Seiten} other {# Seiten}}', 'de-DE').join(),
    /few .* does not have/,
  )
})

test('a select has the branches of its source', () => {
  const source = '{a, select, x {one} other {two}}'
  assert.deepEqual(shapeFaults(source, '{a, select, other {zwei} x {eins}}', 'de-DE'), [])
  assert.equal(shapeFaults(source, '{a, select, other {zwei}}', 'de-DE').length, 1)
  assert.equal(shapeFaults(source, '{a, select, y {eins} other {zwei}}', 'de-DE').length, 1)
})
