import type { Lookup } from '#kernel/messages/message.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeOfPage, tellApart } from './page-places.ts'
import { aRow } from './testing.ts'

const t: Lookup = (key) => key.split('.').at(-1) ?? ''
const pages = [
  aRow({ id: 'home', isHome: true, path: '/', title: 'Home' }),
  aRow({ id: 'work', kind: 'folder', title: 'Work' }),
  aRow({ id: 'work-2', kind: 'folder', title: 'Work', nav: 'footer' }),
  aRow({ id: 'about', title: 'About us' }),
  aRow({ id: 'team', title: 'about  us ', parentId: 'work' }),
  aRow({ id: 'elsewhere', kind: 'link', title: 'Shop', parentId: 'work' }),
  aRow({ id: 'foot', kind: 'footer', title: 'Footer', nav: 'none' }),
]
const row = (id: string) => {
  const found = pages.find((page) => page.id === id)
  assert.ok(found)
  return found
}

test('the place of a page is its folder and address; of what has none, what it is and where', () => {
  assert.equal(placeOfPage(row('home'), pages, t), '/')
  assert.equal(placeOfPage(row('team'), pages, t), 'Work › /team')
  assert.equal(placeOfPage(row('work-2'), pages, t), 'folder · footer')
  assert.equal(placeOfPage(row('elsewhere'), pages, t), 'link · Work')
  assert.equal(placeOfPage(row('foot'), pages, t), undefined)
})

test('pages of one title are told apart, others need nothing', () => {
  const apart = tellApart(pages, [], t)
  assert.equal(apart(row('home')), undefined)
  assert.equal(apart(row('about')), '/about')
  assert.equal(apart({ id: 'team', title: 'About us' }), 'Work › /team')
  assert.equal(apart(row('work')), 'folder · main')
})

test('a page that was removed from the drafts is told apart, too, and is not its own namesake', () => {
  const gone = { id: 'gone', title: 'Home', path: '/welcome' }
  const apart = tellApart(pages, [gone, { id: 'about', title: 'About us', path: '/about' }], t)
  assert.equal(apart(gone), '/welcome')
  assert.equal(apart(row('home')), '/')
  assert.equal(tellApart(pages, [{ id: 'home', title: 'Home', path: '/' }], t)(row('home')), undefined)
})
