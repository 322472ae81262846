import assert from 'node:assert/strict'
import { anAccount, aSite, onSiteAs } from '#areas/sites/testing.ts'
import { newId } from '#kernel/ids.ts'
import { testRolledBack as test, testCtx } from '#platform/testing/world.ts'
import { resolveAssets } from './resolve-assets.ts'

test('what is named as a file and is no id of one is no file, and no fault', async (db) => {
  const ctx = testCtx(db)
  const owner = await anAccount(ctx)
  const inside = onSiteAs(ctx, owner, await aSite(ctx, owner))
  const odd = ['', 'x', '-'.repeat(36), '__proto__', `${newId()}0`]
  const found = await resolveAssets(inside, [...odd, newId()])
  for (const id of odd) assert.deepEqual([found.image(id), found.file(id)], [undefined, undefined], id)
})
