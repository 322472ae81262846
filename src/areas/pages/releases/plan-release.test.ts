import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EVERYTHING } from '#areas/releases/index.ts'
import { defaultStyles } from '#document/styles.ts'
import { pageSettings } from '../contract.ts'
import type { DraftedRedirect } from '../redirects/redirect.ts'
import type { Page } from '../tree/page.ts'
import { type Gathered, planRelease } from './plan-release.ts'
import type { ReleasedSite } from './released-site.ts'

const page = (slug: string, given: Partial<Page> = {}): Page => ({
  id: slug,
  kind: 'layout',
  parentId: null,
  position: 0,
  nav: 'main',
  title: slug,
  navTitle: null,
  slug,
  isHome: slug === 'home',
  isHidden: false,
  passwordHash: null,
  settings: pageSettings.parse({}),
  version: 1,
  factsVersion: 1,
  updatedAt: new Date(0),
  updatedBy: null,
  ...given,
})

const gathered = (given: Partial<Gathered>): Gathered => ({
  live: null,
  drafts: [],
  last: [],
  others: new Set<string>(),
  redirects: [],
  styles: { styles: defaultStyles, version: 1 },
  ...given,
})

/** What is live once drafts were released, each with an edition. */
function liveOf(drafts: readonly Page[], redirects: readonly DraftedRedirect[] = []): ReleasedSite {
  const { site } = planRelease(gathered({ drafts, redirects }), EVERYTHING)
  return { ...site, pages: site.pages.map((one) => ({ ...one, editionId: `edition of ${one.id}` })) }
}

const only = (ids: readonly string[]) => ({ of: { page: ids, styles: [], redirect: [] }, others: false })
const HOME = page('home')

test('a release makes editions of what changed, and keeps those of the rest', () => {
  const live = liveOf([HOME, page('menu')])
  const drafts = [HOME, page('menu', { version: 2 })]
  const { edited, site } = planRelease(gathered({ live, drafts }), EVERYTHING)
  assert.deepEqual(
    edited.map(({ id }) => id),
    ['menu'],
  )
  assert.deepEqual(
    site.pages.map(({ id, editionId, version }) => [id, editionId, version]),
    [
      ['home', 'edition of home', 1],
      ['menu', 'edition of menu', 2],
    ],
  )
})

test('an address that a page leaves leads on, in what is live and among the drafts', () => {
  const live = liveOf([HOME, page('menu')])
  const drafts = [HOME, page('menu', { slug: 'food', factsVersion: 2 })]
  const { leading, site, underPages } = planRelease(gathered({ live, drafts }), EVERYTHING)
  assert.deepEqual(leading, [{ from: '/menu', to: '/food' }])
  assert.deepEqual(site.redirects, [{ from: '/menu', to: '/food', status: 301 }])
  assert.deepEqual(underPages, ['/', '/food'])
})

test('what is not chosen stays as it is live: styles, redirects by hand, other pages', () => {
  const live = liveOf([HOME, page('menu')])
  const drafts = [page('home', { version: 2 }), page('menu', { version: 2 })]
  const byHand = { from: '/old', to: '/menu', status: 301, isAutomatic: false, isUnderPage: false } as const
  const styles = { styles: { ...defaultStyles, corners: 'round' as const }, version: 2 }
  const given = gathered({ live, drafts, styles, redirects: [byHand] })
  const { edited, site } = planRelease(given, only(['home']))
  assert.deepEqual(
    edited.map(({ id }) => id),
    ['home'],
  )
  assert.deepEqual([site.stylesVersion, site.redirects], [1, []])
  assert.equal(planRelease(given, EVERYTHING).site.redirects.length, 1)
})

test('a plan says why it may not go live: no home page, or a page without an address', () => {
  const live = liveOf([HOME, page('menu')])
  const refused = (drafts: readonly Page[], ids: readonly string[]) =>
    planRelease(gathered({ live, drafts }), only(ids)).refusal?.code
  assert.equal(refused([HOME, page('menu', { isHome: true })], ['home']), undefined)
  assert.equal(refused([page('menu', { isHome: true })], ['home']), 'pages.release_no_home')
  assert.equal(refused([HOME, page('menu-2', { slug: 'menu' })], ['menu-2']), 'pages.release_address_taken')
  assert.equal(planRelease(gathered({}), only([])).refusal?.code, 'pages.release_no_home')
})
