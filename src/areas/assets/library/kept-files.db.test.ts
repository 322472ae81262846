import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anAccount, aSite } from '#areas/sites/testing.ts'
import { newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { removeRowless } from '#platform/storage/remove-rowless.ts'
import { testCtx, sharedDatabase, testTools } from '#platform/testing/world.ts'
import { originalKey, renditionFolder, renditionKey } from './rendition.ts'
import { onSiteOf, send } from '../testing.ts'
import { deleteAsset } from './delete-asset.ts'
import { libraryFiles } from './kept-files.ts'

const database = await sharedDatabase()
const { storage } = testTools()
const inPlatform = <T>(work: (ctx: Ctx) => Promise<T>) =>
  database.transaction('platform', (db) => work(testCtx(db)))
const signal = new AbortController().signal
const later = () => new Date(Date.now() + 60_000)
const there = async (...keys: string[]) => {
  const found = await Promise.all(keys.map((key) => storage.head(key)))
  return found.map((file) => file !== null)
}

async function cast() {
  return inPlatform(async (ctx) => {
    const owner = await anAccount(ctx)
    return { owner, siteId: await aSite(ctx, owner) }
  })
}

test('bytes that no row speaks of go when they are old; files in use, in the trash and of sites still to be stay', async () => {
  const { owner, siteId } = await cast()
  const used = (await send(database, owner, siteId, Buffer.alloc(50, 1))).asset
  const trashed = (await send(database, owner, siteId, Buffer.alloc(50, 2))).asset
  await onSiteOf(database, owner, siteId, (ctx) => deleteAsset(ctx, { siteId, assetId: trashed.id }))
  const width = renditionKey(renditionFolder(siteId, used.id), 320, 'webp')
  const lost = newId()
  const rowless = [originalKey(siteId, lost), renditionKey(renditionFolder(siteId, lost), 320, 'webp')]
  // A site that an archive is being made into has files before it has rows; and a bucket may have others' files.
  const kept = [
    originalKey(siteId, used.id),
    originalKey(siteId, trashed.id),
    width,
    originalKey(newId(), newId()),
    `${siteId}/something/else`,
  ]
  for (const key of [width, ...rowless, ...kept.slice(-2)]) await storage.put(key, Buffer.from(key))
  const tools = { storage, signal, transaction: inPlatform }

  await removeRowless(tools, [libraryFiles], new Date(Date.now() - 60_000))
  assert.deepEqual(await there(...rowless), [true, true], 'young ones may be an upload’s')

  const removed = await removeRowless(tools, [libraryFiles], later())
  assert.deepEqual(await there(...rowless), [false, false])
  assert.deepEqual(await there(...kept), [true, true, true, true, true])
  assert.ok(removed.files >= 2 && removed.bytes > 0)
  assert.equal((await removeRowless(tools, [libraryFiles], later())).files, 0)
})

test('a row that comes while it looks keeps its bytes, and so does a file that is written anew', async () => {
  const { owner, siteId } = await cast()
  const [late, rewritten] = [originalKey(siteId, newId()), originalKey(siteId, newId())]
  for (const key of [late, rewritten]) await storage.put(key, Buffer.from(key))
  let looks = 0
  const before = later()
  const watched: Pick<Storage, 'list' | 'head' | 'remove' | 'removeUnfinished'> = {
    list: (prefix) => storage.list(prefix),
    remove: (key) => storage.remove(key),
    removeUnfinished: (moment) => storage.removeUnfinished(moment),
    async head(key) {
      const file = await storage.head(key)
      return key === rewritten && file ? { ...file, modified: later() } : file
    },
  }
  const transaction = async <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> => {
    looks += 1
    // Between the two looks the row of the first is written.
    if (looks === 2) {
      const assetId = late.split('/')[2] ?? ''
      const { asset } = await send(database, owner, siteId, Buffer.alloc(60, 7))
      await inPlatform(async ({ db }) => {
        const tables = db.withTables<{ assets: { id: string } }>()
        await tables.updateTable('assets').set({ id: assetId }).where('id', '=', asset.id).execute()
      })
    }
    return inPlatform(work)
  }
  await removeRowless({ storage: watched, signal, transaction }, [libraryFiles], before)
  assert.ok(looks >= 2)
  assert.deepEqual(await there(late, rewritten), [true, true])
})
