import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCsv } from '#kernel/csv/csv.ts'
import { answersAsCsv, cellOf, columnsOf } from './columns.ts'
import type { Answer } from './form.ts'
import { aForm } from './testing.ts'

const first = aForm([
  { id: 'name01', kind: 'name', label: 'Name' },
  { id: 'ssn001', kind: 'text', label: 'Number', sensitive: true },
  {
    id: 'size01',
    kind: 'choice',
    label: 'Size',
    options: [
      { id: 'small1', label: 'S' },
      { id: 'large1', label: 'L' },
    ],
  },
  { id: 'section', kind: 'section', label: 'More' },
])
const today = aForm([
  {
    id: 'size01',
    kind: 'choice',
    label: 'Which size?',
    options: [{ id: 'small1', label: 'Small' }],
  },
  { id: 'name01', kind: 'name', label: 'Your name' },
  { id: 'ssn001', kind: 'text', label: 'Number' },
  { id: 'age001', kind: 'number', label: 'Age' },
])
const without = aForm(today.items.filter(({ id }) => id !== 'age001'))

test('ids keep columns through new names and places; the removed come last', () => {
  const columns = columnsOf([first, today, without])
  assert.deepEqual(
    columns.map(({ id, label, removed }) => [id, label, removed]),
    [
      ['size01', 'Which size?', false],
      ['name01', 'Your name', false],
      ['ssn001', 'Number', false],
      ['age001', 'Age', true],
    ],
  )
  assert.deepEqual(columnsOf([]), [])
})

test('what was sensitive in any edition stays marked', () => {
  assert.deepEqual(
    columnsOf([first, today])
      .filter(({ sensitive }) => sensitive)
      .map(({ id }) => id),
    ['ssn001'],
  )
})

test('cells say options by their newest names, those of removed options by their last', () => {
  const [size] = columnsOf([first, today])
  assert.ok(size)
  assert.equal(cellOf(size, { options: ['small1', 'large1'], other: 'XL' }), 'Small; L; XL')
  assert.equal(cellOf(size, { typed: '044', e164: null }), '044')
  assert.equal(
    cellOf(size, { line1: 'Seestrasse 1', postcode: '8001', city: 'Zürich', country: 'CH' }),
    'Seestrasse 1, 8001, Zürich, CH',
  )
  assert.equal(cellOf(size, { words: 'Yes.', version: 2 }), 'Yes. (2)')
  assert.equal(cellOf(size, { files: [{ name: 'a.png', type: 'image/png', bytes: 1 }] }), 'a.png')
  assert.equal(cellOf(size, undefined), '')
})

test('R-50: formulas are inert, numbers are numbers, and both come back as they were', () => {
  const columns = columnsOf([
    aForm([
      { id: 'text01', kind: 'text', label: '=Formula' },
      { id: 'number', kind: 'number', label: 'Number' },
      { id: 'phone1', kind: 'phone', label: 'Phone' },
    ]),
  ])
  const answers = new Map<string, Answer>([
    ['text01', '=1+1'],
    ['number', -0.02],
    ['phone1', { typed: '030 1234567', e164: '+49301234567' }],
  ])
  const csv = answersAsCsv(
    columns,
    ['Reference'],
    [
      { before: ['A1'], answers },
      { before: ['A2'], answers: new Map() },
    ],
  )
  assert.equal(csv, "Reference,'=Formula,Number,Phone\r\nA1,'=1+1,-0.02,'+49301234567\r\nA2,,,\r\n")
  const read = readCsv(csv)
  assert.ok('rows' in read)
  assert.deepEqual(read.rows[1]?.fields, ['A1', '=1+1', '-0.02', '+49301234567'])
})
