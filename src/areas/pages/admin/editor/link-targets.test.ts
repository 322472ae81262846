import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aRow } from '../tree/testing.ts'
import { type LinkSource, linksFrom } from '../link-sources.ts'
import { pageLinks, pagesFor, placesFor } from './link-targets.ts'

const pages = [
  aRow({ id: 'home', title: 'Home', path: '/' }),
  aRow({ id: 'menu', title: 'Lunch menu', path: '/menu' }),
  aRow({ id: 'menus', title: 'Menus of the year', path: '/archive' }),
  aRow({ id: 'visit', title: 'Visit', path: '/menu-and-hours' }),
  aRow({ id: 'more', title: 'Menu', kind: 'folder', path: '/more' }),
  aRow({ id: 'foot', title: 'Menu footer', kind: 'footer', path: '/foot' }),
]

test('pages are found by title, then by address; what has no address is no target', () => {
  assert.deepEqual(
    pagesFor(pages, ' MENU').map(({ id }) => id),
    ['menus', 'menu', 'visit'],
  )
  assert.deepEqual(
    pagesFor(pages, '').map(({ id }) => id),
    ['home', 'menu', 'menus', 'visit'],
  )
})

test('places within other pages are found by their names, their anchors and their pages', () => {
  const places = [
    { pageId: 'home', anchor: 'news', name: 'News' },
    { pageId: 'menu', anchor: 'drinks', name: null },
    { pageId: 'visit', anchor: 'map', name: 'How to find us' },
    { pageId: 'foot', anchor: 'legal', name: 'Legal' },
    { pageId: 'gone', anchor: 'x', name: null },
  ]
  const labels = (query: string) => placesFor(places, pages, query, 'home').map(({ label }) => label)
  assert.deepEqual(labels(''), ['Lunch menu › drinks', 'Visit › How to find us'])
  assert.deepEqual(labels('FIND'), ['Visit › How to find us'])
  assert.deepEqual(labels('#map'), ['Visit › How to find us'])
  assert.deepEqual(placesFor(places, pages, 'lunch', 'home')[0]?.link, {
    kind: 'page',
    page: 'menu',
    anchor: 'drinks',
  })
})

test('things of an area above are found beside pages, and named; what one area cannot tell leaves the others', async () => {
  const link = { kind: 'item' as const, collection: 'test.thing', item: 'thing' }
  let isFetched = 0
  const things: LinkSource = ({ siteId }) => ({
    search: async (query) => [
      { link, label: `Thing of ${siteId}: ${query}`, group: 'items', heading: 'Things' },
    ],
    describe: async (asked) =>
      asked.kind === 'item' && asked.collection === 'test.thing' ? 'A thing' : undefined,
  })
  const broken: LinkSource = () => ({
    search: () => Promise.reject(new Error('no line')),
    describe: async () => undefined,
  })
  const links = linksFrom(
    [async () => pageLinks, async () => broken, async () => ((isFetched += 1), things)],
    { siteId: 'site', pageId: 'home', pages: () => pages },
  )
  assert.equal(isFetched, 0)
  const found = await links.search('menu')
  assert.deepEqual(
    found.slice(0, 1).map(({ link }) => link),
    [{ kind: 'page', page: 'menus' }],
  )
  assert.deepEqual(found.at(-1), { link, label: 'Thing of site: menu', group: 'items', heading: 'Things' })
  assert.equal(await links.describe(link), 'A thing')
  assert.equal(await links.describe({ kind: 'page', page: 'visit' }), 'Visit')
  assert.equal(await links.describe({ ...link, collection: 'test.other' }), undefined)
  await links.search('')
  assert.equal(isFetched, 1)
})
