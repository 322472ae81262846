import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outsideIn } from '#platform/testing/outside-in.ts'
import { onBlankSite, type PagesWorld, relabel } from '../testing.ts'
import { followPage } from './follow-page.ts'

/** Follows the home page after a version, until the first `caught-up`; gives the versions that came. */
async function versionsAfter(world: PagesWorld, since: number): Promise<number[]> {
  const end = new AbortController()
  const outside = outsideIn(world.ctx, { signal: end.signal })
  const stream = await followPage(outside, { siteId: world.siteId, pageId: world.home.id, since })
  const versions: number[] = []
  for await (const { event, data } of stream) {
    if (event === 'caught-up') break
    versions.push((data as { version: number }).version)
  }
  end.abort()
  return versions
}

test('what came after a version is told; one that the page does not have is refused', () =>
  onBlankSite(async (world) => {
    await relabel(world, 'Write to us')
    await relabel(world, 'Call us')
    assert.deepEqual(await versionsAfter(world, 0), [1, 2])
    assert.deepEqual(await versionsAfter(world, 2), [])
    await assert.rejects(versionsAfter(world, 3), { kind: 'conflict', code: 'pages.version_unknown' })
  }))
