import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultStyles } from '#document/styles.ts'
import { siteType, siteTypes } from '#kernel/states/site-type.ts'
import { pageSettings } from '../contract.ts'
import { navigationOf } from '../releases/navigation.ts'
import { type ReleasedPage } from '../releases/released-site.ts'
import { findPath } from './find-path.ts'
import { arranged, type LiveSite } from './live-site.ts'
import { shownOfType } from './shown-of-type.ts'

const page = (given: Partial<ReleasedPage> & Pick<ReleasedPage, 'id' | 'path'>): ReleasedPage => ({
  editionId: given.id,
  kind: 'layout',
  title: given.id,
  navTitle: null,
  nav: 'main',
  parentId: null,
  position: 0,
  isHome: given.path === '/',
  isHidden: false,
  passwordHash: null,
  settings: pageSettings.parse({}),
  version: 1,
  factsVersion: 1,
  changedAt: '2026-11-20T10:00:00Z',
  ...given,
})

const live = arranged('release', {
  pages: [
    page({ id: 'home', path: '/' }),
    page({ id: 'news', path: '/news' }),
    page({ id: 'lost', path: '/lost', settings: pageSettings.parse({ isNotFound: true }) }),
  ],
  styles: defaultStyles,
  stylesVersion: 1,
  redirects: [{ from: '/old', to: '/', status: 301 }],
})

const kindsAt = async (shown: LiveSite, paths: readonly string[]): Promise<string[]> =>
  (await Promise.all(paths.map((path) => findPath(shown, async () => [], path)))).map(({ kind }) => kind)

test('a parking page has one address, whatever was released before', async () => {
  const shown = shownOfType(siteType.parkingPage, live)
  assert.deepEqual(await kindsAt(shown, ['/', '/news', '/lost', '/old', '/news/']), [
    'page',
    'none',
    'none',
    'none',
    'none',
  ])
  assert.equal(shown.releaseId, 'release')
})

test('a cover page has no navigation; its addresses stay', async () => {
  const shown = shownOfType(siteType.coverPage, live)
  assert.deepEqual(navigationOf(shown.content.pages, 'main'), [])
  assert.deepEqual(await kindsAt(shown, ['/', '/news', '/old']), ['page', 'page', 'redirect'])
})

test('any other type shows the release as it is', () => {
  for (const type of siteTypes)
    if (type !== siteType.coverPage && type !== siteType.parkingPage)
      assert.equal(shownOfType(type, live), live, String(type))
})
