import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { declaredQuery, type QueryKey } from './declared-query.ts'

const keys: readonly QueryKey[] = [
  { name: 'tag', shape: z.string().max(9), usual: '' },
  { name: 'page', shape: z.coerce.number().int().min(1), usual: 1 },
]

test('a query is what is declared of it, in the order of the keys, without what is usual', () => {
  for (const [query, written] of [
    ['', ''],
    ['?', ''],
    ['?utm_source=x&gclid=1', ''],
    ['?page=1&tag=', ''],
    ['?page=2&utm_source=x&tag=a%20%26b', '?tag=a%20%26b&page=2'],
    ['page=002', '?page=2'],
    ['?page=2&page=3', '?page=2'],
    ['?page=soon&tag=longer%20than%20nine', ''],
    ['?__proto__=1&constructor=2', ''],
  ] as const)
    assert.equal(declaredQuery(query, keys).written, written, query)
})

test('its values are of their shapes, those that are not there as usual', () => {
  assert.deepEqual(declaredQuery('?page=3', keys), {
    values: { tag: '', page: 3 },
    written: '?page=3',
    size: 1,
  })
})
