import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertInAMoment } from '#kernel/testing.ts'
import { defaultStyles } from '#document/styles.ts'
import { pageSettings } from '../contract.ts'
import type { ReleasedPage } from '../releases/released-site.ts'
import { findPath as findPathBeside } from './find-path.ts'
import { arranged, type LiveSite } from './live-site.ts'

const releasedPage = (path: string): ReleasedPage => ({
  id: path,
  editionId: path,
  kind: 'layout',
  path,
  title: path,
  navTitle: null,
  nav: 'none',
  parentId: null,
  position: 0,
  isHome: path === '/',
  isHidden: false,
  passwordHash: null,
  settings: pageSettings.parse({}),
  version: 1,
  factsVersion: 1,
  changedAt: '2026-01-01T00:00:00.000Z',
})

const page = { id: 'menu' }
/** What a path means on a site that tells all of itself. */
const findPath = (site: LiveSite, path: string, query = '') =>
  findPathBeside(site, async () => [], path, query)

/** A site with one page, as far as finding a path looks at it. */
const live = {
  byPath: new Map([['/menu', page]]),
  redirects: { find: () => undefined },
} as unknown as LiveSite

test('an address with slashes at its end leads to the page without them', async () => {
  assert.deepEqual(await findPath(live, '/menu'), { kind: 'page', page })
  assert.deepEqual(await findPath(live, '/menu///', '?a=1'), {
    kind: 'redirect',
    to: '/menu?a=1',
    status: 301,
  })
  assert.equal((await findPath(live, '/none/')).kind, 'none')
})

/** Where an address leads: the redirect's status and target, or what stands there. */
async function led(site: LiveSite, path: string, query = ''): Promise<string> {
  const found = await findPath(site, path, query)
  return found.kind === 'redirect' ? `${found.status} ${found.to}` : found.kind
}

test('one redirect answers both spellings of an address, and none leads to where it was asked for', async () => {
  const site = arranged('release', {
    pages: [releasedPage('/beta'), releasedPage('/')],
    styles: defaultStyles,
    stylesVersion: 1,
    redirects: [
      { from: '/alpha', to: '/beta', status: 301 },
      { from: '/typed/', to: '/beta', status: 302 },
      { from: '/beta/', to: '/typed', status: 301 },
      { from: '/round/', to: '/round', status: 301 },
      { from: '/asked?id=1', to: '/asked', status: 301 },
    ],
  })
  const leads = (path: string, query = '') => led(site, path, query)
  assert.deepEqual(
    await Promise.all(
      ['/alpha', '/alpha/', '/typed', '/typed/', '/beta', '/beta/', '/round', '/round/', '//'].map((path) =>
        leads(path),
      ),
    ),
    ['301 /beta', '301 /beta', '302 /beta', '302 /beta', 'page', '301 /beta', 'none', 'none', '301 /'],
  )
  assert.equal(await leads('/alpha/', '?a=1'), '301 /beta?a=1')
  assert.equal(await leads('/asked', '?id=1'), 'none')
})

test('redirects that lead in a circle since a page is gone lead nowhere, and those to a page on', async () => {
  const shown = (paths: readonly string[]) => {
    const site = arranged('release', {
      pages: paths.map(releasedPage),
      styles: defaultStyles,
      stylesVersion: 1,
      redirects: [
        { from: '/blog/*', to: '/news', status: 301 },
        { from: '/news', to: '/blog/archive', status: 301 },
        { from: '/journal', to: '/blog/journal?from=paper#top', status: 302 },
      ],
    })
    return Promise.all(['/journal', '/blog/first', '/news'].map((path) => led(site, path)))
  }
  const journal = '302 /blog/journal?from=paper#top'
  assert.deepEqual(await shown(['/', '/news']), [journal, '301 /news', 'page'])
  assert.deepEqual(await shown(['/']), ['none', 'none', 'none'])
  assert.deepEqual(await shown(['/', '/blog/journal']), [journal, 'none', 'none'])
})

test('what never arrives is told by the address itself, with its query and whatever it is written with', async () => {
  const leads = async (redirects: readonly { from: string; to: string }[], path: string, query = '') => {
    const site = arranged('release', {
      pages: ['/', '/one'].map(releasedPage),
      styles: defaultStyles,
      stylesVersion: 1,
      redirects: redirects.map((one) => ({ ...one, status: 301 })),
    })
    const found = await findPath(site, path, query)
    return found.kind === 'redirect' ? found.to : found.kind
  }
  // Back and forth, with a query or a place in the page on the way.
  for (const tail of ['?from=b', '#top']) {
    const circle = [
      { from: '/a', to: `/b${tail}` },
      { from: '/b', to: '/a' },
    ]
    assert.equal(await leads(circle, '/a'), 'none')
    assert.equal(await leads(circle, '/b', '?utm=1'), 'none')
  }
  // The address of a query of its own leads to a page, and the one without goes in a circle.
  const old = [
    { from: '/old/[id]', to: '/index.php?id=[id]' },
    { from: '/index.php?id=1', to: '/one' },
    { from: '/index.php', to: '/shop/list' },
    { from: '/shop/*', to: '/index.php' },
  ]
  assert.equal(await leads(old, '/old/1'), '/index.php?id=1')
  assert.equal(await leads(old, '/old/2'), 'none')
  // Of addresses that hold a star or brackets themselves.
  const odd = [
    { from: '/files/*', to: '/papers/*' },
    { from: '/papers/x%2A', to: '/one' },
    { from: '/papers/[name]/the/rest', to: '/files/x*' },
    { from: '/a/[name]', to: '/b/[name]' },
    { from: '/b/%5Bname%5D', to: '/a/%5Bname%5D' },
    { from: '/b/a-part', to: '/a/a-part' },
  ]
  assert.equal(await leads(odd, '/files/x*'), '/papers/x*')
  assert.equal(await leads(odd, '/a/[name]'), 'none')
  assert.equal(await leads(odd, '/a/a-part'), 'none')
  assert.equal(await leads([{ from: '/c', to: '/%5Bx%5D' }, ...odd], '/c'), '/%5Bx%5D')
})

test('redirects that lead through each other cost a visitor’s answer no more than two steps of them', async () => {
  // Patterns that differ in their last parts alone, and lead through each other.
  const deep = `/${Array.from({ length: 400 }, () => 'a').join('/')}`
  const beside = Array.from({ length: 450 }, (_, n) => ({ from: `${deep}/beside-${n}/*`, to: '/' }))
  const way = Array.from({ length: 18 }, (_, n) => ({ from: `${deep}/${n}/[x]`, to: `${deep}/${n + 1}/[x]` }))
  const { redirects, ...site } = arranged('release', {
    pages: [],
    styles: defaultStyles,
    stylesVersion: 1,
    redirects: [...beside, ...way].map((one) => ({ ...one, status: 301 })),
  })
  redirects.find(`${deep}/0/x`)
  const once = redirects.compared
  assert.equal((await findPath({ ...site, redirects }, `${deep}/0/x`)).kind, 'redirect')
  assert.ok(redirects.compared - once < 3 * once, `${(redirects.compared - once) / once} times`)
})

test('R-43: an address of slashes alone is read in a moment', async () => {
  const path = `${'/'.repeat(200_000)}a/`
  assertInAMoment(() => void findPath({ ...live, hasMore: true }, path))
  assert.equal((await findPath(live, path)).kind, 'none')
})
