import assert from 'node:assert/strict'
import { test } from 'node:test'
import { displacements, type Standing } from './moved-along.ts'

const page = (id: string, live: string | null, draft: string | null): Standing => ({
  id,
  title: id,
  live,
  draft,
})
const told = (pages: readonly Standing[], ...chosen: string[]) => {
  const { moved, stuck } = displacements(pages, ({ id }) => chosen.includes(id))
  return [
    ...moved.map((one) => `${one.page.id} to ${one.to} by ${one.by.id}`),
    ...stuck.map((one) => `${one.page.id} stuck by ${one.by.id}`),
  ]
}

test('pages that nobody disturbs stay, and chosen ones go where they are drafted', () => {
  assert.deepEqual(told([page('a', '/a', '/b'), page('c', '/c', '/c')], 'a'), [])
  assert.deepEqual(told([page('a', '/a', '/b'), page('b', '/b', '/a')], 'a', 'b'), [])
})

test('one moves along, and has the next one move', () => {
  const pages = [page('new', null, '/a'), page('a', '/a', '/b'), page('b', '/b', '/c'), page('d', '/d', '/e')]
  assert.deepEqual(told(pages, 'new'), ['a to /b by new', 'b to /c by a'])
  assert.deepEqual(told(pages, 'new', 'a', 'b'), [])
})

test('two that change places go together', () => {
  assert.deepEqual(told([page('a', '/a', '/b'), page('b', '/b', '/a')], 'a'), ['b to /a by a'])
})

test('what is deleted, or would become the home page, has nowhere to go', () => {
  assert.deepEqual(told([page('new', null, '/a'), page('a', '/a', null)], 'new'), ['a stuck by new'])
  assert.deepEqual(told([page('new', null, '/a'), page('a', '/a', '/')], 'new'), ['a stuck by new'])
})
