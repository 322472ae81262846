import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertInAMoment } from '#kernel/testing.ts'
import { findPath, type LiveSite } from './live-site.ts'

const page = { id: 'menu' }
/** A site with one page, as far as finding a path looks at it. */
const live = {
  byPath: new Map([['/menu', page]]),
  redirects: { find: () => undefined },
} as unknown as LiveSite

test('an address with slashes at its end leads to the page without them', () => {
  assert.deepEqual(findPath(live, '/menu'), { kind: 'page', page })
  assert.deepEqual(findPath(live, '/menu///', '?a=1'), { kind: 'redirect', to: '/menu?a=1', status: 301 })
  assert.equal(findPath(live, '/none/').kind, 'none')
})

test('R-43: an address of slashes alone is read in a moment', () => {
  assertInAMoment(() => assert.equal(findPath(live, `${'/'.repeat(200_000)}a/`).kind, 'none'))
})
