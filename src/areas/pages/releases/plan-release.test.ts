import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EVERYTHING } from '#areas/releases/index.ts'
import { defaultStyles } from '#document/styles.ts'
import { pageSettings } from '../contract.ts'
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
function liveOf(drafts: readonly Page[]): ReleasedSite {
  const { site } = planRelease(gathered({ drafts }), EVERYTHING)
  return { ...site, pages: site.pages.map((one) => ({ ...one, editionId: `edition of ${one.id}` })) }
}

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
