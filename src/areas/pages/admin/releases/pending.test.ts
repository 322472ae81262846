import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choiceOf, displacedIn, type PendingChange } from './pending.ts'

const change = (kind: PendingChange['kind'], id: string | null): PendingChange => ({
  kind,
  id,
  title: id ?? kind,
  change: 'changed',
  path: null,
  livePath: null,
  updatedAt: null,
  updatedBy: null,
})
const all = [change('page', 'a'), change('page', 'b'), change('styles', null), change('redirects', null)]

test('when nothing is left out everything goes, whatever is drafted meanwhile', () => {
  assert.deepEqual(choiceOf(all, new Set()), { styles: true })
})

test('pages and styles are left out one by one', () => {
  assert.deepEqual(choiceOf(all, new Set(['a'])), { styles: true, pageIds: ['b'] })
  assert.deepEqual(choiceOf(all, new Set(['styles'])), { styles: false, pageIds: ['a', 'b'] })
  assert.deepEqual(choiceOf(all, new Set(['a', 'b'])), { styles: true, pageIds: [] })
})

test('redirects are left out by themselves', () => {
  assert.deepEqual(choiceOf(all, new Set(['redirects'])), {
    styles: true,
    redirects: false,
    pageIds: ['a', 'b'],
  })
  assert.deepEqual(choiceOf(all, new Set(['a', 'redirects'])), {
    styles: true,
    redirects: false,
    pageIds: ['b'],
  })
})

test('once something is left out, nothing goes that was not there to be chosen', () => {
  const pages = all.filter(({ kind }) => kind === 'page')
  assert.deepEqual(choiceOf(pages, new Set(['a'])), { styles: false, redirects: false, pageIds: ['b'] })
  assert.deepEqual(choiceOf([...pages, change('styles', null)], new Set(['styles'])), {
    styles: false,
    redirects: false,
    pageIds: ['a', 'b'],
  })
  // What was left out and is no longer listed leaves nothing out.
  assert.deepEqual(choiceOf(pages, new Set(['gone', 'styles'])), { styles: true })
})

test('a choice tells which pages it has move along, and which must be chosen too', () => {
  const moved = { ...change('page', 'a'), path: '/new', livePath: '/old' }
  const gone = { ...change('page', 'b'), change: 'deleted' as const, path: '/gone', livePath: '/gone' }
  const changes = [
    moved,
    gone,
    { ...change('page', 'c'), path: '/old' },
    { ...change('page', 'd'), path: '/gone' },
    change('styles', null),
  ]
  const told = (...left: string[]) => {
    const found = displacedIn(changes, new Set(left))
    return [
      found.moved.map(({ page, by, to }) => [page.id, by.id, to]),
      found.stuck.map(({ page }) => page.id),
    ]
  }
  assert.deepEqual(told(), [[], []])
  assert.deepEqual(told('a'), [[['a', 'c', '/new']], []])
  assert.deepEqual(told('b'), [[], ['b']])
  assert.deepEqual(told('a', 'b', 'c', 'd'), [[], []])
})
