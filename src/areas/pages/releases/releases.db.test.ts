import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { cancelRelease, listReleases, release, releaseScheduled, rollBack } from '#areas/releases/index.ts'
import { changeStatus } from '#areas/sites/index.ts'
import { fixedClock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { type Ctx } from '#platform/ctx.ts'
import { testCtx } from '#platform/testing/world.ts'
import { addRedirect } from '../redirects/add-redirect.ts'
import { changeStyles } from '../styles/change-styles.ts'
import { readStyles } from '../styles/read-styles.ts'
import {
  aBlankSite,
  everyRelease,
  goLive,
  leads,
  testOnBlankSite as test,
  pendingOf,
  relabel,
  shownLabel,
  makePage,
} from '../testing.ts'
import { changePage } from '../tree/change-page.ts'
import { deletePage } from '../tree/delete-page.ts'
import { listPages } from '../tree/list-pages.ts'
import { movePage } from '../tree/move-page.ts'
import { restorePage } from '../tree/restore-page.ts'
import { readLiveSite } from '../visitor/live-site.ts'

test('nobody releases or rolls back with an address that is not confirmed', async ({ ctx, siteId }) => {
  assert.ok(ctx.actor.kind === 'account')
  const unverified: Ctx = { ...ctx, actor: { ...ctx.actor, isVerified: false } }
  const code = { code: 'pages.release_unverified' }
  await assert.rejects(release(unverified, { siteId, styles: true, note: '' }), code)
  await assert.rejects(rollBack(unverified, { siteId, releaseId: newId(), reason: '' }), code)
})

test('releases that are not there, of another site, live or never live are no way back', async (world) => {
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
})

test('pending changes are listed; a release takes them live, and then none is pending', async (world) => {
  const { ctx, siteId } = world
  assert.deepEqual(await pendingOf(world), ['new page Contact', 'new page Footer', 'new page Home'])
  const first = await goLive(world, { note: 'The beginning' })
  assert.deepEqual([first.number, first.state, first.note, first.pages], [1, 'live', 'The beginning', 3])
  assert.deepEqual(await pendingOf(world), [])

  await relabel(world, 'Write to us')
  await changeStyles(ctx, { siteId, changes: [{ path: ['corners'], value: 'round' }] })
  await addRedirect(ctx, { siteId, from: '/old', to: '/contact', status: 302 })
  await deletePage(ctx, { siteId, pageId: world.contact.id })
  assert.deepEqual(await pendingOf(world), [
    'changed page Home',
    'changed redirects',
    'changed styles',
    'deleted page Contact',
  ])
  assert.equal(await shownLabel(ctx), 'Get in touch')
  assert.equal((await readStyles(ctx)).isReleased, false)
  await goLive(world)
  assert.deepEqual(await pendingOf(world), [])
  assert.equal(await shownLabel(ctx), 'Write to us')
  assert.equal(await leads(ctx, '/contact'), 'none')
  assert.deepEqual(
    (await listReleases(ctx, everyRelease(siteId))).releases.map(({ number, state }) => [number, state]),
    [
      [2, 'live'],
      [1, 'past'],
    ],
  )
})

test('a page that comes back from the trash to where it was has nothing to release; elsewhere it has', async (world) => {
  const { ctx, siteId, contact } = world
  const page = { siteId, pageId: contact.id }
  await goLive(world)
  await deletePage(ctx, page)
  assert.deepEqual(await pendingOf(world), ['deleted page Contact'])
  const back = await restorePage(ctx, page)
  assert.equal(back.page.state, 'released')
  assert.deepEqual(await pendingOf(world), [])

  await deletePage(ctx, page)
  await makePage(world, 'Contact')
  const elsewhere = await restorePage(ctx, page)
  assert.equal(elsewhere.page.path, '/contact-2')
  assert.equal(elsewhere.page.state, 'changed')
})

test('a release tells what it changed against the one that was live before it', async (world) => {
  const { ctx, siteId, contact } = world
  const told = async () => {
    const [latest] = (await listReleases(ctx, everyRelease(siteId))).releases
    const { isFirst, counts, pages, site } = latest?.changes ?? assert.fail('no changes')
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
  const page = await makePage(world, 'Prices')
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
  // A release that waits was never live; a rollback is compared with what it replaced.
  await goLive(world, { at: new Date(ctx.clock.now() + 60_000).toISOString() })
  assert.equal((await listReleases(ctx, everyRelease(siteId))).releases[0]?.changes, null)
  await rollBack(ctx, { siteId, releaseId: before.id, reason: '' })
  assert.deepEqual(await told(), ['footer'])
  assert.equal((await listReleases(ctx, everyRelease(siteId))).releases[0]?.restores, before.number)
})

test('an earlier release comes back whole, with the reason, and drafts stay as they are', async (world) => {
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
  assert.deepEqual(await pendingOf(world), ['changed page Home'])
})

test('a scheduled release takes what is drafted at its time, once; one that was called off takes nothing', async (world) => {
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
})

test('a scheduled release does not go live on a site that expired or was removed, and the timeline says so', async (world) => {
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
})

test('an entry of the navigation that only moved is listed as its own change', async (world) => {
  const { ctx, siteId, contact } = world
  await makePage(world, 'Menu')
  await goLive(world)
  await movePage(ctx, { siteId, pageId: contact.id, nav: 'main', parentId: null, before: world.home.id })
  assert.deepEqual(await pendingOf(world), ['changed page Contact'])
  await goLive(world)
  const shown = (await readLiveSite(ctx))?.content.pages.filter((page) => page.nav === 'main')
  assert.deepEqual(
    shown?.toSorted((a, b) => a.position - b.position).map((page) => page.title),
    ['Contact', 'Home', 'Menu'],
  )
  assert.ok((await listPages(ctx)).pages.every((page) => page.state === 'released'))
})

test('releases are found by note, number and state, either way, and by no sign that stands for others', async (world) => {
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
})
