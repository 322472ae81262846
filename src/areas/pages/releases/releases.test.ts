import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { changeStatus } from '#areas/sites/index.ts'
import { fixedClock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { type Ctx } from '#platform/ctx.ts'
import { testCtx } from '#platform/testing/world.ts'
import {
  addRedirect,
  deleteRedirects,
  listRedirects,
  restoreRedirects,
} from '../redirects/change-redirects.ts'
import { carryRedirects } from '../redirects/redirect.store.ts'
import { changeStyles, readStyles } from '../styles/change-styles.ts'
import { aBlankSite, blockOfType, everyRelease, onBlankSite, type PagesWorld, relabel } from '../testing.ts'
import { changePage } from '../tree/change-page.ts'
import { createPage } from '../tree/create-page.ts'
import { deletePage } from '../tree/delete-page.ts'
import { listPages } from '../tree/list-pages.ts'
import { movePage } from '../tree/move-page.ts'
import { restorePage } from '../tree/restore-page.ts'
import { findPath, readLiveSite } from '../visitor/live-site.ts'
import { readReleasedPage } from '../visitor/read-shown-page.ts'
import { cancelRelease, listPending, listReleases } from './list-releases.ts'
import { release, releaseScheduled } from './release.ts'
import { rollBack } from './roll-back.ts'

const goLive = ({ ctx, siteId }: PagesWorld, given: Partial<Parameters<typeof release>[1]> = {}) =>
  release(ctx, { siteId, styles: true, note: '', ...given }).then((made) => made.release)

const pendingIn = async (ctx: Ctx) =>
  (await listPending(ctx)).changes.map((change) => `${change.change} ${change.kind} ${change.title}`.trim())

/** What a visitor reads on the button of the home page. */
async function shownLabel(ctx: Ctx): Promise<unknown> {
  const live = await readLiveSite(ctx)
  const home = live?.byPath.get('/')
  assert.ok(live && home)
  const { document } = await readReleasedPage((ask) => ask(ctx), live, home)
  return document.blocks[blockOfType(document, 'button')]?.props['label']
}

const leads = async (ctx: Ctx, path: string) => {
  const live = await readLiveSite(ctx)
  assert.ok(live)
  const found = findPath(live, path)
  return found.kind === 'redirect' ? `${found.status} ${found.to}` : found.kind
}

test('nobody releases or rolls back with an address that is not confirmed', () =>
  onBlankSite(async ({ ctx, siteId }) => {
    assert.ok(ctx.actor.kind === 'account')
    const unverified: Ctx = { ...ctx, actor: { ...ctx.actor, isVerified: false } }
    const code = { code: 'pages.release_unverified' }
    await assert.rejects(release(unverified, { siteId, styles: true, note: '' }), code)
    await assert.rejects(rollBack(unverified, { siteId, releaseId: newId(), reason: '' }), code)
  }))

test('releases that are not there, of another site, live or never live are no way back', () =>
  onBlankSite(async (world) => {
    const { ctx, siteId } = world
    const other = await aBlankSite(testCtx(ctx.db))
    const theirs = await goLive(other)
    for (const releaseId of [newId(), theirs.id]) {
      await assert.rejects(rollBack(ctx, { siteId, releaseId, reason: '' }), { code: 'not_found' })
      await assert.rejects(cancelRelease(ctx, { siteId, releaseId }), { code: 'pages.release_not_waiting' })
    }
    const live = await goLive(world)
    await assert.rejects(rollBack(ctx, { siteId, releaseId: live.id, reason: '' }), {
      code: 'pages.release_is_live',
    })
    await assert.rejects(goLive(world, { at: new Date(ctx.clock.now()).toISOString() }), {
      code: 'pages.release_time_past',
    })
    const later = await goLive(world, { at: new Date(ctx.clock.now() + 60_000).toISOString() })
    await cancelRelease(ctx, { siteId, releaseId: later.id })
    await assert.rejects(rollBack(ctx, { siteId, releaseId: later.id, reason: '' }), {
      code: 'pages.release_never_live',
    })
  }))

test('what waits is told; a release takes it live, and then nothing waits', () =>
  onBlankSite(async (world) => {
    const { ctx, siteId } = world
    assert.deepEqual((await pendingIn(ctx)).toSorted(), [
      'new page Contact',
      'new page Footer',
      'new page Home',
    ])
    const first = await goLive(world, { note: 'The beginning' })
    assert.deepEqual([first.number, first.state, first.note, first.pages], [1, 'live', 'The beginning', 3])
    assert.deepEqual(await pendingIn(ctx), [])

    await relabel(world, 'Write to us')
    await changeStyles(ctx, { siteId, changes: [{ path: ['corners'], value: 'round' }] })
    await addRedirect(ctx, { siteId, from: '/old', to: '/contact', status: 302 })
    await deletePage(ctx, { siteId, pageId: world.contact.id })
    assert.deepEqual((await pendingIn(ctx)).toSorted(), [
      'changed page Home',
      'changed redirects',
      'changed styles',
      'deleted page Contact',
    ])
    assert.equal(await shownLabel(ctx), 'Get in touch')
    assert.equal((await readStyles(ctx)).isReleased, false)
    await goLive(world)
    assert.deepEqual(await pendingIn(ctx), [])
    assert.equal(await shownLabel(ctx), 'Write to us')
    assert.equal(await leads(ctx, '/contact'), 'none')
    assert.deepEqual(
      (await listReleases(ctx, everyRelease(siteId))).releases.map(({ number, state }) => [number, state]),
      [
        [2, 'live'],
        [1, 'past'],
      ],
    )
  }))

test('only the pages that were chosen go, and the styles only if they were', () =>
  onBlankSite(async (world) => {
    const { ctx, siteId, home, contact } = world
    await goLive(world)
    await relabel(world, 'Write to us')
    await changePage(ctx, { siteId, pageId: contact.id, title: 'Find us' })
    await changeStyles(ctx, { siteId, changes: [{ path: ['corners'], value: 'round' }] })
    await goLive(world, { pageIds: [home.id], styles: false })
    assert.equal(await shownLabel(ctx), 'Write to us')
    assert.deepEqual((await pendingIn(ctx)).toSorted(), ['changed page Find us', 'changed styles'])
    const live = await readLiveSite(ctx)
    assert.equal(live?.byId.get(contact.id)?.title, 'Contact')
    assert.notEqual(live?.manifest.styles.corners, 'round')
  }))

test('no choice of pages leaves the site without a home page, now or at a time', () =>
  onBlankSite(async (world) => {
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
  }))

test('a page that is deleted goes when it is chosen, and stays while it is not', () =>
  onBlankSite(async (world) => {
    const { ctx, siteId, home, contact } = world
    await goLive(world)
    await relabel(world, 'Write to us')
    await deletePage(ctx, { siteId, pageId: contact.id })
    await goLive(world, { pageIds: [home.id] })
    assert.equal(await leads(ctx, '/contact'), 'page')
    await goLive(world, { pageIds: [contact.id] })
    assert.equal(await leads(ctx, '/contact'), 'none')
  }))

test('a page that comes back from the trash to where it was has nothing to release; elsewhere it has', () =>
  onBlankSite(async (world) => {
    const { ctx, siteId, contact } = world
    const page = { siteId, pageId: contact.id }
    await goLive(world)
    await deletePage(ctx, page)
    assert.deepEqual(await pendingIn(ctx), ['deleted page Contact'])
    const back = await restorePage(ctx, page)
    assert.equal(back.page.state, 'released')
    assert.deepEqual(await pendingIn(ctx), [])

    await deletePage(ctx, page)
    await createPage(ctx, { siteId, kind: 'layout', title: 'Contact', nav: 'main', parentId: null })
    const elsewhere = await restorePage(ctx, page)
    assert.equal(elsewhere.page.path, '/contact-2')
    assert.equal(elsewhere.page.state, 'changed')
  }))

test('a new address leads visitors of the old one on, through any number of changes', () =>
  onBlankSite(async (world) => {
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
    assert.deepEqual(await pendingIn(ctx), [])
  }))

test('a new address that a redirect by hand leads from replaces it, also in how it leads', () =>
  onBlankSite(async (world) => {
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
  }))

test('a release tells what it changed against the one that was live before it', () =>
  onBlankSite(async (world) => {
    const { ctx, siteId, contact } = world
    const told = async () => {
      const [latest] = (await listReleases(ctx, everyRelease(siteId))).releases
      const { isFirst, counts, pages, site } = latest?.changes ?? assert.fail('nothing is told')
      assert.equal(
        pages.length,
        Object.values(counts).reduce((sum, one) => sum + one, 0),
      )
      return [
        ...(isFirst ? ['first'] : []),
        ...pages.map(({ change, title, was }) => `${change} ${was === null ? '' : `${was} → `}${title}`),
        ...site,
      ]
    }
    await goLive(world)
    assert.deepEqual(await told(), ['first', 'added Contact', 'added Home'])
    await goLive(world)
    assert.deepEqual(await told(), [])
    await relabel(world, 'Write to us')
    await changeStyles(ctx, { siteId, changes: [{ path: ['corners'], value: 'round' }] })
    await goLive(world)
    assert.deepEqual(await told(), ['changed Home', 'styles'])
    await changeStyles(ctx, { siteId, changes: [{ path: ['header', 'sticky'], value: 'always' }] })
    await addRedirect(ctx, { siteId, from: '/old', to: '/contact', status: 302 })
    await goLive(world)
    assert.deepEqual(await told(), ['header', 'redirects'])
    await changePage(ctx, { siteId, pageId: contact.id, title: 'Find us' })
    const { page } = await createPage(ctx, {
      siteId,
      kind: 'layout',
      title: 'Prices',
      nav: 'main',
      parentId: null,
    })
    await goLive(world)
    assert.deepEqual(await told(), ['added Prices', 'renamed Contact → Find us', 'navigation'])
    await changePage(ctx, { siteId, pageId: page.id, isHidden: true })
    await goLive(world)
    assert.deepEqual(await told(), ['navigation'])
    await deletePage(ctx, { siteId, pageId: page.id })
    await changePage(ctx, { siteId, pageId: contact.id, slug: 'find-us' })
    const before = await goLive(world)
    // The redirect that the new address writes goes with it.
    assert.deepEqual(await told(), ['changed Find us', 'removed Prices', 'redirects'])
    const footer = (await listPages(ctx)).pages.find((one) => one.kind === 'footer')
    assert.ok(footer)
    await changePage(ctx, { siteId, pageId: footer.id, title: 'The foot' })
    await goLive(world)
    assert.deepEqual(await told(), ['footer'])
    // A release that waits was never live; one that brings back is told against what it took the place of.
    await goLive(world, { at: new Date(ctx.clock.now() + 60_000).toISOString() })
    assert.equal((await listReleases(ctx, everyRelease(siteId))).releases[0]?.changes, null)
    await rollBack(ctx, { siteId, releaseId: before.id, reason: '' })
    assert.deepEqual(await told(), ['footer'])
    assert.equal((await listReleases(ctx, everyRelease(siteId))).releases[0]?.restores, before.number)
  }))

test('a page that another home page took the root from is led to by nothing, and found at its address', () =>
  onBlankSite(async (world) => {
    const { ctx, siteId, home, contact } = world
    await goLive(world)
    await changePage(ctx, { siteId, pageId: contact.id, isHome: true })
    await goLive(world)
    const live = await readLiveSite(ctx)
    assert.equal(live?.byPath.get('/')?.id, contact.id)
    assert.equal(live?.byPath.get('/home')?.id, home.id)
    assert.equal(await leads(ctx, '/contact'), '301 /')
  }))

test('a page whose old address goes to another goes along to its new one, and nothing else of it does', () =>
  onBlankSite(async (world) => {
    const { ctx, siteId, contact } = world
    await goLive(world)
    await changePage(ctx, { siteId, pageId: contact.id, slug: 'find-us', title: 'Find us' })
    const { page: fresh } = await createPage(ctx, {
      siteId,
      kind: 'layout',
      title: 'Contact',
      nav: 'main',
      parentId: null,
    })
    assert.equal(fresh.path, '/contact')
    const made = await release(ctx, { siteId, styles: true, note: '', pageIds: [fresh.id] })
    assert.deepEqual(made.moved, [{ title: 'Find us', from: '/contact', to: '/find-us' }])
    const live = await readLiveSite(ctx)
    assert.equal(live?.byPath.get('/contact')?.id, fresh.id)
    assert.deepEqual(
      [live?.byPath.get('/find-us')?.id, live?.byPath.get('/find-us')?.title],
      [contact.id, 'Contact'],
    )
    assert.deepEqual(await pendingIn(ctx), ['changed page Find us'])
    await goLive(world)
    assert.deepEqual(await pendingIn(ctx), [])
  }))

test('a page that only moved along has nothing left to release', () =>
  onBlankSite(async (world) => {
    const { ctx, siteId, contact } = world
    await goLive(world)
    await changePage(ctx, { siteId, pageId: contact.id, slug: 'find-us' })
    const page = { siteId, kind: 'layout', title: 'Contact', nav: 'main', parentId: null } as const
    const { page: fresh } = await createPage(ctx, page)
    await goLive(world, { pageIds: [fresh.id] })
    assert.equal((await readLiveSite(ctx))?.byPath.get('/find-us')?.id, contact.id)
    assert.deepEqual(await pendingIn(ctx), [])
  }))

test('a new home page that goes alone leaves the old one at its own address', () =>
  onBlankSite(async (world) => {
    const { ctx, siteId, home, contact } = world
    await goLive(world)
    await changePage(ctx, { siteId, pageId: contact.id, isHome: true })
    await goLive(world, { pageIds: [contact.id] })
    const live = await readLiveSite(ctx)
    assert.equal(live?.byPath.get('/')?.id, contact.id)
    assert.equal(live?.byPath.get('/home')?.id, home.id)
    assert.deepEqual(
      live?.manifest.pages.filter(({ isHome }) => isHome).map(({ id }) => id),
      [contact.id],
    )
  }))

test('a page that visitors still see is not put out of its address by another: both are named', () =>
  onBlankSite(async (world) => {
    const { ctx, siteId, contact } = world
    await goLive(world)
    await deletePage(ctx, { siteId, pageId: contact.id })
    const page = { siteId, kind: 'layout', title: 'Contact', nav: 'main', parentId: null } as const
    const { page: fresh } = await createPage(ctx, page)
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
  }))

test('a scheduled release that would put a page out of its address by its time is called off and says so', () =>
  onBlankSite(async (world) => {
    const { ctx, siteId, contact } = world
    await goLive(world)
    await changePage(ctx, { siteId, pageId: contact.id, slug: 'find-us' })
    const page = { siteId, kind: 'layout', title: 'Contact', nav: 'main', parentId: null } as const
    const { page: fresh } = await createPage(ctx, page)
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
  }))

test('hand-made redirects are left out when they are not chosen; what an address leaves behind is not', () =>
  onBlankSite(async (world) => {
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
    assert.deepEqual(await pendingIn(ctx), ['changed redirects'])
    await goLive(world, { pageIds: [], styles: false })
    assert.deepEqual([await leads(ctx, '/old'), await leads(ctx, '/new')], ['none', '301 /'])
    assert.deepEqual(await pendingIn(ctx), [])
  }))

test('an earlier release comes back whole, with the reason, and drafts stay as they are', () =>
  onBlankSite(async (world) => {
    const { ctx, siteId } = world
    const first = await goLive(world)
    await relabel(world, 'Write to us')
    await goLive(world)
    const { release: back } = await rollBack(ctx, { siteId, releaseId: first.id, reason: 'Wrong words' })
    assert.deepEqual(
      [back.number, back.state, back.restores, back.note],
      [3, 'live', first.number, 'Wrong words'],
    )
    assert.equal(await shownLabel(ctx), 'Get in touch')
    assert.deepEqual(await pendingIn(ctx), ['changed page Home'])
  }))

test('a scheduled release takes what is drafted at its time, once; one that was called off takes nothing', () =>
  onBlankSite(async (world) => {
    const { ctx, siteId } = world
    await goLive(world)
    const at = new Date(ctx.clock.now() + 3_600_000).toISOString()
    const one = await goLive(world, { at, note: 'At noon' })
    const two = await goLive(world, { at })
    assert.deepEqual([one.state, one.scheduledFor, one.number], ['scheduled', at, 2])
    await relabel(world, 'Write to us')
    assert.equal(await shownLabel(ctx), 'Get in touch')
    const later = { ...ctx, clock: fixedClock(at) }
    await cancelRelease(ctx, { siteId, releaseId: two.id })
    assert.equal(await releaseScheduled(later, two.id), false)
    assert.equal(await releaseScheduled(later, one.id), true)
    assert.equal(await releaseScheduled(later, one.id), false)
    assert.equal(await shownLabel(ctx), 'Write to us')
    assert.deepEqual(
      (await listReleases(ctx, everyRelease(siteId))).releases.map(({ number, state, note }) => [
        number,
        state,
        note,
      ]),
      [
        [3, 'cancelled', ''],
        [2, 'live', 'At noon'],
        [1, 'past', ''],
      ],
    )
  }))

test('a scheduled release does not go live on a site that expired or was removed, and the timeline says so', () =>
  onBlankSite(async (world) => {
    const { ctx, siteId } = world
    await goLive(world)
    await relabel(world, 'Write to us')
    for (const [status, number] of [
      [siteStatus.expired, 2],
      [siteStatus.removed, 3],
    ] as const) {
      const at = new Date(ctx.clock.now() + 3_600_000).toISOString()
      const waiting = await goLive(world, { at, note: 'At noon' })
      await sql`update sites set status = ${siteStatus.trial}, status_before = null, removed_at = null
        where id = ${siteId}`.execute(ctx.db)
      await changeStatus(ctx, { siteId, to: status, why: 'A test' })
      assert.equal(await releaseScheduled({ ...ctx, clock: fixedClock(at) }, waiting.id), false)
      const [listed] = (await listReleases(ctx, everyRelease(siteId))).releases
      assert.deepEqual([listed?.number, listed?.state], [number, 'cancelled'])
      const { rows } = await sql<{ values: unknown; why: string }>`
        select details as "values", why from site_timeline where site_id = ${siteId} and what = 'pages.release_held'
        order by position desc limit 1`.execute(ctx.db)
      assert.deepEqual(rows[0], { values: { number }, why: 'At noon' })
      assert.equal(await shownLabel(ctx), 'Get in touch')
    }
    await sql`update sites set status = ${siteStatus.paid}, status_before = null, removed_at = null
      where id = ${siteId}`.execute(ctx.db)
    await goLive(world)
    assert.equal(await shownLabel(ctx), 'Write to us', 'by hand it does')
  }))

test('redirects that are none, lead in a circle or are there already are refused at their field', () =>
  onBlankSite(async ({ ctx, siteId }) => {
    const add = (from: string, to: string) => addRedirect(ctx, { siteId, from, to, status: 301 })
    await assert.rejects(add('old', '/menu'), { code: 'pages.redirect_from' })
    await assert.rejects(add('//evil.example', '/menu'), { code: 'pages.redirect_from' })
    await assert.rejects(add('/old', 'javascript:alert(1)'), { code: 'pages.redirect_to' })
    await assert.rejects(add('/old', '/old'), { code: 'pages.redirect_loop' })
    const { redirect } = await add('/a', '/b')
    await add('/b', 'https://example.com/c')
    await deleteRedirects(ctx, { siteId, redirectIds: [redirect.id] })
    await add('/a', '/b')
    await assert.rejects(add('/a/', '/a'), { code: 'pages.redirect_loop' })
    await assert.rejects(add('/a/', '/z'), { code: 'pages.redirect_taken' })
    assert.equal((await add('/typed/', '/z')).redirect.from, '/typed')
    await assert.rejects(add('/a', '/z'), { code: 'pages.redirect_taken' })
  }))

test('an entry of the navigation that only moved is told as its own change', () =>
  onBlankSite(async (world) => {
    const { ctx, siteId, contact } = world
    await createPage(ctx, { siteId, kind: 'layout', title: 'Menu', parentId: null, nav: 'main' })
    await goLive(world)
    await movePage(ctx, { siteId, pageId: contact.id, nav: 'main', parentId: null, before: world.home.id })
    assert.deepEqual(await pendingIn(ctx), ['changed page Contact'])
    await goLive(world)
    const shown = (await readLiveSite(ctx))?.manifest.pages.filter((page) => page.nav === 'main')
    assert.deepEqual(
      shown?.toSorted((a, b) => a.position - b.position).map((page) => page.title),
      ['Contact', 'Home', 'Menu'],
    )
    assert.ok((await listPages(ctx)).pages.every((page) => page.state === 'released'))
  }))

test('releases are found by note, number and state, either way, and by no sign that stands for others', () =>
  onBlankSite(async (world) => {
    const { ctx, siteId } = world
    const notes = ['Spring menu', 'Prices 100 %', 'New_hours', 'spring cleaning']
    for (const note of notes) {
      await relabel(world, note)
      await goLive(world, { note })
    }
    const found = async (given: Partial<Parameters<typeof listReleases>[1]>) =>
      (await listReleases(ctx, { ...everyRelease(siteId), ...given })).releases.map(({ number }) => number)
    assert.deepEqual(await found({}), [4, 3, 2, 1])
    assert.deepEqual(await found({ search: ' SPRING ' }), [4, 1])
    assert.deepEqual(await found({ search: '3' }), [3])
    assert.deepEqual(await found({ search: 'Release 3' }), [3])
    assert.deepEqual(await found({ search: '0 %' }), [2])
    assert.deepEqual(await found({ search: '_' }), [3])
    assert.deepEqual(await found({ state: ['live'] }), [4])
    assert.deepEqual(await found({ state: ['past', 'live'], search: 'spring' }), [4, 1])
    assert.deepEqual(await found({ state: ['cancelled'] }), [])
    assert.deepEqual(await found({ direction: 'ascending', after: 2 }), [3, 4])
    assert.deepEqual(await found({ before: 4, search: 'spring' }), [1])
    assert.deepEqual(await found({ search: '99999999999999999999' }), [])
  }))

test('several redirects are deleted at once and come back as they were, where nothing has taken their place', () =>
  onBlankSite(async ({ ctx, siteId, contact }) => {
    const add = async (from: string, to: string, status: 301 | 302 = 301) =>
      (await addRedirect(ctx, { siteId, from, to, status })).redirect
    const told = async () =>
      (await listRedirects(ctx)).redirects
        .map(
          ({ from, to, status, isAutomatic, createdAt }) =>
            `${from} ${to} ${status}${isAutomatic ? ' automatic' : ''} ${createdAt}`,
        )
        .toSorted()
    await goLive({ ctx, siteId } as PagesWorld)
    await changePage(ctx, { siteId, pageId: contact.id, slug: 'write' } as Parameters<typeof changePage>[1])
    const [one, two, stays] = [await add('/a', '/b', 302), await add('/c', '/d'), await add('/e', '/f')]
    const before = await told()
    const all = (await listRedirects(ctx)).redirects.filter(({ id }) => id !== stays.id)
    const { redirects: gone } = await deleteRedirects(ctx, {
      siteId,
      redirectIds: [...all.map(({ id }) => id), newId()],
    })
    assert.equal(gone.length, all.length)
    assert.deepEqual(await told(), [`/e /f 301 ${stays.createdAt}`])
    assert.deepEqual(await deleteRedirects(ctx, { siteId, redirectIds: [one.id, two.id] }), { redirects: [] })

    assert.deepEqual(await restoreRedirects(ctx, { siteId, redirects: gone }), { restored: gone.length })
    assert.deepEqual(await told(), before)
    assert.deepEqual(await restoreRedirects(ctx, { siteId, redirects: gone }), { restored: 0 })

    const ids = (await listRedirects(ctx)).redirects.map(({ id }) => id)
    await deleteRedirects(ctx, { siteId, redirectIds: ids })
    await add('/a', '/elsewhere')
    await add('/d', '/c')
    assert.deepEqual(await restoreRedirects(ctx, { siteId, redirects: [one, two] }), { restored: 0 })
    const wrong = { status: 301, isAutomatic: false, createdAt: one.createdAt } as const
    // What leads to one that stays away comes back: it is in no circle.
    assert.deepEqual(
      await restoreRedirects(ctx, { siteId, redirects: [two, { ...wrong, from: '/x', to: '/c' }] }),
      { restored: 1 },
    )
    // An address is one, however its letters are written; and none is from a day to come.
    await add('/café', '/b')
    assert.deepEqual(
      await restoreRedirects(ctx, {
        siteId,
        redirects: [
          { ...wrong, from: '/caf%C3%A9', to: '/c' },
          { ...wrong, from: '/later', to: '/c', createdAt: '9999-01-01T00:00:00.000Z' },
        ],
      }),
      { restored: 1 },
    )
    const later = (await listRedirects(ctx)).redirects.find(({ from }) => from === '/later')
    assert.ok(later && Date.parse(later.createdAt) <= Date.now())
    // Where a release has written one in the meantime, that one stays.
    const carried = { from: '/later', to: '/z', status: 301, isAutomatic: false } as const
    assert.equal(await carryRedirects(ctx, [carried, { ...carried, from: '/free' }]), 1)
    assert.deepEqual(
      await restoreRedirects(ctx, {
        siteId,
        redirects: [
          { ...wrong, from: '//evil.example', to: '/x' },
          { ...wrong, from: '/script', to: 'javascript:alert(1)' },
          { ...wrong, from: '/y', to: '/z' },
          { ...wrong, from: '/y', to: '/again' },
        ],
      }),
      { restored: 1 },
    )
  }))
