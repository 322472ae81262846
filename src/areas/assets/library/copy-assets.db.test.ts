import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { sql } from 'kysely'
import sharp from 'sharp'
import { aSite, type TestAccount } from '#areas/sites/testing.ts'
import { newId } from '#kernel/ids.ts'
import type { Database } from '#platform/db/database.ts'
import { siteKey } from '#platform/storage/storage.ts'
import { asAccount, testCtx, testTools } from '#platform/testing/world.ts'
import { originalKey } from './rendition.ts'
import { onLibraries, onSiteOf, outsideOf, send } from '../testing.ts'
import { changeAsset } from './change-asset.ts'
import { copyAssets } from './copy-assets.ts'
import { copyAssets as copyRows, insertAssets, readStored, sumLibrary } from './asset.store.ts'

const bytes = (count: number, fill: number): Uint8Array => Buffer.alloc(count, fill)

describe('files copied from site to site', () => {
  let most: number | null = null
  let database: Database
  let owner: TestAccount
  let from: string
  let to: string
  const { platform } = onLibraries(
    (standing) => ({ database, owner, siteId: from } = standing),
    () => most,
  )
  beforeEach(async () => {
    most = null
    to = await platform((ctx) => aSite(ctx, owner, { slug: `other-${newId()}` }))
  })
  const upload = async (content: Uint8Array, siteId = from) =>
    (await send(database, owner, siteId, content)).asset
  const copy = async (ids: readonly string[]) =>
    (await copyAssets(await outsideOf(database, owner), { from, to, ids: [...ids] })).copies
  const used = (siteId: string) => onSiteOf(database, owner, siteId, sumLibrary)
  const keptBytes = async (siteId: string) => {
    let count = 0
    for await (const file of testTools().storage.list(`${siteKey(siteId, 'assets')}/`)) count += file.bytes
    return count
  }

  test('are as dark and as light there, file by file, as a whole library and out of an archive', async () => {
    const background = '#808080'
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer()
    const { luminance } = await upload(picture)
    assert.deepEqual(luminance, { darkest: 0.215, lightest: 0.216 })
    assert.equal((await upload(bytes(300, 2))).luminance, null)
    const [copied] = await copy([(await upload(picture)).id])
    assert.deepEqual(copied?.asset.luminance, luminance)
    await database.transaction('platform', async (db) => {
      const ctx = { ...testCtx(db), site: { id: await aSite(asAccount(testCtx(db), owner), owner) } }
      const told = async () => (await readStored(ctx)).map((one) => [one.kind, one.luminance]).toSorted()
      const expected = [
        ['file', null],
        ['image', luminance],
      ]
      await copyRows(ctx, from, [])
      const laid = await readStored(ctx)
      assert.deepEqual(await told(), expected)
      await sql`delete from assets where site_id = ${ctx.site.id}`.execute(ctx.db)
      await insertAssets(ctx, laid)
      assert.deepEqual(await told(), expected)
    })
  })

  test('come with their bytes and what is said of them, once however often they are copied', async () => {
    const given = await upload(bytes(300, 1))
    await onSiteOf(database, owner, from, (ctx) =>
      changeAsset(ctx, { siteId: from, assetId: given.id, alt: 'A loaf', focal: { x: 0.2, y: 0.4 } }),
    )
    const [first] = await copy([given.id])
    assert.equal(first?.from, given.id)
    assert.notEqual(first.asset.id, given.id)
    assert.deepEqual([first.asset.alt, first.asset.focal], ['A loaf', { x: 0.2, y: 0.4 }])
    const file = await testTools().storage.head(originalKey(to, first.asset.id))
    assert.equal(file?.bytes, 300)
    const [again] = await copy([given.id, given.id])
    assert.equal(again?.asset.id, first.asset.id)
    assert.deepEqual([await used(to), await keptBytes(to), await used(from)], [300, 300, 300])
  })

  test('what is there already is answered with what is there', async () => {
    const given = await upload(bytes(200, 2))
    const own = await upload(bytes(200, 2), to)
    assert.deepEqual(
      (await copy([given.id, newId()])).map(({ asset }) => asset.id),
      [own.id],
    )
    assert.equal(await keptBytes(to), 200)
  })

  test('what does not fit together is refused whole, and nothing of it is kept', async () => {
    const one = await upload(bytes(300, 1))
    const other = await upload(bytes(300, 2))
    most = 599
    await assert.rejects(copy([one.id, other.id]), { code: 'sites.limit_storage', kind: 'payment_required' })
    assert.deepEqual([await used(to), await keptBytes(to)], [0, 0])
    most = 600
    assert.equal((await copy([one.id, other.id])).length, 2)
  })
})
