import assert from 'node:assert/strict'
import { aContributor, onSiteAs } from '#areas/sites/testing.ts'
import { DAY, fixedClock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { checkPassword } from '#platform/auth/password-hash.ts'
import type { Ctx } from '#platform/ctx.ts'
import { outsideIn } from '#platform/testing/outside-in.ts'
import { testCtx } from '#platform/testing/world.ts'
import { aBlankSite, testOnBlankSite as test } from '../testing.ts'
import { openPreview } from '../visitor/open-preview.ts'
import { deletePreviewLink } from './delete-preview-link.ts'
import { listPreviewLinks } from './list-preview-links.ts'
import { makePreviewLink, MOST_LINKS } from './make-preview-link.ts'
import { tokenIn } from './testing.ts'

test('a secret that was never given, of another site, past its day or closed opens nothing', async (world) => {
  const { ctx, siteId } = world
  const other = await aBlankSite(testCtx(ctx.db))
  const link = await makePreviewLink(outsideIn(ctx), { siteId, days: 7 })
  const token = tokenIn(link.url)
  assert.equal(await openPreview(ctx, 'x'.repeat(43)), null)
  assert.equal(await openPreview(ctx, `${token}' or '1'='1`), null)
  assert.equal(await openPreview(other.ctx, token), null)
  const after = (days: number): Ctx => ({
    ...ctx,
    clock: fixedClock(ctx.clock.now() + days * DAY),
  })
  assert.ok(await openPreview(after(6.9), token))
  assert.equal(await openPreview(after(7), token), null)
  assert.deepEqual((await listPreviewLinks(after(7))).links, [])
  await assert.rejects(deletePreviewLink(other.ctx, { siteId: other.siteId, linkId: link.id }), {
    code: 'not_found',
  })
  await assert.rejects(deletePreviewLink(ctx, { siteId, linkId: newId() }), { code: 'not_found' })
  await deletePreviewLink(ctx, { siteId, linkId: link.id })
  assert.equal(await openPreview(ctx, token), null)
})

test('a link of somebody whose time on the site is over opens nothing from that moment on', async (world) => {
  const { ctx, siteId } = world
  const endsAt = ctx.clock.now() + 2 * DAY
  const guest = await aContributor(ctx, siteId, { roles: ['website_editor'], endsAt })
  const theirs = await makePreviewLink(outsideIn(onSiteAs(ctx, guest, siteId)), { siteId, days: 30 })
  const ours = await makePreviewLink(outsideIn(ctx), { siteId, days: 30 })
  const at = (moment: number): Ctx => ({ ...ctx, clock: fixedClock(moment) })
  assert.ok(await openPreview(at(endsAt - 1), tokenIn(theirs.url)))
  assert.equal(await openPreview(at(endsAt), tokenIn(theirs.url)), null)
  assert.ok(await openPreview(at(endsAt), tokenIn(ours.url)))
  assert.deepEqual(
    (await listPreviewLinks(at(endsAt))).links.map(({ id }) => id),
    [ours.id],
  )
})

test('a link leads to the site, says until when, and may ask for a password', async (world) => {
  const { ctx, siteId, owner } = world
  const plain = await makePreviewLink(outsideIn(ctx), { siteId, days: 30 })
  assert.match(plain.url, /^http:\/\/kestrel-\w+\.[^/]+\/\?preview=[\w-]{43}$/)
  assert.equal(Date.parse(plain.expiresAt), ctx.clock.now() + 30 * DAY)
  assert.deepEqual(await openPreview(ctx, tokenIn(plain.url)), {
    id: plain.id,
    passwordHash: null,
    expiresAt: new Date(plain.expiresAt),
  })
  const closed = await makePreviewLink(outsideIn(ctx), { siteId, days: 1, password: 'figs and lemons' })
  const opened = await openPreview(ctx, tokenIn(closed.url))
  assert.ok(opened?.passwordHash)
  assert.equal((await checkPassword('figs and lemons', opened.passwordHash)).fits, true)
  assert.equal((await checkPassword('figs', opened.passwordHash)).fits, false)
  assert.deepEqual(
    (await listPreviewLinks(ctx)).links.map((link) => [link.id, link.hasPassword, link.createdBy?.id]),
    [
      [plain.id, false, owner.id],
      [closed.id, true, owner.id],
    ],
  )
})

test('there are only so many links at a time', async ({ ctx, siteId }) => {
  for (let made = 0; made < MOST_LINKS; made += 1) await makePreviewLink(outsideIn(ctx), { siteId, days: 7 })
  await assert.rejects(makePreviewLink(outsideIn(ctx), { siteId, days: 7 }), { code: 'pages.preview_many' })
  const [first] = (await listPreviewLinks(ctx)).links
  assert.ok(first)
  await deletePreviewLink(ctx, { siteId, linkId: first.id })
  await makePreviewLink(outsideIn(ctx), { siteId, days: 7 })
})
