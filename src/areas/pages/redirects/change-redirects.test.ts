import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ctx } from '#platform/ctx.ts'
import { release } from '../releases/release.ts'
import { onBlankSite } from '../testing.ts'
import { changePage } from '../tree/change-page.ts'
import { addRedirect, deleteRedirects, listRedirects, restoreRedirects } from './change-redirects.ts'

const told = async (ctx: Ctx) =>
  (await listRedirects(ctx)).redirects
    .map(
      ({ from, isAutomatic, createdAt }) => `${from} ${isAutomatic ? 'automatic' : 'by hand'} ${createdAt}`,
    )
    .toSorted()

test('what comes back is as it was, whatever is said of who made it and since when', () =>
  onBlankSite(async ({ ctx, siteId, contact }) => {
    const all = { siteId, styles: true, note: '' }
    await release(ctx, all)
    await changePage(ctx, { siteId, pageId: contact.id, slug: 'write' } as Parameters<typeof changePage>[1])
    await release(ctx, all)
    await addRedirect(ctx, { siteId, from: '/by-hand', to: '/write', status: 301 })
    const before = await told(ctx)
    assert.deepEqual(
      before.map((one) => one.split(' ', 2).join(' ')),
      ['/by-hand by', '/contact automatic'],
    )
    const remove = async () => {
      const redirectIds = (await listRedirects(ctx)).redirects.map(({ id }) => id)
      return (await deleteRedirects(ctx, { siteId, redirectIds })).redirects
    }
    const gone = await remove()
    assert.deepEqual(await restoreRedirects(ctx, { siteId, redirects: gone }), { restored: 2 })
    assert.deepEqual(await told(ctx), before)

    const now = Date.now()
    const sealOfMoved = gone.find((one) => one.isAutomatic)?.seal
    const lies = [
      gone.map((one) => ({ ...one, isAutomatic: !one.isAutomatic })),
      gone.map((one) => ({ ...one, createdAt: '2001-01-01T00:00:00.000Z' })),
      gone.map((one) => ({ ...one, isAutomatic: true, seal: sealOfMoved })),
      gone.map((one) => ({ ...one, isAutomatic: true, seal: undefined })),
    ]
    for (const [at, redirects] of lies.entries()) {
      await remove()
      assert.deepEqual(await restoreRedirects(ctx, { siteId, redirects }), { restored: 2 })
      const hand = (await listRedirects(ctx)).redirects.find(({ from }) => from === '/by-hand')
      assert.equal(hand?.isAutomatic, false, `lie ${at}`)
      assert.ok(Math.abs(Date.parse(hand?.createdAt ?? '') - now) < 600_000, `lie ${at}`)
      const moved = (await listRedirects(ctx)).redirects.find(({ from }) => from === '/contact')
      assert.equal(moved?.isAutomatic, at === 2, `lie ${at}`)
    }
  }))
