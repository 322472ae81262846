import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inPlaces, type Placed } from './in-places.ts'

/** Pages in their order, by letters; one with a mark was changed, and perhaps moved. */
const placesOf = (letters: string): Placed[] =>
  letters.split(' ').map((letter, position) => ({
    id: letter.slice(0, 1),
    nav: 'main',
    parentId: null,
    position,
    factsVersion: letter.endsWith('*') ? 1 : 0,
  }))
const byId = (places: readonly Placed[]) => new Map(places.map((page) => [page.id, page]))

/** The order that visitors see when some of the drafts are released. */
const order = (live: string, drafted: string, chosen: string): string => {
  const [were, are] = [placesOf(live), placesOf(drafted)]
  const pages = inPlaces(
    are.filter(({ id }) => chosen.includes(id)),
    were.filter(({ id }) => !chosen.includes(id)),
    { drafted: byId(are), live: byId(were) },
  )
  return pages
    .toSorted((a, b) => a.position - b.position)
    .map(({ id }) => id)
    .join(' ')
}

test('a page that goes stands where it is drafted, among neighbours that made room for it', () => {
  assert.equal(order('A B C D', 'B C D A*', 'A'), 'B C D A')
  assert.equal(order('A B C D', 'B C D* A*', 'A'), 'B C D A')
  assert.equal(order('A B C D', 'B* A* C D', 'A'), 'B A C D')
  assert.equal(order('A B C D', 'D* A B C', 'D'), 'D A B C')
  assert.equal(order('A B', 'A N* B', 'N'), 'A N B')
  assert.equal(order('A B', 'N* M* A B', 'NM'), 'N M A B')
})

test('a page that is left out stands where it is live, wherever it was moved', () => {
  assert.equal(order('A B C D', 'A* C D B*', 'A'), 'A B C D')
  assert.equal(order('A B C D', 'C D B* A*', 'A'), 'B C D A')
  assert.equal(order('A B C D', 'C* A B D*', 'D'), 'A B C D')
})

test('a page that is deleted in the drafts and left out stands where it is live', () => {
  assert.equal(order('A B C', 'C A*', 'A'), 'B C A')
  assert.equal(order('A B C', 'A* C', 'A'), 'A B C')
  assert.equal(order('A B', 'B*', 'B'), 'A B')
  assert.equal(order('A B', 'B N*', 'N'), 'A B N')
})

test('pages of another place, or in one that nobody changes, are left as they are', () => {
  const [page] = placesOf('A')
  assert.ok(page)
  const other = { ...page, id: 'B', nav: 'footer' as const, position: 7 }
  const pages = inPlaces([page], [other], { drafted: byId([page]), live: byId([other]) })
  assert.deepEqual(pages, [page, other])
})
