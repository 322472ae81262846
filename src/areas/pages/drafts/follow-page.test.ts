import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Outside } from '#platform/http/route.ts'
import { onBlankSite, type PagesWorld, relabel } from '../testing.ts'
import { followPage } from './follow-page.ts'

/** Follows the home page after a version, until the first `caught-up`; gives the versions that came. */
async function versionsAfter(world: PagesWorld, since: number): Promise<number[]> {
  const end = new AbortController()
  const outside = {
    ...world.ctx,
    body: null,
    signal: end.signal,
    transaction: (work) => work(world.ctx),
  } satisfies Partial<Outside> as Outside
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
