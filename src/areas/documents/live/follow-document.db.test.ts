import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onSiteAs } from '#areas/sites/testing.ts'
import { newId } from '#kernel/ids.ts'
import type { Outside } from '#platform/http/route.ts'
import { outsideIn } from '#platform/testing/outside-in.ts'
import { sharedDatabase } from '#platform/testing/world.ts'
import { aDocument, committing, type DocumentWorld, onDocument, relabel } from '../testing.ts'
import { followDocument } from './follow-document.ts'
import { listenToDocuments, notifyFollowers } from './notifications.ts'

/** Follows the document after a version, until the first `caught-up`; gives the versions that came. */
async function versionsAfter(world: DocumentWorld, since: number): Promise<number[]> {
  const end = new AbortController()
  const outside = outsideIn(world.ctx, { signal: end.signal })
  const stream = await followDocument(outside, { ...world.held, since })
  const versions: number[] = []
  for await (const { event, data } of stream) {
    if (event === 'caught-up') break
    versions.push((data as { version: number }).version)
  }
  end.abort()
  return versions
}

test('what came after a version is told; one that the document does not have is refused', () =>
  onDocument(async (world) => {
    await relabel(world, 'Write to us')
    await relabel(world, 'Call us')
    assert.deepEqual(await versionsAfter(world, 0), [1, 2])
    assert.deepEqual(await versionsAfter(world, 2), [])
    await assert.rejects(versionsAfter(world, 3), { kind: 'conflict', code: 'documents.version_unknown' })
  }))

test('who follows any document of a site is told what an area above tells all of them', async () => {
  const database = await sharedDatabase()
  const { ctx, owner, siteId, held } = await committing(database, aDocument)
  const stopListening = await listenToDocuments(database)
  const end = new AbortController()
  const outside: Outside = {
    ...outsideIn(ctx, { signal: end.signal }),
    // The embedded database has one connection: nothing is heard while a transaction is open.
    transaction: (work) => committing(database, (now) => work(onSiteAs(now, owner, siteId))),
  }
  const toldAtOnce = { ...ctx, afterCommit: (work: () => unknown) => void work() }
  let told: unknown
  for await (const item of await followDocument(outside, { ...held, since: 0 })) {
    if (item.event !== 'caught-up') {
      told = item
      break
    }
    notifyFollowers({ ...toldAtOnce, site: { id: newId() } }, 'styles', { version: 1 })
    notifyFollowers(toldAtOnce, 'styles', { version: 2 })
  }
  end.abort()
  await stopListening()
  assert.deepEqual(told, { event: 'styles', data: { version: 2 } })
})
