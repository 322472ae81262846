import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { List, reordered } from './list.tsx'

test('what is dragged stands before or after the other, in its own order', () => {
  const ids = ['a', 'b', 'c', 'd']
  assert.deepEqual(reordered(ids, new Set(['d', 'a']), 'c', 'before'), ['b', 'a', 'd', 'c'])
  assert.deepEqual(reordered(ids, new Set(['a']), 'd', 'after'), ['b', 'c', 'd', 'a'])
  assert.deepEqual(reordered(ids, new Set(['a']), 'a', 'after'), ids)
  assert.deepEqual(reordered(ids, new Set(['a']), 'gone', 'after'), ids)
})

test('rows stand in a named grid', () => {
  const full = renderToStaticMarkup(
    <List label="Payment methods" items={[{ id: 'card', title: 'Card', detail: 'Visa' }]} />,
  )
  assert.match(full.match(/<div[^>]*role="grid"[^>]*>/)?.[0] ?? '', /aria-label="Payment methods"/)
  assert.match(full, /Visa/)
})
