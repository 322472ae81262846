import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { addRedirect } from '../redirects/add-redirect.ts'
import { deleteRedirects } from '../redirects/delete-redirects.ts'
import { importRedirects } from '../redirects/import-redirects.ts'
import { listRedirects } from '../redirects/list-redirects.ts'
import { restoreRedirects } from '../redirects/restore-redirects.ts'
import {
  bringBack,
  goLive,
  leads,
  testOnBlankSite as test,
  type PagesWorld,
  pendingOf,
  makePage,
} from '../testing.ts'
import { changePage } from '../tree/change-page.ts'
import { deletePage } from '../tree/delete-page.ts'
import { restorePage } from '../tree/restore-page.ts'
import { findPath } from '../visitor/find-path.ts'
import { readLiveSite } from '../visitor/live-site.ts'
import { readDraftSite } from '../visitor/read-shown-page.ts'

test('a new address leads visitors of the old one on, through any number of changes', async (world) => {
  const { ctx, siteId, contact } = world
  await goLive(world)
  await changePage(ctx, { siteId, pageId: contact.id, slug: 'find-us' })
  assert.equal(await leads(ctx, '/contact'), 'page')
  await goLive(world)
  assert.equal(await leads(ctx, '/contact'), '301 /find-us')
  await changePage(ctx, { siteId, pageId: contact.id, slug: 'visit' })
  await goLive(world)
  assert.equal(await leads(ctx, '/contact'), '301 /visit')
  assert.equal(await leads(ctx, '/find-us'), '301 /visit')
  const { redirects } = await listRedirects(ctx)
  assert.ok(redirects.every((one) => one.isAutomatic))
  // Back again: the page's own address is no redirect, and nothing leads in a circle.
  await changePage(ctx, { siteId, pageId: contact.id, slug: 'contact' })
  await goLive(world)
  assert.equal(await leads(ctx, '/contact'), 'page')
  assert.equal(await leads(ctx, '/find-us'), '301 /contact')
  assert.equal(await leads(ctx, '/visit'), '301 /contact')
  assert.deepEqual(await pendingOf(world), [])
})

test('a page that was renamed and renamed back is reached: its own address no longer redirects', async (world) => {
  const { ctx, siteId, contact } = world
  await goLive(world)
  for (const slug of ['find-us', 'contact']) {
    await changePage(ctx, { siteId, pageId: contact.id, slug })
    await goLive(world)
  }
  const { redirect } = await addRedirect(ctx, { siteId, from: '/old', to: '/contact', status: 301 })
  await goLive(world)
  assert.equal(await leads(ctx, '/old'), '301 /contact')
  const { redirects: gone } = await deleteRedirects(ctx, { siteId, redirectIds: [redirect.id] })
  assert.deepEqual(await restoreRedirects(ctx, { siteId, redirects: gone }), { restored: 1 })
  const csv = '/older,/contact\n/contact,/find-us\n/find-us,/contact\n'
  const { added, same, faults } = await importRedirects(ctx, { siteId, csv, isTrial: true })
  assert.deepEqual([added, same, faults], [1, 2, []])
  // It leads in a circle where no page stops it, and where it is all there is of it.
  for (const [from, to] of [
    ['/contact', '/contact'],
    ['/a', '/a'],
  ] as const)
    await assert.rejects(addRedirect(ctx, { siteId, from, to, status: 301 }), {
      code: 'pages.redirect_loop',
    })
  await changePage(ctx, { siteId, pageId: contact.id, slug: 'visit' })
  await assert.rejects(addRedirect(ctx, { siteId, from: '/a', to: '/contact', status: 301 }), {
    code: 'pages.redirect_loop',
  })
})

test('addresses shared since a release redirect after a rollback to it, which shows its pages as they were', async (world) => {
  const { ctx, siteId, contact } = world
  const rename = async (slug: string) => {
    await changePage(ctx, { siteId, pageId: contact.id, slug })
    return goLive(world)
  }
  const first = await goLive(world)
  const pages = (await readLiveSite(ctx))?.content.pages
  const second = await rename('find-us')
  await rename('visit')
  await bringBack(world, first.id, '')
  const told = async () => Promise.all(['/contact', '/find-us', '/visit'].map((path) => leads(ctx, path)))
  assert.deepEqual(await told(), ['page', '302 /contact', '302 /contact'])
  assert.deepEqual((await readLiveSite(ctx))?.content.pages, pages)
  // Nothing of it waits but the page, and it stays so when others are released.
  assert.deepEqual(await pendingOf(world), ['changed page Contact'])
  await goLive(world, { pageIds: [world.home.id] })
  assert.deepEqual(await told(), ['page', '302 /contact', '302 /contact'])
  await bringBack(world, second.id, '')
  assert.deepEqual(await told(), ['301 /find-us', 'page', '302 /find-us'])
  await goLive(world)
  assert.deepEqual(await told(), ['301 /visit', '301 /visit', 'page'])
})

test('going back step by step loses no address that was shared, whatever is released next', async (world) => {
  const { ctx, siteId, contact, home } = world
  const at = async (slug: string) => {
    await changePage(ctx, { siteId, pageId: contact.id, slug })
    return goLive(world)
  }
  await at('menu')
  const second = await at('karte')
  const third = await at('menu')
  await at('carte')
  await bringBack(world, third.id, '')
  await bringBack(world, second.id, '')
  const told = async () => Promise.all(['/menu', '/karte', '/carte'].map((path) => leads(ctx, path)))
  const shown = ['301 /karte', 'page', '302 /karte']
  assert.deepEqual(await told(), shown)
  assert.deepEqual(await pendingOf(world), ['changed page Contact'])
  await goLive(world, { pageIds: [home.id] })
  assert.deepEqual(await told(), shown)
  await goLive(world)
  assert.deepEqual(await told(), ['301 /carte', '301 /carte', 'page'])
})

test('a page that an earlier release had not yet is led to by nothing when that comes back', async (world) => {
  const { ctx, siteId } = world
  const first = await goLive(world)
  const page = await makePage(world, 'News')
  await goLive(world)
  await changePage(ctx, { siteId, pageId: page.id, slug: 'diary' })
  await goLive(world)
  assert.equal(await leads(ctx, '/news'), '301 /diary')
  await bringBack(world, first.id, '')
  assert.equal(await leads(ctx, '/news'), 'none')
  assert.deepEqual(await pendingOf(world), ['new page News'])
})

test('a redirect that somebody wrote by hand and has not released is left to them by a roll-back', async (world) => {
  const { ctx, siteId, contact } = world
  const first = await goLive(world)
  await changePage(ctx, { siteId, pageId: contact.id, slug: 'find-us' })
  await goLive(world)
  await changePage(ctx, { siteId, pageId: contact.id, slug: 'visit' })
  await addRedirect(ctx, { siteId, from: '/find-us', to: '/about', status: 301 })
  await bringBack(world, first.id, '')
  assert.equal(await leads(ctx, '/find-us'), '302 /contact')
  const { redirects } = await listRedirects(ctx)
  assert.deepEqual(
    redirects.filter(({ from }) => from === '/find-us').map(({ to, isAutomatic }) => [to, isAutomatic]),
    [['/about', false]],
  )
})

test('where a release led from an address by itself, it does again when it comes back', async (world) => {
  const { ctx, siteId, contact } = world
  await addRedirect(ctx, { siteId, from: '/find-us', to: '/', status: 301 })
  const first = await goLive(world)
  const shown = (await readLiveSite(ctx))?.content
  await changePage(ctx, { siteId, pageId: contact.id, slug: 'find-us' })
  await goLive(world)
  await bringBack(world, first.id, '')
  assert.equal(await leads(ctx, '/find-us'), '301 /')
  assert.deepEqual((await readLiveSite(ctx))?.content, shown)
})

test('a new address that a redirect by hand leads from replaces it, also in how it leads', async (world) => {
  const { ctx, siteId, contact } = world
  await goLive(world)
  await addRedirect(ctx, { siteId, from: '/contact', to: '/', status: 302 })
  await goLive(world)
  assert.equal(await leads(ctx, '/contact'), 'page')
  await changePage(ctx, { siteId, pageId: contact.id, slug: 'find-us' })
  await goLive(world)
  assert.equal(await leads(ctx, '/contact'), '301 /find-us')
  assert.deepEqual(
    (await listRedirects(ctx)).redirects.map(({ from, to, status, isAutomatic }) => [
      from,
      to,
      status,
      isAutomatic,
    ]),
    [['/contact', '/find-us', 301, true]],
  )
})

/** Where a redirect of the table leads, and who wrote it. */
const writtenFrom = async ({ ctx }: Pick<PagesWorld, 'ctx'>, path: string) =>
  (await listRedirects(ctx)).redirects
    .filter(({ from }) => from === path)
    .map(({ to, status, isAutomatic }) => `${status} ${to} ${isAutomatic ? 'automatic' : 'by hand'}`)

/** A site whose contact page is live at `/contact`, drafted at another address, with a redirect by hand from the old one. */
const withLeft = async ({ ctx, siteId, contact }: PagesWorld) => {
  const first = await goLive({ ctx, siteId })
  await changePage(ctx, { siteId, pageId: contact.id, slug: 'find-us' })
  await addRedirect(ctx, { siteId, from: '/contact', to: '/', status: 301 })
  return first
}

test('a redirect that somebody wrote from an address which a page has left in the drafts stays theirs', async (world) => {
  const { ctx } = world
  await withLeft(world)
  assert.deepEqual(await pendingOf(world), ['changed page Contact', 'changed redirects'])
  const drafted = await findPath(await readDraftSite(ctx), async () => [], '/contact')
  assert.deepEqual(drafted, { kind: 'redirect', to: '/', status: 301 })
  await goLive(world)
  assert.equal(await leads(ctx, '/contact'), '301 /')
  assert.deepEqual(await writtenFrom(world, '/contact'), ['301 / by hand'])
  assert.deepEqual(await pendingOf(world), [])
})

test('it stays theirs too where other pages are released in between, and where a roll-back goes forward again', async (world) => {
  const { ctx, home } = world
  const first = await withLeft(world)
  await goLive(world, { pageIds: [home.id] })
  assert.equal(await leads(ctx, '/contact'), 'page')
  assert.deepEqual(await pendingOf(world), ['changed page Contact', 'changed redirects'])
  await goLive(world)
  assert.equal(await leads(ctx, '/contact'), '301 /')
  await bringBack(world, first.id, '')
  assert.equal(await leads(ctx, '/contact'), 'page')
  await goLive(world)
  assert.equal(await leads(ctx, '/contact'), '301 /')
  assert.deepEqual(await writtenFrom(world, '/contact'), ['301 / by hand'])
})

test('where redirects by hand are left out, the old address leads to the page until theirs goes', async (world) => {
  const { ctx } = world
  await withLeft(world)
  for (let times = 0; times < 2; times += 1) {
    await goLive(world, { redirects: false })
    assert.equal(await leads(ctx, '/contact'), '302 /find-us')
    assert.deepEqual(await writtenFrom(world, '/contact'), ['301 / by hand'])
    assert.deepEqual(await pendingOf(world), ['changed redirects'])
  }
  await goLive(world)
  assert.equal(await leads(ctx, '/contact'), '301 /')
})

test('one that a file changes after the page has left is theirs; one that lay under a page since is not', async (world) => {
  const { ctx, siteId, contact } = world
  for (const from of ['/contact', '/find-us'])
    await addRedirect(ctx, { siteId, from, to: '/elsewhere', status: 302 })
  await goLive(world)
  assert.equal(await leads(ctx, '/find-us'), '302 /elsewhere')
  await changePage(ctx, { siteId, pageId: contact.id, slug: 'find-us' })
  await importRedirects(ctx, { siteId, csv: '/contact,/\n', isTrial: false })
  await goLive(world)
  assert.equal(await leads(ctx, '/contact'), '301 /')
  assert.deepEqual(await pendingOf(world), [])
  await changePage(ctx, { siteId, pageId: contact.id, slug: 'visit' })
  assert.deepEqual(await pendingOf(world), ['changed page Contact'])
  await goLive(world)
  assert.equal(await leads(ctx, '/find-us'), '301 /visit')
  assert.deepEqual(await writtenFrom(world, '/find-us'), ['301 /visit automatic'])
})

test('a redirect by hand from the address of a page that is deleted waits with it, whenever it was written', async (world) => {
  const { ctx, siteId, contact } = world
  const { redirect } = await addRedirect(ctx, { siteId, from: '/contact/', to: '/', status: 302 })
  await goLive(world)
  assert.deepEqual(await pendingOf(world), [])
  await deletePage(ctx, { siteId, pageId: contact.id })
  assert.deepEqual(await pendingOf(world), ['changed redirects', 'deleted page Contact'])
  await deleteRedirects(ctx, { siteId, redirectIds: [redirect.id] })
  assert.deepEqual(await pendingOf(world), ['deleted page Contact'])
  await addRedirect(ctx, { siteId, from: '/contact', to: '/', status: 301 })
  assert.deepEqual(await pendingOf(world), ['changed redirects', 'deleted page Contact'])
  await goLive(world, { redirects: false })
  assert.equal(await leads(ctx, '/contact'), 'none')
  assert.deepEqual(await pendingOf(world), ['changed redirects'])
  await goLive(world)
  assert.equal(await leads(ctx, '/contact'), '301 /')
  assert.deepEqual(await pendingOf(world), [])
})

test('a redirect by hand that was deleted and put back under a page is replaced as it would have been', async (world) => {
  const { ctx, siteId, contact } = world
  await addRedirect(ctx, { siteId, from: '/contact', to: '/', status: 302 })
  await goLive(world)
  const { redirects } = await listRedirects(ctx)
  const gone = await deleteRedirects(ctx, { siteId, redirectIds: redirects.map(({ id }) => id) })
  assert.deepEqual(await restoreRedirects(ctx, { siteId, ...gone }), { restored: 1 })
  await changePage(ctx, { siteId, pageId: contact.id, slug: 'find-us' })
  await goLive(world)
  assert.equal(await leads(ctx, '/contact'), '301 /find-us')
})

/** A page that is live at `/offer`, and the release before it. */
const withOffer = async (world: PagesWorld) => {
  const { ctx, siteId } = world
  const before = await goLive(world)
  const page = await makePage(world, 'Offer')
  await goLive(world)
  const at = (slug: string) => changePage(ctx, { siteId, pageId: page.id, slug })
  return { before, pageId: page.id, at }
}

test('a page that was off the site and comes back elsewhere is led to from where it was', async (world) => {
  const { ctx } = world
  const { before, at } = await withOffer(world)
  await bringBack(world, before.id, '')
  assert.equal(await leads(ctx, '/offer'), 'none')
  await at('summer-offer')
  const drafted = await findPath(await readDraftSite(ctx), async () => [], '/offer')
  assert.deepEqual(drafted, { kind: 'redirect', to: '/summer-offer', status: 301 })
  await goLive(world)
  assert.equal(await leads(ctx, '/offer'), '301 /summer-offer')
  assert.deepEqual(await pendingOf(world), [])
})

test('so is one that was deleted, released without, and restored under another address, also by a roll-back', async (world) => {
  const { ctx, siteId } = world
  const { pageId, at } = await withOffer(world)
  await at('deal')
  const dealt = await goLive(world)
  await at('offer')
  await goLive(world)
  const told = async () => Promise.all(['/offer', '/deal', '/summer'].map((path) => leads(ctx, path)))
  const away = async () => {
    await deletePage(ctx, { siteId, pageId })
    await goLive(world)
    assert.deepEqual(await told(), ['none', 'none', 'none'])
    await restorePage(ctx, { siteId, pageId })
  }
  await away()
  await at('summer')
  await goLive(world)
  assert.deepEqual(await told(), ['301 /summer', '301 /summer', 'page'])
  await away()
  await bringBack(world, dealt.id, '')
  assert.deepEqual(await told(), ['301 /deal', 'page', '302 /deal'])
  await goLive(world, { pageIds: [world.home.id] })
  assert.deepEqual(await told(), ['302 /deal', 'page', '302 /deal'])
})

test('a redirect from there that exists by now stays, made by a page or by hand', async (world) => {
  const { ctx, siteId, contact } = world
  const { before, at } = await withOffer(world)
  await bringBack(world, before.id, '')
  await at('summer-offer')
  for (const slug of ['offer', 'contact']) {
    await changePage(ctx, { siteId, pageId: contact.id, slug })
    await goLive(world, { pageIds: [contact.id] })
  }
  assert.equal(await leads(ctx, '/offer'), '301 /contact')
  await goLive(world)
  assert.equal(await leads(ctx, '/offer'), '301 /contact')
  await bringBack(world, before.id, '')
  await addRedirect(ctx, { siteId, from: '/summer-offer', to: '/', status: 302 })
  await at('autumn-offer')
  await goLive(world)
  assert.equal(await leads(ctx, '/summer-offer'), '302 /')
})

test('the addresses that a page had lead to it, also where another page takes the next of them', async (world) => {
  const { ctx, siteId, contact, home } = world
  const at = (pageId: string, slug: string) => changePage(ctx, { siteId, pageId, slug })
  await goLive(world)
  await at(contact.id, 'visit')
  await goLive(world)
  await at(contact.id, 'find-us')
  const visit = await makePage(world, 'Visit')
  assert.equal(visit.path, '/visit')
  assert.deepEqual(await findPath(await readDraftSite(ctx), async () => [], '/contact'), {
    kind: 'redirect',
    to: '/find-us',
    status: 301,
  })
  const before = await goLive(world)
  assert.equal(await leads(ctx, '/contact'), '301 /find-us')
  // Both change places, and back.
  for (const [pageId, slug] of [
    [visit.id, 'away'],
    [contact.id, 'visit'],
    [visit.id, 'find-us'],
  ] as const)
    await at(pageId, slug)
  await goLive(world, { pageIds: [contact.id, visit.id], redirects: false })
  assert.equal(await leads(ctx, '/contact'), '301 /visit')
  assert.deepEqual(await pendingOf(world), [])
  await bringBack(world, before.id, '')
  assert.equal(await leads(ctx, '/contact'), '301 /find-us')
  await goLive(world, { pageIds: [home.id] })
  assert.equal(await leads(ctx, '/contact'), '301 /find-us')
  await goLive(world)
  assert.equal(await leads(ctx, '/contact'), '301 /visit')
})

test('so they do where a new page takes one that it left long ago', async (world) => {
  const { ctx, siteId, contact } = world
  for (const slug of ['contact', 'visit', 'find-us']) {
    await changePage(ctx, { siteId, pageId: contact.id, slug })
    await goLive(world)
  }
  const told = async () => Promise.all(['/contact', '/visit'].map((path) => leads(ctx, path)))
  assert.deepEqual(await told(), ['301 /find-us', '301 /find-us'])
  await makePage(world, 'Visit')
  const drafted = await findPath(await readDraftSite(ctx), async () => [], '/contact')
  assert.deepEqual(drafted, { kind: 'redirect', to: '/find-us', status: 301 })
  await goLive(world)
  assert.deepEqual(await told(), ['301 /find-us', 'page'])
  assert.deepEqual(await pendingOf(world), [])
})

test('they lead to it also where it comes back to an address that another page had meanwhile', async (world) => {
  const { ctx, siteId } = world
  const { before, pageId } = await withOffer(world)
  await changePage(ctx, { siteId, pageId, isHome: true })
  await goLive(world)
  assert.equal(await leads(ctx, '/offer'), '301 /')
  await bringBack(world, before.id, '')
  await goLive(world)
  assert.equal((await readLiveSite(ctx))?.byPath.get('/')?.id, pageId)
  assert.equal(await leads(ctx, '/offer'), '301 /')
})

test('a redirect by hand leads to the address it names, whichever page takes that', async (world) => {
  const { ctx, siteId, contact } = world
  await addRedirect(ctx, { siteId, from: '/promo', to: '/contact', status: 301 })
  await goLive(world)
  await changePage(ctx, { siteId, pageId: contact.id, slug: 'find-us' })
  await makePage(world, 'Contact')
  await goLive(world)
  assert.equal(await leads(ctx, '/promo'), '301 /contact')
  assert.deepEqual(await pendingOf(world), [])
})

test('a site of many pages and many releases is brought back to its first, and goes on from there', async (world) => {
  const { ctx, siteId } = world
  const first = await goLive(world)
  for (let n = 0; n < 200; n += 1) await makePage(world, `Page ${n}`)
  const last = await goLive(world)
  // Each shows every page like no other.
  await sql`
    insert into releases (site_id, id, number, state, note, created_by, released_at, created_at)
    select site_id, gen_random_uuid(), number + nth, 'past', '', created_by, released_at, created_at
    from releases, generate_series(1, 400) as nth where site_id = ${siteId} and state = 'live'`.execute(
    ctx.db,
  )
  await sql`
    with live as (
      update released set until_number = from_number + 1
      where site_id = ${siteId} and kind = 'page' and until_number is null returning *
    )
    insert into released (site_id, kind, id, edition_id, path, facts, from_number, until_number)
    select site_id, kind, id, edition_id, path, facts, until_number + nth, nullif(until_number + nth + 1, until_number + 400)
    from live, generate_series(0, 399) as nth`.execute(ctx.db)
  await bringBack(world, first.id, 'too early')
  // The database gives up a statement after five seconds.
  await pendingOf(world)
  await readDraftSite(ctx)
  await goLive(world)
  await bringBack(world, last.id, 'after all')
  assert.equal(await leads(ctx, '/page-199'), 'page')
})

test('a page leaves the address at which the last release that showed it had it, however many were since', async (world) => {
  const { ctx, siteId } = world
  const { before, at } = await withOffer(world)
  await sql`
    insert into releases (site_id, id, number, state, note, created_by, released_at, created_at)
    select site_id, gen_random_uuid(), number + nth, 'past', '', created_by, released_at, created_at
    from releases, generate_series(1, 200) as nth where site_id = ${siteId} and state = 'live'`.execute(
    ctx.db,
  )
  await bringBack(world, before.id, '')
  await at('summer-offer')
  await goLive(world)
  assert.equal(await leads(ctx, '/offer'), '301 /summer-offer')
})
