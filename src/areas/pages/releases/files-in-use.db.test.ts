import assert from 'node:assert/strict'
import { release } from '#areas/releases/index.ts'
import { newId } from '#kernel/ids.ts'
import { testOnBlankSite as test } from '../testing.ts'
import { changePage } from '../tree/change-page.ts'
import { filesInUse } from './files-in-use.ts'

test('a file is in use while a draft names it, and while the live release does', async (world) => {
  const { ctx, siteId, home } = world
  const [shown, other] = [newId(), newId()]
  const show = (socialImage: string | null) =>
    changePage(ctx, { siteId, pageId: home.id, settings: { socialImage } })
  const inUse = () => filesInUse(ctx, [shown, other])
  const goLive = () => release(ctx, { siteId, styles: true, note: '' })
  assert.deepEqual(await inUse(), [])
  await show(shown)
  assert.deepEqual(await inUse(), [shown], 'a draft')
  await goLive()
  await show(null)
  assert.deepEqual(await inUse(), [shown], 'the live release')
  await goLive()
  assert.deepEqual(await inUse(), [], 'a past release is not shown')
})
