import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { sql } from 'kysely'
import { useOf } from '#areas/sites/index.ts'
import { aSite, type TestAccount } from '#areas/sites/testing.ts'
import { DAY, fixedClock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { siteKey } from '#platform/storage/storage.ts'
import { asAccount, testClock, testTools } from '#platform/testing/world.ts'
import { assetsArea } from '../area.ts'
import { onLibraries, siteOfId } from '../testing.ts'
import { sumLibrary } from './asset.store.ts'
import { copyLibrary } from './copy-library.ts'
import { deleteAsset } from './delete-asset.ts'
import { restoreAsset } from './restore-asset.ts'
import { DAYS_PER_DAY_BACK, TRASH_DAYS } from './trash.ts'

// Naming the area registers what it counts.
assert.equal(assetsArea.name, 'assets')

/** So many bytes of a kind that nothing looks into, another content for each fill. */
const bytes = (count: number, fill: number): Uint8Array => Buffer.alloc(count, fill)

describe('what a library has room for', () => {
  let most: number | null = null
  let owner: TestAccount
  let siteId: string
  beforeEach(() => (most = null))
  const { onSite, platform, upload } = onLibraries(
    (standing) => ({ owner, siteId } = standing),
    () => most,
  )
  const used = () => onSite((ctx) => useOf(ctx, 'storage'))
  const full = { code: 'sites.limit_storage', kind: 'payment_required' }
  const keptFiles = async () => {
    const keys: string[] = []
    for await (const { key } of testTools().storage.list(`${siteKey(siteId, 'assets')}/`)) keys.push(key)
    return keys
  }

  test('a file that does not fit is refused whole, a smaller one still fits', async () => {
    most = 1_000
    await upload(bytes(700, 1))
    const before = await keptFiles()
    await assert.rejects(upload(bytes(301, 2)), full)
    assert.deepEqual(await keptFiles(), before, 'nothing of it is kept')
    await upload(bytes(300, 3))
    assert.equal(await used(), 1_000)
  })

  test('what is used is known where nothing is limited, too', async () => {
    await upload(bytes(1_234, 1))
    assert.equal(await used(), 1_234)
  })

  test('equal files are counted once, and answered on a full site', async () => {
    most = 500
    const { asset } = await upload(bytes(500, 1))
    const again = await upload(bytes(500, 1))
    assert.deepEqual([again.asset.id, again.isNew], [asset.id, false])
    assert.equal(await used(), 500)
  })

  test('a smaller plan takes nothing away, and lets nothing more in', async () => {
    await upload(bytes(900, 1))
    most = 500
    await assert.rejects(upload(bytes(1, 2)), full)
    assert.equal(await used(), 900)
  })

  test('the trash gives room back at once, and coming out of it takes room', async () => {
    most = 500
    const { asset } = await upload(bytes(500, 1))
    const place = { siteId, assetId: asset.id }
    await onSite((ctx) => deleteAsset(ctx, place))
    assert.equal(await used(), 0)
    const { asset: other } = await upload(bytes(400, 2))
    const restore = () => onSite((ctx) => restoreAsset(ctx, place))
    await assert.rejects(restore(), full)
    assert.equal(await used(), 400, 'it stays in the trash')
    await onSite((ctx) => deleteAsset(ctx, { siteId, assetId: other.id }))
    await restore()
    assert.equal(await used(), 500)
  })

  test('what the trash keeps past its days, as a page shows it, is counted again and leaves no room for more', async () => {
    most = 500
    const { asset } = await upload(bytes(400, 1))
    await onSite((ctx) => deleteAsset(ctx, { siteId, assetId: asset.id }))
    const thrownAway = (days: number) =>
      onSite(async (ctx) => {
        const at = new Date(ctx.clock.now() - days * DAY).toISOString()
        await sql`update assets set deleted_at = ${at}::timestamptz where id = ${asset.id}`.execute(ctx.db)
      })
    await thrownAway(TRASH_DAYS)
    assert.equal(await used(), 0, 'the night that takes away what no page shows has yet to come')
    await thrownAway(TRASH_DAYS + 1)
    assert.equal(await used(), 400)
    await assert.rejects(upload(bytes(101, 2)), full)
    await upload(bytes(100, 3))
    await onSite((ctx) => restoreAsset(ctx, { siteId, assetId: asset.id }))
    assert.equal(await used(), 500, 'it was counted already, so that bringing it back takes no room')
  })

  test('what was brought back goes on with its days when it is thrown away again, and has them anew by and by', async () => {
    const { asset } = await upload(bytes(400, 1))
    const place = { siteId, assetId: asset.id }
    const clock = fixedClock(testClock.now())
    const then = <T>(work: (ctx: Ctx) => Promise<T>) => onSite((ctx) => work({ ...ctx, clock }))
    const throwAway = () => then((ctx) => deleteAsset(ctx, place))
    const bringBack = () => then((ctx) => restoreAsset(ctx, place))
    const counted = () => then(sumLibrary)
    await throwAway()
    clock.advance(20 * DAY)
    await bringBack()
    await throwAway()
    assert.equal(await counted(), 0, 'eleven of its days are left')
    clock.advance((TRASH_DAYS + 1 - 20) * DAY - 1)
    assert.equal(await counted(), 0)
    clock.advance(1)
    assert.equal(await counted(), 400)
    await bringBack()
    await throwAway()
    assert.equal(await counted(), 400, 'none is left, however often it goes in and out')
    clock.advance(40 * DAY)
    await bringBack()
    clock.advance(2 * DAYS_PER_DAY_BACK * DAY)
    await throwAway()
    assert.equal(await counted(), 0, 'two days have come back')
    clock.advance(2 * DAY - 1)
    assert.equal(await counted(), 0)
    clock.advance(1)
    assert.equal(await counted(), 400)
    await bringBack()
    clock.advance((TRASH_DAYS + 1) * DAYS_PER_DAY_BACK * DAY)
    await throwAway()
    clock.advance((TRASH_DAYS + 1) * DAY - 1)
    assert.equal(await counted(), 0, 'all of them')
    clock.advance(1)
    assert.equal(await counted(), 400)
  })

  test('a copy has to fit the site it is for, or is refused whole', async () => {
    await upload(bytes(600, 1))
    const copyTo = async (room: number | null): Promise<number> => {
      most = room
      return platform(async (given) => {
        const ctx = asAccount(given, owner)
        const to = await siteOfId(ctx, await aSite(ctx, owner, { slug: `copy-${newId()}` }))
        await copyLibrary(ctx, { from: await siteOfId(ctx, siteId), to })
        return (await useOf({ ...ctx, site: { id: to.id } }, 'storage')) ?? 0
      })
    }
    await assert.rejects(copyTo(599), { code: 'assets.copy_no_room', kind: 'payment_required' })
    assert.equal(await copyTo(600), 600)
    assert.equal(await copyTo(null), 600)
  })
})
