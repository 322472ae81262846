import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anAccount, aSite, onSiteAs } from '#areas/sites/testing.ts'
import { newId } from '#kernel/ids.ts'
import { rolledBack, testCtx } from '#platform/testing/world.ts'
import { copyAssets, insertAsset } from './asset.store.ts'
import { listAssets } from './list-assets.ts'

test('a library is read through page by page, though all of it came at one moment', () =>
  rolledBack('platform', async (db) => {
    const ctx = testCtx(db)
    const owner = await anAccount(ctx)
    const [from, to] = [await aSite(ctx, owner), await aSite(ctx, owner)]
    const names = Array.from({ length: 7 }, (_, at) => `file ${at}`)
    for (const [at, name] of names.entries()) {
      const file = {
        kind: 'file',
        type: 'application/pdf',
        width: null,
        height: null,
        colour: null,
        luminance: null,
        frames: null,
      } as const
      await insertAsset(onSiteAs(ctx, owner, from), {
        ...file,
        id: newId(),
        name,
        bytes: 1,
        hash: `${at}`.repeat(64),
      })
    }
    await copyAssets(onSiteAs(ctx, owner, to), from, [])
    const inOrder: string[][] = []
    for (const [siteId, direction] of [
      [from, 'descending'],
      [to, 'descending'],
      [to, 'ascending'],
    ] as const) {
      const seen: string[] = []
      let cursor: string | null | undefined
      while (cursor !== null) {
        const page = await listAssets(onSiteAs(ctx, owner, siteId), {
          siteId,
          search: '',
          limit: 3,
          direction,
          ...(cursor === undefined ? {} : { cursor }),
        })
        seen.push(...page.items.map(({ name }) => name))
        cursor = page.next
      }
      assert.deepEqual(seen.toSorted(), names)
      inOrder.push(seen)
    }
    assert.deepEqual(inOrder[2], inOrder[1]?.toReversed())
  }))
