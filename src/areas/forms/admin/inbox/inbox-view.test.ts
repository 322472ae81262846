import assert from 'node:assert/strict'
import { test } from 'node:test'
import { afterLeaving, queryOf, savedQuery, stepFrom, viewOf } from './inbox-view.ts'

test('a field is asked for with its value only: an option of the address, or words that are typed', () => {
  assert.deepEqual(queryOf({ form: ['f'], field: ['colour'] }, '', ''), { formId: 'f' })
  assert.deepEqual(queryOf({ field: ['colour'], value: ['red123'] }, '', 'typed'), {
    field: 'colour',
    value: 'red123',
  })
  assert.deepEqual(queryOf({ field: ['colour'], state: ['nowhere'] }, 'cup', 'blue'), {
    field: 'colour',
    value: 'blue',
    search: 'cup',
  })
})

test('a view comes back as it was saved', () => {
  const filters = { state: ['new'], tag: ['press'] }
  assert.deepEqual(viewOf(savedQuery(filters, 'cup')), { search: 'cup', filters })
})

test('once a message leaves, the next is read, at the end the one before, and another stays', () => {
  const ids = ['a', 'b', 'c']
  assert.equal(afterLeaving(ids, new Set(['b']), 'b'), 'c')
  assert.equal(afterLeaving(ids, new Set(['b', 'c']), 'c'), 'a')
  assert.equal(afterLeaving(ids, new Set(ids), 'c'), null)
  assert.equal(afterLeaving(ids, new Set(['a']), 'c'), 'c')
  assert.deepEqual([stepFrom(ids, null, 1), stepFrom(ids, 'c', 1), stepFrom(ids, 'b', -1)], ['a', null, 'a'])
})
