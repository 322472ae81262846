import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultStyles } from '#document/styles.ts'
import { siteType, siteTypes } from '#kernel/states/site-type.ts'
import { pageSettings } from '../contract.ts'
import { navigationOf, type ReleasedPage } from '../releases/manifest.ts'
import { arranged, findPath } from './live-site.ts'
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

test('a parking page has one address, whatever was released before', () => {
  const shown = shownOfType(siteType.parkingPage, live)
  assert.deepEqual(
    ['/', '/news', '/lost', '/old', '/news/'].map((path) => findPath(shown, path).kind),
    ['page', 'none', 'none', 'none', 'none'],
  )
  assert.equal(shown.releaseId, 'release')
})

test('a cover page has no navigation; its addresses stay', () => {
  const shown = shownOfType(siteType.coverPage, live)
  assert.deepEqual(navigationOf(shown.manifest.pages, 'main'), [])
  assert.deepEqual(
    ['/', '/news', '/old'].map((path) => findPath(shown, path).kind),
    ['page', 'page', 'redirect'],
  )
})

test('any other type shows the release as it is', () => {
  for (const type of siteTypes)
    if (type !== siteType.coverPage && type !== siteType.parkingPage)
      assert.equal(shownOfType(type, live), live, String(type))
})
