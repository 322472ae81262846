import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { noLimit, limits } from '#areas/sites/index.ts'
import { anAccount, aSite, type TestAccount } from '#areas/sites/testing.ts'
import { DAY } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { openRaces, outcomes } from '#platform/testing/races.ts'
import { meeting } from '#platform/testing/meeting.ts'
import { bring, NO_SERVER, testClock, testTools } from '#platform/testing/world.ts'
import { insertAsset, sumLibrary } from './library/asset.store.ts'
import { deleteAsset } from './library/delete-asset.ts'
import { deleteDue } from './library/empty-trash.ts'
import { removeStored } from './library/remove-files.job.ts'
import { restoreAsset } from './library/restore-asset.ts'
import { originalKey } from './library/rendition.ts'
import { onSiteOf, send } from './testing.ts'

const races = await openRaces()

/** A file is of so many bytes, and a library has room for three. */
const SIZE = 100
const MOST = 3 * SIZE

describe('races on the library', { skip: races === null && NO_SERVER }, () => {
  assert.ok(races)
  const { database, inside } = races
  const limit = async () => ({ most: MOST, plan: 'Small', next: null })
  before(() => bring(limits.of({ ofSite: limit, ofAccount: async () => noLimit })))
  after(() => races.close())
  const site = (): Promise<{ owner: TestAccount; siteId: string }> =>
    inside(async (ctx) => {
      const owner = await anAccount(ctx)
      return { owner, siteId: await aSite(ctx, owner) }
    })
  const used = (owner: TestAccount, siteId: string) => onSiteOf(database, owner, siteId, sumLibrary)
  const ten = Array.from({ length: 10 }, (_, at) => at)

  test('ten files arrive at once where three have room: three are kept', async () => {
    const { owner, siteId } = await site()
    const result = await outcomes(ten.map((at) => send(database, owner, siteId, Buffer.alloc(SIZE, at + 1))))
    assert.deepEqual(result, { kept: 3, codes: ['sites.limit_storage'] })
    assert.equal(await used(owner, siteId), MOST)
  })

  test('one file arrives ten times at once: it is kept once, and every time answered', async () => {
    const { owner, siteId } = await site()
    const result = await outcomes(ten.map(() => send(database, owner, siteId, Buffer.alloc(MOST, 7))))
    assert.deepEqual(result, { kept: 10, codes: [] })
    assert.equal(await used(owner, siteId), MOST)
  })

  test('files come out of the trash while others arrive: there is never more than there is room for', async () => {
    const { owner, siteId } = await site()
    const trashed: string[] = []
    for (const at of ten.slice(0, 5)) {
      const { asset } = await send(database, owner, siteId, Buffer.alloc(SIZE, at + 1))
      trashed.push(asset.id)
      await onSiteOf(database, owner, siteId, (ctx) => deleteAsset(ctx, { siteId, assetId: asset.id }))
    }
    const result = await outcomes([
      ...trashed.map((assetId) =>
        onSiteOf(database, owner, siteId, (ctx) => restoreAsset(ctx, { siteId, assetId })),
      ),
      ...ten.slice(0, 5).map((at) => send(database, owner, siteId, Buffer.alloc(SIZE, at + 101))),
    ])
    assert.deepEqual(result, { kept: 3, codes: ['sites.limit_storage'] })
    assert.equal(await used(owner, siteId), MOST)
  })

  /** A file that was thrown away long ago, and what brings it back. */
  async function longGone(): Promise<{ assetId: string; restore(): Promise<unknown> }> {
    const { owner, siteId } = await site()
    const { asset } = await send(database, owner, siteId, Buffer.alloc(SIZE, 1))
    const assetId = asset.id
    await onSiteOf(database, owner, siteId, (ctx) => deleteAsset(ctx, { siteId, assetId }))
    await sql`update assets set deleted_at = deleted_at - interval '31 days' where id = ${assetId}`.execute(
      database.root,
    )
    return {
      assetId,
      restore: () => onSiteOf(database, owner, siteId, (ctx) => restoreAsset(ctx, { siteId, assetId })),
    }
  }
  const due = new Date(testClock.now() - 30 * DAY)
  const isKept = async (assetId: string): Promise<boolean> =>
    (await sql`select from assets where id = ${assetId}`.execute(database.root)).rows.length > 0
  const emptied = () => inside((ctx) => deleteDue(ctx, due).then(() => true))

  test('a file comes out of the trash as the trash is emptied: it is back whole, or gone and said to be', async () => {
    for (const _ of ten) {
      const { assetId, restore } = await longGone()
      const [back] = await Promise.allSettled([restore(), emptied()])
      assert.equal(await isKept(assetId), back.status === 'fulfilled')
      if (back.status === 'rejected') assert.equal((back.reason as { kind?: string }).kind, 'not_found')
    }
  })

  test('who reads what is due and then deletes it takes a file from who was told it is back', async () => {
    const { assetId, restore } = await longGone()
    await inside(async ({ db }) => {
      const { rows } = await sql<{ id: string }>`
          select id from assets where deleted_at < ${due.toISOString()}::timestamptz`.execute(db)
      await restore()
      await sql`delete from assets where id = any(${rows.map((row) => row.id)}::uuid[])`.execute(db)
    })
    assert.equal(await isKept(assetId), false)
  })

  test('the same content arrives as the trash with it is emptied: what arrived is kept, with its bytes', async () => {
    const { owner, siteId } = await site()
    const { storage } = testTools()
    for (const _ of ten) {
      const content = Buffer.alloc(SIZE, 9)
      const { asset: old } = await send(database, owner, siteId, content)
      await onSiteOf(database, owner, siteId, (ctx) => deleteAsset(ctx, { siteId, assetId: old.id }))
      await sql`update assets set deleted_at = deleted_at - interval '31 days' where id = ${old.id}`.execute(
        database.root,
      )
      const [{ asset, isNew }] = await Promise.all([
        send(database, owner, siteId, content),
        emptied().then(() => removeStored(storage, siteId, old.id)),
      ])
      assert.ok(isNew)
      assert.equal((await storage.head(originalKey(siteId, asset.id)))?.bytes, SIZE)
      assert.equal(await storage.head(originalKey(siteId, old.id)), null)
      await onSiteOf(database, owner, siteId, (ctx) => deleteAsset(ctx, { siteId, assetId: asset.id }))
    }
  })

  test('who looks before the write and holds nothing lets more in: the tests above can fail', async () => {
    const { owner, siteId } = await site()
    const looked = meeting(4)
    await outcomes(
      ten.map((at) =>
        onSiteOf(database, owner, siteId, async (ctx) => {
          if ((await sumLibrary(ctx)) + SIZE > MOST) throw new Error('full')
          await looked()
          const facts = { kind: 'file' as const, type: 'application/octet-stream', name: 'notes.bin' }
          const none = { width: null, height: null, colour: null, luminance: null, frames: null }
          await insertAsset(ctx, {
            ...facts,
            ...none,
            id: newId(),
            bytes: SIZE,
            hash: String(at).padStart(64, '0'),
          })
        }),
      ),
    )
    assert.ok((await used(owner, siteId)) > MOST)
  })
})
