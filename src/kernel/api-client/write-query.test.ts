import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import qs from 'qs'
import { writeQuery } from './write-query.ts'

test('contract §6: queries are written byte for byte as the qs library writes them', () => {
  const leaf = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.constant(undefined),
    fc.date({ noInvalidDate: true }),
  )
  const name = fc.string({ minLength: 1 }).filter((key) => key !== '__proto__')
  const value = fc.oneof(leaf, fc.array(leaf), fc.dictionary(name, fc.oneof(leaf, fc.array(leaf))))
  fc.assert(
    fc.property(fc.dictionary(name, value), (values) => {
      const plain = { ...values }
      assert.equal(writeQuery(plain), qs.stringify(plain, { arrayFormat: 'repeat', skipNulls: true }))
    }),
    { numRuns: 500 },
  )
})

test('what a query is made of, by example', () => {
  assert.equal(writeQuery({}), '')
  assert.equal(
    writeQuery({ tag: ['a', 'b c'], none: null, gone: undefined, n: 0, e: '' }),
    'tag=a&tag=b%20c&n=0&e=',
  )
  assert.equal(
    writeQuery({ a: { b: [1, 2] }, q: "it's (1)*!" }),
    'a%5Bb%5D=1&a%5Bb%5D=2&q=it%27s%20%281%29%2A%21',
  )
})
