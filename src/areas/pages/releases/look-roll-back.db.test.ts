import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { hashPassword } from '#platform/auth/password-hash.ts'
import { goLive, linkButton, testOnBlankSite as test } from '../testing.ts'
import { changePage } from '../tree/change-page.ts'
import { deletePage } from '../tree/delete-page.ts'
import { listPages } from '../tree/list-pages.ts'
import { restorePage } from '../tree/restore-page.ts'
import { readStylesDraft, storeStyles } from '../styles/styles.store.ts'
import { lookRollBack } from './look-roll-back.ts'

const nothing = { opened: [], sought: [], locked: [], returned: [], lacking: [] }

test('what a rollback makes public is reported before, compared with what visitors see now', async (world) => {
  const { ctx, siteId, home, contact } = world
  const settings = (await listPages(ctx)).pages.find(({ id }) => id === home.id)?.settings
  const before = await goLive(world)
  const look = (releaseId: string) => lookRollBack(ctx, { siteId, releaseId })
  await changePage(ctx, {
    siteId,
    pageId: contact.id,
    title: 'For friends',
    passwordHash: await hashPassword('a long word'),
  })
  assert.ok(settings)
  await changePage(ctx, { siteId, pageId: home.id, settings: { ...settings, isNoindex: true } })
  // Drafted alone, it closes nothing that going back would open.
  assert.deepEqual(await look(before.id), nothing)
  const closed = await goLive(world)
  assert.deepEqual(await look(before.id), {
    ...nothing,
    opened: [{ id: contact.id, title: 'Contact', path: '/contact' }],
    sought: [{ id: home.id, title: 'Home', path: '/' }],
  })
  assert.deepEqual(await look(closed.id), nothing)
  await changePage(ctx, { siteId, pageId: contact.id, passwordHash: null })
  await goLive(world)
  assert.deepEqual((await look(before.id)).opened, [])
  await assert.rejects(look(newId()), { code: 'not_found' })
  // One that is off the site now would come back open, while its draft is closed.
  await changePage(ctx, { siteId, pageId: contact.id, passwordHash: await hashPassword('a long word') })
  await deletePage(ctx, { siteId, pageId: contact.id })
  await goLive(world)
  await restorePage(ctx, { siteId, pageId: contact.id })
  assert.deepEqual((await look(before.id)).opened, [{ id: contact.id, title: 'Contact', path: '/contact' }])
})

test('a password that has changed or is gone is reported before a rollback restores it', async (world) => {
  const { ctx, siteId, contact } = world
  const look = async (releaseId: string) => (await lookRollBack(ctx, { siteId, releaseId })).locked
  const told = [{ id: contact.id, title: 'Contact', path: '/contact' }]
  const open = await goLive(world)
  await changePage(ctx, { siteId, pageId: contact.id, passwordHash: await hashPassword('a long word') })
  const closed = await goLive(world)
  assert.deepEqual(await look(closed.id), [])
  await changePage(ctx, { siteId, pageId: contact.id, passwordHash: await hashPassword('another word') })
  // Visitors are still asked for the first.
  assert.deepEqual(await look(closed.id), [])
  await goLive(world)
  assert.deepEqual(await look(closed.id), told)
  assert.deepEqual(await look(open.id), [])
  await changePage(ctx, { siteId, pageId: contact.id, passwordHash: null })
  await goLive(world)
  assert.deepEqual(await look(closed.id), told)
})

test('pages removed from the site since are reported before a rollback restores them', async (world) => {
  const { ctx, siteId, contact } = world
  const look = async (releaseId: string) => (await lookRollBack(ctx, { siteId, releaseId })).returned
  const before = await goLive(world)
  await deletePage(ctx, { siteId, pageId: contact.id })
  // In the trash alone it is on the site as it was.
  assert.deepEqual(await look(before.id), [])
  const without = await goLive(world)
  const told = [{ id: contact.id, title: 'Contact', path: '/contact' }]
  assert.deepEqual(await look(before.id), told)
  assert.deepEqual(await look(without.id), [])
  await restorePage(ctx, { siteId, pageId: contact.id })
  assert.deepEqual(await look(before.id), told)
  await goLive(world)
  assert.deepEqual(await look(before.id), [])
})

test('pages whose files were permanently deleted since are reported before a rollback', async (world) => {
  const { ctx, siteId, home, contact } = world
  const [picture, icon] = [newId(), newId()]
  for (const id of [picture, icon])
    await sql`
      insert into assets (site_id, id, kind, name, type, bytes, hash)
      values (${siteId}, ${id}, 'file', 'menu.pdf', 'application/pdf', 9, ${id.replaceAll('-', '').repeat(2)})`.execute(
      ctx.db,
    )
  const look = async (releaseId: string) => (await lookRollBack(ctx, { siteId, releaseId })).lacking
  const purge = (id: string) =>
    sql`delete from assets where site_id = ${siteId} and id = ${id}`.execute(ctx.db)
  await linkButton(world, home.id, picture)
  const linked = await goLive(world)
  await changePage(ctx, { siteId, pageId: contact.id, settings: { socialImage: picture } })
  const shared = await goLive(world)
  const { styles, version } = await readStylesDraft(ctx)
  await storeStyles(ctx, { ...styles, favicon: icon }, version + 1)
  const dressed = await goLive(world)
  assert.deepEqual(await look(dressed.id), [])
  // In the trash it is shown as it was.
  await sql`update assets set deleted_at = now() where site_id = ${siteId}`.execute(ctx.db)
  assert.deepEqual(await look(shared.id), [])
  const [first, other] = [
    { id: home.id, title: 'Home', path: '/' },
    { id: contact.id, title: 'Contact', path: '/contact' },
  ]
  await purge(icon)
  assert.deepEqual(await look(linked.id), [])
  const titles = (await look(dressed.id)).map(({ title }) => title)
  assert.deepEqual(titles.toSorted(), ['Contact', 'Home'], 'every page is drawn with the styles')
  await purge(picture)
  assert.deepEqual(await look(linked.id), [first])
  assert.deepEqual(
    (await look(shared.id)).toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    [first, other],
  )
})
