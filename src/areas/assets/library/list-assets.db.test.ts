import assert from 'node:assert/strict'
import { anAccount, aSite, onSiteAs } from '#areas/sites/testing.ts'
import { newId } from '#kernel/ids.ts'
import { cursorPage, writeCursor } from '#kernel/shapes.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { testRolledBack as test, testCtx } from '#platform/testing/world.ts'
import type { AssetOrder } from '../contract.ts'
import { copyAssets, insertAsset } from './asset.store.ts'
import { listAssets } from './list-assets.ts'

const aFile = {
  kind: 'file',
  type: 'application/pdf',
  width: null,
  height: null,
  colour: null,
  luminance: null,
  frames: null,
} as const

/** Reads a library to its end, a few files at once. */
async function readThrough(ctx: Ctx, order: AssetOrder, search = ''): Promise<string[]> {
  const seen: string[] = []
  let cursor: string | null | undefined
  while (cursor !== null) {
    const { items, next } = await listAssets(ctx, {
      siteId: siteOf(ctx),
      search,
      limit: 3,
      ...order,
      ...(cursor === undefined ? {} : { cursor: cursorPage.parse({ cursor }).cursor }),
    })
    seen.push(...items.map(({ name, bytes }) => `${name} ${bytes}`))
    cursor = next
  }
  return seen
}

test('a library is read through page by page, though all of it came at one moment', async (db) => {
  const ctx = testCtx(db)
  const owner = await anAccount(ctx)
  const [from, to] = [await aSite(ctx, owner), await aSite(ctx, owner)]
  const names = Array.from({ length: 7 }, (_, at) => `file ${at} 1`)
  for (const at of names.keys()) {
    const file = { ...aFile, id: newId(), name: `file ${at}`, bytes: 1, hash: `${at}`.repeat(64) }
    await insertAsset(onSiteAs(ctx, owner, from), file)
  }
  await copyAssets(onSiteAs(ctx, owner, to), from, [])
  const inOrder: string[][] = []
  for (const [siteId, direction] of [
    [from, 'descending'],
    [to, 'descending'],
    [to, 'ascending'],
  ] as const) {
    const seen = await readThrough(onSiteAs(ctx, owner, siteId), { sort: 'added', direction })
    assert.deepEqual(seen.toSorted(), names)
    inOrder.push(seen)
  }
  assert.deepEqual(inOrder[2], inOrder[1]?.toReversed())
})

test('by name and by size, either way, no file is lost or told twice where several are alike', async (db) => {
  const owner = await anAccount(testCtx(db))
  const ctx = onSiteAs(testCtx(db), owner, await aSite(testCtx(db), owner))
  const long = '語'.repeat(255)
  const files = [
    ...Array.from({ length: 7 }, () => ['menu.pdf', 10] as const),
    ['Émile.pdf', 10],
    ['apple.pdf', 3],
    ['Zebra.pdf', 700_000_000],
    ...Array.from({ length: 4 }, () => [long, 5] as const),
  ] as const
  for (const [at, [name, bytes]] of files.entries())
    await insertAsset(ctx, { ...aFile, id: newId(), name, bytes, hash: at.toString(16).repeat(64) })
  const told = files.map(([name, bytes]) => `${name} ${bytes}`)
  for (const sort of ['name', 'size', 'added'] as const) {
    const up = await readThrough(ctx, { sort, direction: 'ascending' })
    assert.deepEqual(up.toSorted(), told.toSorted(), sort)
    assert.deepEqual(await readThrough(ctx, { sort, direction: 'descending' }), up.toReversed(), sort)
    if (sort === 'name')
      assert.deepEqual(
        [...new Set(up)],
        ['apple.pdf 3', 'Émile.pdf 10', 'menu.pdf 10', 'Zebra.pdf 700000000', `${long} 5`],
      )
    if (sort === 'size')
      assert.deepEqual([...new Set(up.map((one) => one.split(' ')[1]))], ['3', '5', '10', '700000000'])
  }
  const found = await readThrough(ctx, { sort: 'name', direction: 'descending' }, 'e.pdf')
  assert.deepEqual(found, ['Émile.pdf 10', 'apple.pdf 3'])
})

test('a place in one order is none in another', async (db) => {
  const owner = await anAccount(testCtx(db))
  const ctx = onSiteAs(testCtx(db), owner, await aSite(testCtx(db), owner))
  const asked = { siteId: siteOf(ctx), search: '', limit: 3, direction: 'ascending' } as const
  const cursor = writeCursor(['menu.pdf', newId()])
  await assert.rejects(listAssets(ctx, { ...asked, sort: 'size', cursor }), { code: 'shape.cursor' })
  assert.deepEqual((await listAssets(ctx, { ...asked, sort: 'name', cursor })).items, [])
})
