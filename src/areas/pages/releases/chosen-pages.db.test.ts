import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { listReleases, release, releaseScheduled } from '#areas/releases/index.ts'
import { fixedClock } from '#kernel/clock.ts'
import { addRedirect } from '../redirects/add-redirect.ts'
import { deleteRedirects } from '../redirects/delete-redirects.ts'
import { changeStyles } from '../styles/change-styles.ts'
import {
  everyRelease,
  goLive,
  leads,
  testOnBlankSite as test,
  type PagesWorld,
  pendingOf,
  relabel,
  shownLabel,
  makePage,
} from '../testing.ts'
import { changePage } from '../tree/change-page.ts'
import { deletePage } from '../tree/delete-page.ts'
import { movePage } from '../tree/move-page.ts'
import { notFoundPage, readLiveSite } from '../visitor/live-site.ts'
import { navigationOf } from './navigation.ts'

/** Makes a page of the same title as the one that is there, and at its address where that is free. */
const secondContact = (world: PagesWorld) => makePage(world, 'Contact')

test('only the pages that were chosen go, and the styles only if they were', async (world) => {
  const { ctx, siteId, home, contact } = world
  await goLive(world)
  await relabel(world, 'Write to us')
  await changePage(ctx, { siteId, pageId: contact.id, title: 'Find us' })
  await changeStyles(ctx, { siteId, changes: [{ path: ['corners'], value: 'round' }] })
  await goLive(world, { pageIds: [home.id], styles: false })
  assert.equal(await shownLabel(ctx), 'Write to us')
  assert.deepEqual(await pendingOf(world), ['changed page Find us', 'changed styles'])
  const live = await readLiveSite(ctx)
  assert.equal(live?.byId.get(contact.id)?.title, 'Contact')
  assert.notEqual(live?.content.styles.corners, 'round')
})

/** Three pages more than the blank site has, all live: Home, Contact, One, Two and Three. */
const fiveLive = async (world: PagesWorld) => {
  const [one, two, three] = [
    await makePage(world, 'One'),
    await makePage(world, 'Two'),
    await makePage(world, 'Three'),
  ]
  await goLive(world)
  return { one, two, three }
}

const shownInOrder = async ({ ctx }: PagesWorld) =>
  navigationOf((await readLiveSite(ctx))?.content.pages ?? [], 'main').map(({ title }) => title)

test('a page that goes to another place stands there, though neighbours are left out', async (world) => {
  const { ctx, siteId, home, contact } = world
  const { one, two, three } = await fiveLive(world)
  const toEnd = { nav: 'main', parentId: null, before: null } as const
  await movePage(ctx, { siteId, pageId: contact.id, ...toEnd })
  await relabel(world, 'Write to us')
  await changePage(ctx, { siteId, pageId: three.id, title: 'Last' })
  await goLive(world, { pageIds: [contact.id] })
  assert.deepEqual(await shownInOrder(world), ['Home', 'One', 'Two', 'Three', 'Contact'])
  assert.deepEqual(await pendingOf(world), ['changed page Home', 'changed page Last'])

  // What was left out and moved itself stays where visitors know it, also once it is deleted.
  await movePage(ctx, { siteId, pageId: one.id, ...toEnd })
  await changePage(ctx, { siteId, pageId: contact.id, title: 'Find us' })
  await goLive(world, { pageIds: [contact.id] })
  assert.deepEqual(await shownInOrder(world), ['Home', 'One', 'Two', 'Three', 'Find us'])
  await deletePage(ctx, { siteId, pageId: two.id })
  await movePage(ctx, { siteId, pageId: contact.id, nav: 'main', parentId: null, before: home.id })
  await goLive(world, { pageIds: [contact.id] })
  assert.deepEqual(await shownInOrder(world), ['Find us', 'Home', 'One', 'Two', 'Three'])
  await goLive(world)
  assert.deepEqual(await shownInOrder(world), ['Find us', 'Home', 'Last', 'One'])
})

test('no choice of pages leaves the site without a home page, now or at a time', async (world) => {
  const { ctx, siteId, home, contact } = world
  const refused = { code: 'pages.release_no_home' }
  const later = { at: new Date(ctx.clock.now() + 60_000).toISOString() }
  await assert.rejects(goLive(world, { pageIds: [contact.id] }), refused)
  await assert.rejects(goLive(world, { pageIds: [contact.id], ...later }), refused)
  await goLive(world, { pageIds: [home.id] })
  await goLive(world, { pageIds: [contact.id], ...later })
  // Another page takes the root: the old one may not leave it before the new one comes.
  await changePage(ctx, { siteId, pageId: contact.id, isHome: true })
  await deletePage(ctx, { siteId, pageId: home.id })
  await assert.rejects(goLive(world, { pageIds: [home.id] }), refused)
  // Nor does the new one push the old one, which is still seen, from the site.
  await assert.rejects(goLive(world, { pageIds: [contact.id] }), { code: 'pages.release_address_taken' })
  await goLive(world, { pageIds: [contact.id, home.id] })
  assert.equal((await readLiveSite(ctx))?.byPath.get('/')?.id, contact.id)
})

test('a page that is deleted goes when it is chosen, and stays while it is not', async (world) => {
  const { ctx, siteId, home, contact } = world
  await goLive(world)
  await relabel(world, 'Write to us')
  await deletePage(ctx, { siteId, pageId: contact.id })
  await goLive(world, { pageIds: [home.id] })
  assert.equal(await leads(ctx, '/contact'), 'page')
  await goLive(world, { pageIds: [contact.id] })
  assert.equal(await leads(ctx, '/contact'), 'none')
})

test('a page whose old address goes to another goes along to its new one, and nothing else of it does', async (world) => {
  const { ctx, siteId, contact } = world
  await goLive(world)
  await changePage(ctx, { siteId, pageId: contact.id, slug: 'find-us', title: 'Find us' })
  const fresh = await secondContact(world)
  assert.equal(fresh.path, '/contact')
  const made = await release(ctx, { siteId, styles: true, note: '', pageIds: [fresh.id] })
  assert.deepEqual(made.moved, [{ title: 'Find us', from: '/contact', to: '/find-us' }])
  const live = await readLiveSite(ctx)
  assert.equal(live?.byPath.get('/contact')?.id, fresh.id)
  assert.deepEqual(
    [live?.byPath.get('/find-us')?.id, live?.byPath.get('/find-us')?.title],
    [contact.id, 'Contact'],
  )
  assert.deepEqual(await pendingOf(world), ['changed page Find us'])
  await goLive(world)
  assert.deepEqual(await pendingOf(world), [])
})

test('a page that only moved along has nothing left to release', async (world) => {
  const { ctx, siteId, contact } = world
  await goLive(world)
  await changePage(ctx, { siteId, pageId: contact.id, slug: 'find-us' })
  const fresh = await secondContact(world)
  await goLive(world, { pageIds: [fresh.id] })
  assert.equal((await readLiveSite(ctx))?.byPath.get('/find-us')?.id, contact.id)
  assert.deepEqual(await pendingOf(world), [])
})

test('a new home page that goes alone leaves the old one at its own address', async (world) => {
  const { ctx, siteId, home, contact } = world
  await goLive(world)
  await changePage(ctx, { siteId, pageId: contact.id, isHome: true })
  await goLive(world, { pageIds: [contact.id] })
  const live = await readLiveSite(ctx)
  assert.equal(live?.byPath.get('/')?.id, contact.id)
  assert.equal(live?.byPath.get('/home')?.id, home.id)
  assert.equal(await leads(ctx, '/contact'), '301 /')
  assert.deepEqual(
    live?.content.pages.filter(({ isHome }) => isHome).map(({ id }) => id),
    [contact.id],
  )
})

test('a new page for addresses that lead nowhere that goes alone takes the place of the old one', async (world) => {
  const { ctx, siteId, contact } = world
  const marked = (pageId: string) => changePage(ctx, { siteId, pageId, settings: { isNotFound: true } })
  await marked(contact.id)
  const fresh = await secondContact(world)
  await goLive(world)
  await marked(fresh.id)
  await goLive(world, { pageIds: [fresh.id] })
  const live = await readLiveSite(ctx)
  assert.ok(live)
  assert.deepEqual(
    live.content.pages.filter(({ settings }) => settings.isNotFound).map(({ id }) => id),
    [fresh.id],
  )
  assert.equal(notFoundPage(live)?.id, fresh.id)
  assert.deepEqual(await pendingOf(world), [])
  // What else was changed of the old one waits, as it does of one that moves along.
  await changePage(ctx, { siteId, pageId: fresh.id, title: 'Nothing here' })
  await marked(contact.id)
  await goLive(world, { pageIds: [contact.id] })
  assert.deepEqual(await pendingOf(world), ['changed page Nothing here'])
  assert.equal((await readLiveSite(ctx))?.byId.get(fresh.id)?.title, 'Contact')
})

test('a page that visitors still see is not put out of its address by another: both are named', async (world) => {
  const { ctx, siteId, contact } = world
  await goLive(world)
  await deletePage(ctx, { siteId, pageId: contact.id })
  const fresh = await secondContact(world)
  await changePage(ctx, { siteId, pageId: fresh.id, title: 'Write' })
  const refused = {
    code: 'pages.release_address_taken',
    detail: { field: 'pageIds', values: { page: 'Write', other: 'Contact' } },
  }
  const later = { at: new Date(ctx.clock.now() + 60_000).toISOString() }
  await assert.rejects(goLive(world, { pageIds: [fresh.id] }), refused)
  await assert.rejects(goLive(world, { pageIds: [fresh.id], ...later }), refused)
  assert.equal((await readLiveSite(ctx))?.byPath.get('/contact')?.id, contact.id)
  await goLive(world, { pageIds: [fresh.id, contact.id] })
  assert.equal((await readLiveSite(ctx))?.byPath.get('/contact')?.id, fresh.id)
})

test('a scheduled release that would put a page out of its address by its time is called off and says so', async (world) => {
  const { ctx, siteId, contact } = world
  await goLive(world)
  await changePage(ctx, { siteId, pageId: contact.id, slug: 'find-us' })
  const fresh = await secondContact(world)
  const at = new Date(ctx.clock.now() + 60_000).toISOString()
  const waiting = await goLive(world, { pageIds: [fresh.id], at })
  await deletePage(ctx, { siteId, pageId: contact.id })
  assert.equal(await releaseScheduled({ ...ctx, clock: fixedClock(at) }, waiting.id), false)
  assert.equal((await readLiveSite(ctx))?.byPath.get('/contact')?.id, contact.id)
  const [listed] = (await listReleases(ctx, everyRelease(siteId))).releases
  assert.deepEqual([listed?.number, listed?.state], [waiting.number, 'cancelled'])
  const { rows } = await sql<{ values: unknown }>`
    select details as "values" from site_timeline where site_id = ${siteId} and what = 'pages.release_stopped'`.execute(
    ctx.db,
  )
  assert.deepEqual(rows, [{ values: { number: waiting.number } }])
})

test('hand-made redirects are left out when they are not chosen; what an address leaves behind is not', async (world) => {
  const { ctx, siteId, contact } = world
  const { redirect } = await addRedirect(ctx, { siteId, from: '/old', to: '/contact', status: 302 })
  await goLive(world)
  await addRedirect(ctx, { siteId, from: '/new', to: '/', status: 301 })
  await deleteRedirects(ctx, { siteId, redirectIds: [redirect.id] })
  await changePage(ctx, { siteId, pageId: contact.id, slug: 'find-us' })
  await goLive(world, { redirects: false })
  assert.deepEqual(
    [await leads(ctx, '/old'), await leads(ctx, '/new'), await leads(ctx, '/contact')],
    ['302 /find-us', 'none', '301 /find-us'],
  )
  assert.deepEqual(await pendingOf(world), ['changed redirects'])
  await goLive(world, { pageIds: [], styles: false })
  assert.deepEqual([await leads(ctx, '/old'), await leads(ctx, '/new')], ['none', '301 /'])
  assert.deepEqual(await pendingOf(world), [])
})

test('what led to a page that is gone leads nowhere, also where redirects are left out', async (world) => {
  const { ctx, siteId, contact } = world
  await goLive(world)
  await changePage(ctx, { siteId, pageId: contact.id, slug: 'find-us' })
  await goLive(world)
  assert.equal(await leads(ctx, '/contact'), '301 /find-us')
  await deletePage(ctx, { siteId, pageId: contact.id })
  const { redirect } = await addRedirect(ctx, { siteId, from: '/new', to: '/', status: 301 })
  await goLive(world, { redirects: false })
  assert.equal(await leads(ctx, '/contact'), 'none')
  await deleteRedirects(ctx, { siteId, redirectIds: [redirect.id] })
  assert.deepEqual(await pendingOf(world), [])
})
