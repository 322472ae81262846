import assert from 'node:assert/strict'
import { newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { goLive, testOnBlankSite as test } from '../testing.ts'
import { changePage } from '../tree/change-page.ts'
import { addRedirect } from './add-redirect.ts'
import { deleteRedirects } from './delete-redirects.ts'
import { listRedirects } from './list-redirects.ts'
import { carryRedirects } from './redirect.store.ts'
import { restoreRedirects } from './restore-redirects.ts'

const told = async (ctx: Ctx) =>
  (await listRedirects(ctx)).redirects
    .map(
      ({ from, to, status, isAutomatic, createdAt }) =>
        `${from} ${to} ${status} ${isAutomatic ? 'automatic' : 'by hand'} ${createdAt}`,
    )
    .toSorted()

test('what comes back is as it was, whatever is said of who made it and since when', async (world) => {
  const { ctx, siteId, contact } = world
  await goLive({ ctx, siteId })
  await changePage(ctx, { siteId, pageId: contact.id, slug: 'write' })
  await goLive({ ctx, siteId })
  await addRedirect(ctx, { siteId, from: '/by-hand', to: '/write', status: 301 })
  const before = await told(ctx)
  assert.deepEqual(
    before.map((one) => one.replace(/ [^ ]+$/, '')),
    ['/by-hand /write 301 by hand', '/contact /write 301 automatic'],
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
})

test('redirects that are none, lead in a circle or are there already are refused at their field', async (world) => {
  const { ctx, siteId } = world
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
})

test('an address that is written in other letters is the same, and has one redirect', async (world) => {
  const { ctx, siteId } = world
  const add = (from: string) => addRedirect(ctx, { siteId, from, to: '/contact', status: 301 })
  await add('/caf%C3%A9')
  for (const from of ['/café', '/caf%c3%a9', '/%63af%C3%A9/'])
    await assert.rejects(add(from), { code: 'pages.redirect_taken' })
  await add('/cafe')
})

test('several redirects are deleted at once and come back as they were, where nothing has taken their place', async (world) => {
  const { ctx, siteId, contact } = world
  const add = async (from: string, to: string, status: 301 | 302 = 301) =>
    (await addRedirect(ctx, { siteId, from, to, status })).redirect
  await goLive({ ctx, siteId })
  await changePage(ctx, { siteId, pageId: contact.id, slug: 'write' })
  const [one, two, stays] = [await add('/a', '/b', 302), await add('/c', '/d'), await add('/e', '/f')]
  const before = await told(ctx)
  const all = (await listRedirects(ctx)).redirects.filter(({ id }) => id !== stays.id)
  const { redirects: gone } = await deleteRedirects(ctx, {
    siteId,
    redirectIds: [...all.map(({ id }) => id), newId()],
  })
  assert.equal(gone.length, all.length)
  assert.deepEqual(await told(ctx), [`/e /f 301 by hand ${stays.createdAt}`])
  assert.deepEqual(await deleteRedirects(ctx, { siteId, redirectIds: [one.id, two.id] }), { redirects: [] })

  assert.deepEqual(await restoreRedirects(ctx, { siteId, redirects: gone }), { restored: gone.length })
  assert.deepEqual(await told(ctx), before)
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
})

test('of what the program answers itself a redirect comes back only where it proves to have been there', async (world) => {
  const { ctx, siteId } = world
  const own = { from: '/robots.txt', to: '/menu', status: 301, isAutomatic: false } as const
  // As an archive brings it.
  await carryRedirects(ctx, [own])
  const redirectIds = (await listRedirects(ctx)).redirects.map(({ id }) => id)
  const { redirects: gone } = await deleteRedirects(ctx, { siteId, redirectIds })
  const unsealed = gone.map((one) => ({ ...one, seal: undefined }))
  assert.deepEqual(await restoreRedirects(ctx, { siteId, redirects: unsealed }), { restored: 0 })
  assert.deepEqual(await restoreRedirects(ctx, { siteId, redirects: gone }), { restored: 1 })
  assert.deepEqual(
    (await listRedirects(ctx)).redirects.map(({ from, to }) => [from, to]),
    [['/robots.txt', '/menu']],
  )
})
