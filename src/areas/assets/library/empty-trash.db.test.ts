import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { aSite, type TestAccount } from '#areas/sites/testing.ts'
import { DAY, systemClock } from '#kernel/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'
import { bring, testClock, testDatabase, testTools } from '#platform/testing/world.ts'
import { originalKey, renditionFolder, renditionKey } from './rendition.ts'
import { onLibraries, send, siteOfId } from '../testing.ts'
import { findAssets, storedBySite } from './asset.store.ts'
import { copyFiles, copyLibrary } from './copy-library.ts'
import { deleteAsset } from './delete-asset.ts'
import { deleteDue, emptyTrash } from './empty-trash.ts'
import { removeFiles } from './remove-files.job.ts'
import { restoreAsset } from './restore-asset.ts'
import { TRASH_DAYS } from './trash.ts'
import { assetUses } from './uses.ts'

const { storage } = testTools()
const now = testClock.now()
const dueBefore = new Date(now - TRASH_DAYS * DAY)

describe('the trash of the library', () => {
  let database: Database
  let owner: TestAccount
  let siteId: string
  let jobs: Jobs
  before(async () => {
    database = await testDatabase()
    jobs = createJobs({
      database,
      tools: testTools(),
      clock: systemClock,
      jobs: [removeFiles, copyFiles],
      recurring: [],
      metrics: createMetrics(),
    })
    await jobs.work()
  })
  after(() => jobs.stop(2000))
  const { onSite, platform, upload: sent } = onLibraries((standing) => ({ owner, siteId } = standing))

  const upload = (fill: number) => sent(Buffer.alloc(100, fill))
  const throwAway = (assetId: string) => onSite((ctx) => deleteAsset(ctx, { siteId, assetId }))
  /** A file that was thrown away so many days before now, with a width made of it. */
  async function thrownAway(fill: number, days: number): Promise<string> {
    const { asset } = await upload(fill)
    await storage.put(renditionKey(renditionFolder(siteId, asset.id), 320, 'webp'), Buffer.from('made'))
    await throwAway(asset.id)
    const at = new Date(now - days * DAY).toISOString()
    await platform(({ db }) =>
      sql`update assets set deleted_at = ${at}::timestamptz where id = ${asset.id}`.execute(db),
    )
    return asset.id
  }
  const keysOf = async (ofSite: string, assetId: string) => {
    const keys: string[] = []
    for await (const { key } of storage.list(`${renditionFolder(ofSite, assetId)}/`)) keys.push(key)
    return keys.toSorted()
  }
  const there = async (...ids: string[]) =>
    (await onSite((ctx) => findAssets(ctx, ids))).map((asset) => asset.id).toSorted()
  const waiting = async () => {
    const { rows } = await sql`
      select from jobs.job where name in (${removeFiles.name}, ${copyFiles.name}) and state <> 'completed'`.execute(
      database.root,
    )
    return rows.length
  }
  const settled = async (): Promise<void> => {
    while ((await waiting()) > 0) await sleep(15)
  }

  test('what has been in it for its days is deleted for good, rows and bytes; the rest is left', async () => {
    const old = await thrownAway(1, TRASH_DAYS + 1)
    const young = await thrownAway(2, TRASH_DAYS - 1)
    const { asset: kept } = await upload(3)
    assert.equal((await keysOf(siteId, old)).length, 2)
    await emptyTrash(platform, () => dueBefore)
    assert.deepEqual(await there(old, young, kept.id), [young, kept.id].toSorted())
    await settled()
    assert.deepEqual(await keysOf(siteId, old), [])
    assert.equal((await keysOf(siteId, young)).length, 2)
    assert.equal((await keysOf(siteId, kept.id)).length, 1)
    await assert.rejects(
      onSite((ctx) => restoreAsset(ctx, { siteId, assetId: old })),
      { kind: 'not_found' },
    )
  })

  test('what the site keeps is less by what was deleted', async () => {
    const sum = async () => (await platform((ctx) => storedBySite(ctx, { limit: 1, siteIds: [siteId] })))[0]
    await upload(1)
    await thrownAway(2, TRASH_DAYS + 1)
    assert.deepEqual(await sum(), { siteId, files: 2, bytes: 200 })
    await emptyTrash(platform, () => dueBefore)
    assert.deepEqual(await sum(), { siteId, files: 1, bytes: 100 })
  })

  test('a file of the same content, uploaded since or on another site, keeps its bytes', async () => {
    const old = await thrownAway(7, TRASH_DAYS + 1)
    const { asset: again, isNew } = await upload(7)
    assert.ok(isNew && again.id !== old)
    const elsewhere = await platform((ctx) => aSite(ctx, owner))
    const { asset: other } = await send(database, owner, elsewhere, Buffer.alloc(100, 7))
    await emptyTrash(platform, () => dueBefore)
    await settled()
    assert.deepEqual(await keysOf(siteId, old), [])
    assert.deepEqual(await keysOf(siteId, again.id), [originalKey(siteId, again.id)])
    assert.deepEqual(await keysOf(elsewhere, other.id), [originalKey(elsewhere, other.id)])
  })

  test('a crash before the commit leaves the file whole, and the next run deletes it', async () => {
    const old = await thrownAway(1, TRASH_DAYS + 1)
    const crashed = platform(async (ctx) => {
      await deleteDue(ctx, dueBefore)
      throw new Error('the power went')
    })
    await assert.rejects(crashed, /power/)
    assert.deepEqual(await there(old), [old])
    assert.equal(await waiting(), 0)
    assert.equal((await keysOf(siteId, old)).length, 2)
    await emptyTrash(platform, () => dueBefore)
    await settled()
    assert.deepEqual(await keysOf(siteId, old), [])
  })

  test('a crash after the commit leaves the job, which removes what another left half removed', async () => {
    const old = await thrownAway(1, TRASH_DAYS + 1)
    // Half of it was removed when the process that did so went away.
    await storage.remove(originalKey(siteId, old))
    await platform((ctx) => deleteDue(ctx, dueBefore))
    await settled()
    assert.deepEqual(await keysOf(siteId, old), [])
  })

  test('more than one step takes are all deleted, each step for itself', async () => {
    const old = []
    for (const fill of [1, 2, 3, 4, 5]) old.push(await thrownAway(fill, TRASH_DAYS + fill))
    let steps = 0
    await emptyTrash(
      (work) => {
        steps += 1
        return platform(work)
      },
      () => dueBefore,
      2,
    )
    assert.equal(steps, 3)
    assert.deepEqual(await there(...old), [])
  })

  test('what is shown stays in the trash until it is not, and holds up nothing behind it', async () => {
    const shown = await thrownAway(1, TRASH_DAYS + 9)
    const old = await thrownAway(2, TRASH_DAYS + 1)
    const showing = new Set([shown])
    bring(
      assetUses.of((ctx, ids) =>
        Promise.resolve(ctx.site?.id === siteId ? ids.filter((id) => showing.has(id)) : []),
      ),
    )
    await emptyTrash(platform, () => dueBefore, 1)
    assert.deepEqual(await there(shown, old), [shown])
    showing.clear()
    await emptyTrash(platform, () => dueBefore, 1)
    assert.deepEqual(await there(shown), [])
  })

  test('what lies in the trash is copied along with a library where something shows it, and only there', async () => {
    const [young, shown] = [await thrownAway(1, 1), await thrownAway(3, 1)]
    const { asset } = await upload(2)
    bring(
      assetUses.of((ctx, ids) =>
        Promise.resolve(ctx.site?.id === siteId ? ids.filter((id) => id === shown) : []),
      ),
    )
    const to = await platform(async (ctx) => {
      const copy = await siteOfId(ctx, await aSite(ctx, owner))
      await copyLibrary(ctx, { from: await siteOfId(ctx, siteId), to: copy })
      return copy.id
    })
    await settled()
    assert.equal((await keysOf(to, asset.id)).length, 1)
    assert.deepEqual(await keysOf(to, young), [])
    assert.equal((await keysOf(to, shown)).length, 2, 'its bytes, and the width made of it')
    const { rows } = await sql<{ id: string }>`
      select id from assets where site_id = ${to} and deleted_at is not null`.execute(database.root)
    assert.deepEqual(rows, [{ id: shown }])
  })
})
