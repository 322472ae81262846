import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choiceOf, type PendingChange } from './pending.ts'

const change = (kind: PendingChange['kind'], id: string | null): PendingChange => ({
  kind,
  id,
  title: id ?? kind,
  change: 'changed',
  path: null,
  updatedAt: null,
  updatedBy: null,
})
const all = [change('page', 'a'), change('page', 'b'), change('styles', null), change('redirects', null)]

test('when nothing is left out everything goes, whatever is drafted meanwhile', () => {
  assert.deepEqual(choiceOf(all, new Set()), { styles: true })
})

test('pages and styles are left out one by one', () => {
  assert.deepEqual(choiceOf(all, new Set(['a'])), { styles: true, pageIds: ['b'] })
  assert.deepEqual(choiceOf(all, new Set(['styles'])), { styles: false })
  assert.deepEqual(choiceOf(all, new Set(['a', 'b'])), { styles: true, pageIds: [] })
})
