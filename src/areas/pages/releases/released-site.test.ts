import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertInAMoment } from '#kernel/testing.ts'
import { pageSettings } from '../contract.ts'
import { inOrder } from '../tree/page.ts'
import { isAsReleased, type ReleasedPage } from './released-site.ts'
import { type NavPage, navigationOf } from './navigation.ts'
import { settledRedirects } from './addresses.ts'

const page = (id: string, given: Partial<NavPage> = {}): NavPage => ({
  id,
  kind: 'layout',
  path: `/${id}`,
  title: id,
  navTitle: null,
  nav: 'main',
  parentId: null,
  position: 0,
  isHidden: false,
  settings: pageSettings.parse({}),
  ...given,
})
const titles = (pages: readonly NavPage[]) =>
  navigationOf(pages, 'main').map(({ title, children }) =>
    children.length === 0 ? title : [title, ...children.map((child) => child.title)],
  )

test('what a folder holds stands in it, and by itself where the folder is not released', () => {
  const about = page('about', { parentId: 'house', position: 1 })
  const house = page('house', { kind: 'folder', path: '/house', position: 2 })
  assert.deepEqual(titles([page('menu'), about, house]), ['menu', ['house', 'about']])
  assert.deepEqual(titles([page('menu'), about]), ['menu', 'about'])
  assert.deepEqual(
    inOrder([page('menu'), about]).map(({ id }) => id),
    ['menu', 'about'],
  )
})

test('redirects lead to their end at once, whichever way their slashes are written', () => {
  const settled = (...pairs: [string, string][]) =>
    settledRedirects(
      pairs.map(([from, to]) => ({ from, to, status: 301 as const })),
      [page('beta') as ReleasedPage],
    ).map(({ from, to }) => `${from} ${to}`)
  assert.deepEqual(settled(['/alpha', '/beta/']), ['/alpha /beta'])
  assert.deepEqual(settled(['/a', '/b/'], ['/b', '/beta']), ['/a /beta', '/b /beta'])
  assert.deepEqual(settled(['/a', '/b'], ['/b/', '/c/']), ['/a /c/', '/b/ /c/'])
  assert.deepEqual(settled(['/beta/', '/a']), [], 'a page stands there')
  assert.deepEqual(settled(['/a/', '/a']), [])
  assert.deepEqual(settled(['/a', '/b/'], ['/b', '/a/']), [])
})

test('redirects that lead on and on, or into a circle, are settled in a moment', () => {
  const from = (count: number, to: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => ({ from: `/r${at}`, to: to(at), status: 301 as const }))
  assertInAMoment(() => {
    const settled = settledRedirects(
      from(20_000, (at) => `/r${at + 1}`),
      [],
    )
    assert.equal(settled.length, 20_000)
    assert.ok(settled.every(({ to }) => to === '/r20000'))
  })
  assertInAMoment(() =>
    assert.deepEqual(
      settledRedirects(
        from(20_000, (at) => `/r${Math.abs(at - 1)}`),
        [],
      ),
      [],
    ),
  )
})

test('what is hidden takes along what it holds', () => {
  const house = page('house', { kind: 'folder', isHidden: true })
  assert.deepEqual(titles([house, page('about', { parentId: 'house' })]), [])
})

test('a page waits for a release where its content or what is said of it is not what is live', () => {
  const draft = { version: 3, factsVersion: 2 }
  assert.equal(isAsReleased(draft, { version: 3, factsVersion: 2 }), true)
  assert.equal(isAsReleased(draft, { version: 2, factsVersion: 2 }), false)
  assert.equal(isAsReleased(draft, { version: 3, factsVersion: 1 }), false)
  assert.equal(isAsReleased(draft, undefined), false)
})
