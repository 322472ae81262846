import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import sharp from 'sharp'
import { useOf } from '#areas/sites/index.ts'
import { aSite, type TestAccount } from '#areas/sites/testing.ts'
import { DAY } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Database } from '#platform/db/database.ts'
import { siteKey } from '#platform/storage/storage.ts'
import { asAccount, bring, testClock, testTools } from '#platform/testing/world.ts'
import { assetsArea } from '../area.ts'
import { answerMedia } from '../delivery/answer-media.ts'
import { resolveAssets } from '../delivery/resolve-assets.ts'
import { shippedPictures, type ShippedPicture } from './shipped.ts'
import { onLibraries, onSiteOf, outsideOf, send, siteOfId } from '../testing.ts'
import { addShipped } from './add-shipped.ts'
import { storedBySite } from './asset.store.ts'
import { keepOriginal, layAssets, openOriginal, takeOutLibrary } from './carry-library.ts'
import { changeAsset } from './change-asset.ts'
import { copyAssets } from './copy-assets.ts'
import { copyLibrary } from './copy-library.ts'
import { deleteAsset } from './delete-asset.ts'
import { deleteDue } from './empty-trash.ts'
import { listAssets } from './list-assets.ts'
import { readAssets } from './read-assets.ts'
import { restoreAsset } from './restore-asset.ts'

// Naming the area registers what it counts.
assert.equal(assetsArea.name, 'assets')

const folder = mkdtempSync(join(tmpdir(), 'portico-shipped-'))
after(() => rmSync(folder, { recursive: true }))

/** A photograph that comes with the program, another content each time. */
async function ship(
  given: Partial<ShippedPicture> = {},
): Promise<{ picture: ShippedPicture; bytes: Buffer }> {
  const id = given.id ?? newId()
  const [r, g, b] = [...createHash('sha256').update(newId()).digest()]
  const bytes = await sharp({
    create: { width: 640, height: 480, channels: 3, background: { r: r ?? 0, g: g ?? 0, b: b ?? 0 } },
  })
    .jpeg()
    .toBuffer()
  const file = join(folder, `${newId()}.jpg`)
  writeFileSync(file, bytes)
  const picture: ShippedPicture = {
    id,
    file,
    name: 'table.jpg',
    width: 640,
    height: 480,
    bytes: bytes.length,
    hash: createHash('sha256').update(bytes).digest('hex'),
    colour: '#8a8378',
    luminance: null,
    alt: 'A table laid for two.',
    focal: { x: 0.3, y: 0.4 },
    ...given,
  }
  shipped.push(picture)
  bring(shippedPictures.of([...shipped]))
  return { picture, bytes }
}

/** All that have been shipped by now. */
const shipped: ShippedPicture[] = []

describe('pictures that come with the program, in a library', () => {
  let database: Database
  let owner: TestAccount
  let siteId: string
  // No room for anything: what is not refused takes none.
  const { platform: inPlatform } = onLibraries(
    (standing) => ({ database, owner, siteId } = standing),
    () => 0,
  )
  const onSite = <T>(work: (ctx: Ctx) => Promise<T>, of = siteId) => onSiteOf(database, owner, of, work)
  const platform = <T>(work: (ctx: Ctx) => Promise<T>) => inPlatform((ctx) => work(asAccount(ctx, owner)))
  const listed = (of = siteId) =>
    onSite(async (ctx) => {
      const { items } = await listAssets(ctx, {
        siteId: of,
        search: '',
        kind: 'picture',
        sort: 'added',
        direction: 'descending',
        limit: 50,
      })
      return items.map(({ id }) => id)
    }, of)
  const anotherSite = () => platform((ctx) => aSite(ctx, owner, { slug: `other-${newId()}` }))

  test('are listed, found by what is said of them, and take no room', async () => {
    const [one, two] = [await ship(), await ship({ alt: 'A row of five bowls.' })]
    await onSite((ctx) => addShipped(ctx, [two.picture.id, one.picture.id, two.picture.id, newId(), 'x']))
    assert.deepEqual(await listed(), [two.picture.id, one.picture.id])
    const { items } = await onSite((ctx) =>
      listAssets(ctx, { siteId, search: 'bowls', sort: 'added', direction: 'descending', limit: 50 }),
    )
    assert.deepEqual(
      items.map(({ id, bytes }) => [id, bytes]),
      [[two.picture.id, two.bytes.length]],
    )
    assert.equal(await onSite((ctx) => useOf(ctx, 'storage')), 0)
    assert.deepEqual(await platform((ctx) => storedBySite(ctx, { limit: 5, siteIds: [siteId] })), [])
    // Once more changes nothing, and what somebody uploads of the same content is the one that is there.
    await onSite((ctx) => addShipped(ctx, [one.picture.id]))
    const { asset, isNew } = await send(database, owner, siteId, one.bytes)
    assert.deepEqual([asset.id, isNew], [one.picture.id, false])
    assert.equal((await listed()).length, 2)
  })

  test('what the site says of one is what its pages say; elsewhere it is what it was', async () => {
    const { picture } = await ship()
    await onSite((ctx) => addShipped(ctx, [picture.id]))
    const seen = (of: string) => onSite(async (ctx) => resolveAssets(ctx, [picture.id]), of)
    const before = await seen(siteId)
    await onSite((ctx) => changeAsset(ctx, { siteId, assetId: picture.id, alt: 'Ein gedeckter Tisch.' }))
    const changed = await seen(siteId)
    assert.equal(changed.image(picture.id)?.alt, 'Ein gedeckter Tisch.')
    assert.notEqual(changed.fingerprint, before.fingerprint)
    const { assets } = await onSite((ctx) => readAssets(ctx, { siteId, ids: [picture.id] }))
    assert.deepEqual(
      assets.map(({ id, alt }) => [id, alt]),
      [[picture.id, 'Ein gedeckter Tisch.']],
    )
    assert.equal((await seen(await anotherSite())).image(picture.id)?.alt, picture.alt)
  })

  test('thrown away, one is still shown, comes back, and goes for good where nothing shows it', async () => {
    const { picture } = await ship()
    const place = { siteId, assetId: picture.id }
    await onSite((ctx) => addShipped(ctx, [picture.id]))
    await onSite((ctx) => deleteAsset(ctx, place))
    assert.deepEqual(await listed(), [])
    const shown = async () => (await onSite((ctx) => resolveAssets(ctx, [picture.id]))).image(picture.id)
    assert.ok(await shown())
    // What was thrown away does not come back by itself.
    await onSite((ctx) => addShipped(ctx, [picture.id]))
    assert.deepEqual(await listed(), [])
    // On a full site, too.
    await onSite((ctx) => restoreAsset(ctx, place))
    assert.deepEqual(await listed(), [picture.id])
    await onSite((ctx) => deleteAsset(ctx, place))
    await platform((ctx) => deleteDue(ctx, new Date(testClock.now() + DAY)))
    assert.equal((await onSite(takeOutLibrary)).length, 0)
    // An older version of a page that still names it, brought back, has its picture.
    const image = await shown()
    assert.ok(image)
    const answer = await answerMedia(testTools(), {
      siteId,
      path: image.src,
      accept: undefined,
      range: undefined,
      read: (work) => onSite(work),
    })
    assert.equal(answer.status, 200)
  })

  test('go along with a copy of the site, with a paste and through an archive, and nothing of them is kept', async () => {
    const { picture, bytes } = await ship()
    await onSite((ctx) => addShipped(ctx, [picture.id]))
    await onSite((ctx) => changeAsset(ctx, { siteId, assetId: picture.id, name: 'Supper', alt: 'Supper.' }))
    const [copy, pasted, brought] = [await anotherSite(), await anotherSite(), await anotherSite()]

    await platform(async (ctx) =>
      copyLibrary(ctx, { from: await siteOfId(ctx, siteId), to: await siteOfId(ctx, copy) }),
    )
    const outside = await outsideOf(database, owner)
    const { copies } = await copyAssets(outside, { from: siteId, to: pasted, ids: [picture.id] })
    // It is called on the other site what it is called on this one.
    assert.deepEqual(copies, [])

    const [taken] = await onSite(takeOutLibrary)
    assert.ok(taken)
    const opened = await openOriginal(testTools(), siteId, picture.id)
    const parts: Uint8Array[] = []
    for await (const part of opened ?? []) parts.push(part)
    assert.ok(Buffer.concat(parts).equals(bytes))
    assert.deepEqual([taken.bytes, taken.hash], [bytes.length, picture.hash])
    const kept = await keepOriginal(testTools(), brought, taken.id, opened ?? (async function* none() {})())
    await platform((ctx) => layAssets({ ...ctx, site: { id: brought } }, [{ ...taken, ...kept }]))

    for (const there of [copy, pasted, brought]) {
      assert.deepEqual(await listed(there), [picture.id])
      assert.equal(await onSite((ctx) => useOf(ctx, 'storage'), there), 0)
      const keys: string[] = []
      for await (const { key } of testTools().storage.list(`${siteKey(there, 'assets')}/`)) keys.push(key)
      assert.deepEqual(keys, [])
    }
    const [carried] = await onSite(takeOutLibrary, brought)
    assert.deepEqual([carried?.name, carried?.alt], ['Supper', 'Supper.'])
  })

  test('of another version of the program, the picture is that one’s and the words stay', async () => {
    const { picture } = await ship()
    await onSite((ctx) => addShipped(ctx, [picture.id]))
    await onSite((ctx) => changeAsset(ctx, { siteId, assetId: picture.id, alt: 'Supper.' }))
    const next = await ship({ id: picture.id, alt: 'Something new.' })
    const { items } = await onSite((ctx) =>
      listAssets(ctx, { siteId, search: '', sort: 'added', direction: 'descending', limit: 50 }),
    )
    assert.deepEqual(
      items.map(({ id, alt, bytes }) => [id, alt, bytes]),
      [[picture.id, 'Supper.', next.bytes.length]],
    )
    assert.ok(items[0]?.src.includes(next.picture.hash.slice(0, 12)))
  })
})
