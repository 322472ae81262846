import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { anAccount, aSite, type TestAccount } from '#areas/sites/testing.ts'
import { DAY } from '#kernel/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { bring, testClock } from '#platform/testing/world.ts'
import { listAssets, onLibraries, onSiteOf } from '../testing.ts'
import { findAssets } from './asset.store.ts'
import { deleteAsset } from './delete-asset.ts'
import { listTrashedAssets } from './list-trashed-assets.ts'
import { purgeAssets } from './purge-assets.ts'
import { removeFiles } from './remove-files.job.ts'
import { restoreAsset } from './restore-asset.ts'
import { TRASH_DAYS } from './trash.ts'
import { assetUses } from './uses.ts'

describe('the trash of a site', () => {
  let database: Database
  let owner: TestAccount
  let siteId: string
  const { onSite, platform, upload } = onLibraries((standing) => ({ database, owner, siteId } = standing))

  /** A file in the trash since so many hours. */
  async function thrownAway(fill: number, hours: number, name = `notes-${fill}.bin`): Promise<string> {
    const { asset } = await upload(Buffer.alloc(100, fill), name)
    await onSite((ctx) => deleteAsset(ctx, { siteId, assetId: asset.id }))
    const at = new Date(testClock.now() - hours * 3_600_000).toISOString()
    await platform(({ db }) =>
      sql`update assets set deleted_at = ${at}::timestamptz where id = ${asset.id}`.execute(db),
    )
    return asset.id
  }
  const list = (given: { search?: string; limit?: number; cursor?: string } = {}) =>
    onSite((ctx) => listTrashedAssets(ctx, { siteId, search: '', limit: 50, ...given }))
  const purge = (...ids: string[]) => onSite((ctx) => purgeAssets(ctx, { siteId, ids }))
  const idsIn = async () => (await list()).items.map(({ id }) => id)
  /** Files whose bytes a job is to remove. */
  const toRemove = async () => {
    const { rows } = await sql<{ ids: string[] }>`
      select data -> 'input' -> 'assetIds' as ids from jobs.job where name = ${removeFiles.name}`.execute(
      database.root,
    )
    return rows.flatMap(({ ids }) => ids ?? [])
  }

  test('lists what was thrown away, the last first, by whom and until when; the library has none of it', async () => {
    const [older, newer] = [await thrownAway(1, 5), await thrownAway(2, 2)]
    const { items, next } = await list()
    assert.deepEqual(
      items.map(({ id, name, deletedBy }) => [id, name, deletedBy?.id]),
      [
        [newer, 'notes-2.bin', owner.id],
        [older, 'notes-1.bin', owner.id],
      ],
    )
    assert.equal(next, null)
    const [first] = items
    assert.ok(first)
    assert.equal(Date.parse(first.goneAt) - Date.parse(first.deletedAt), TRASH_DAYS * DAY)
    const inLibrary = await onSite((ctx) =>
      listAssets(ctx, { siteId, search: '', limit: 50, sort: 'added', direction: 'descending' }),
    )
    assert.deepEqual(inLibrary.items, [])
  })

  test('goes on page by page, also where many went at one moment, and is searched by name', async () => {
    const ids = new Set<string>()
    for (const fill of [1, 2, 3, 4, 5]) ids.add(await thrownAway(fill, 1))
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await list({ limit: 2, ...(cursor === undefined ? {} : { cursor }) })
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    assert.deepEqual(new Set(seen), ids)
    assert.equal(seen.length, 5)
    assert.deepEqual(
      (await list({ search: 'NOTES-3' })).items.map(({ name }) => name),
      ['notes-3.bin'],
    )
  })

  test('what is chosen is deleted for good with its bytes; what a page shows, or is not in the trash, stays', async () => {
    const [gone, shown] = [await thrownAway(1, 1), await thrownAway(2, 1)]
    const { asset: kept } = await upload(Buffer.alloc(100, 3))
    bring(assetUses.of(async (_, ids) => ids.filter((id) => id === shown)))
    assert.deepEqual(await purge(gone, shown, kept.id), { purged: [gone], shown: [shown] })
    assert.deepEqual(await idsIn(), [shown])
    assert.ok((await toRemove()).includes(gone))
    const left = await onSite((ctx) => findAssets(ctx, [gone, shown, kept.id]))
    assert.deepEqual(new Set(left.map(({ id }) => id)), new Set([shown, kept.id]))
    bring(assetUses.of(async () => []))
    // Again it is as if it had never been.
    assert.deepEqual(await purge(gone), { purged: [], shown: [] })
    await assert.rejects(
      onSite((ctx) => restoreAsset(ctx, { siteId, assetId: gone })),
      { code: 'not_found' },
    )
  })

  test('no other site sees or empties it', async () => {
    const id = await thrownAway(1, 1)
    const other = await platform(async (ctx) => {
      const theirs = await anAccount(ctx)
      return { account: theirs, siteId: await aSite(ctx, theirs) }
    })
    const answer = await onSiteOf(database, other.account, other.siteId, (ctx) =>
      purgeAssets(ctx, { siteId: other.siteId, ids: [id] }),
    )
    assert.deepEqual(answer, { purged: [], shown: [] })
    assert.deepEqual(await idsIn(), [id])
  })
})
