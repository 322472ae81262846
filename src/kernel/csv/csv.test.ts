import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { readCsv, writeCsv } from './csv.ts'

const fieldsOf = (text: string) => {
  const read = readCsv(text)
  assert.ok('rows' in read)
  return read.rows.map((row) => row.fields)
}

test('rows of any line ending, quoted fields and empty ones', () => {
  assert.deepEqual(fieldsOf('a,b\r\nc,"d, ""e"""\n\n"f\ng",\rh'), [
    ['a', 'b'],
    ['c', 'd, "e"'],
    ['f\ng', ''],
    ['h'],
  ])
  assert.deepEqual(fieldsOf(''), [])
  assert.deepEqual(fieldsOf('a,'), [['a', '']])
})

test('a mark at the beginning, semicolons and tabs are what spreadsheets write', () => {
  assert.deepEqual(fieldsOf('\uFEFFa;b\n1;2,5'), [
    ['a', 'b'],
    ['1', '2,5'],
  ])
  assert.deepEqual(fieldsOf('a\tb\n1\t2'), [
    ['a', 'b'],
    ['1', '2'],
  ])
  assert.deepEqual(fieldsOf('"a;b;c",d'), [['a;b;c', 'd']])
})

test('a row knows its line, and a quote that is never closed is told by it', () => {
  const read = readCsv('a\n"b\nc"\n\nd')
  assert.ok('rows' in read)
  assert.deepEqual(
    read.rows.map((row) => row.line),
    [1, 2, 5],
  )
  assert.deepEqual(readCsv('a\n\n"b\nc'), { unclosed: 3 })
})

test('R-50: what a spreadsheet would take for a formula is words, and comes back as it was', () => {
  assert.equal(writeCsv([['=1+1', '@x', '-5', '+49 30', 'x']]), "'=1+1,'@x,-5,'+49 30,x\r\n")
  const risky = ['=1+1', '\tx', '\n=x', '＝1+1', '＋x', '－x', '＠x', "'=y", "''+z"]
  for (const text of risky) assert.match(writeCsv([[text]]), /^"?'/, text)
  assert.deepEqual(fieldsOf(writeCsv([risky])), [risky])
})

test('whatever is written is read again', () => {
  const field = fc
    .string({ unit: 'grapheme' })
    .filter((text) => !text.startsWith("'") && !text.startsWith('\uFEFF'))
  fc.assert(
    fc.property(fc.array(fc.array(field, { minLength: 2, maxLength: 5 }), { maxLength: 6 }), (rows) => {
      assert.deepEqual(fieldsOf(writeCsv([['first', 'line'], ...rows])), [['first', 'line'], ...rows])
    }),
  )
})
