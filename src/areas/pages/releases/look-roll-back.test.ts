import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newId } from '#kernel/ids.ts'
import { onBlankSite, releaseAll } from '../testing.ts'
import { changePage } from '../tree/change-page.ts'
import { deletePage } from '../tree/delete-page.ts'
import { listPages } from '../tree/list-pages.ts'
import { restorePage } from '../tree/restore-page.ts'
import { lookRollBack } from './look-roll-back.ts'

const nothing = { opened: [], sought: [], locked: [], returned: [] }

test('what going back opens to everybody is told before, by what visitors meet now', () =>
  onBlankSite(async (world) => {
    const { ctx, siteId, home, contact } = world
    const settings = (await listPages(ctx)).pages.find(({ id }) => id === home.id)?.settings
    const before = await releaseAll(world, '')
    const look = (releaseId: string) => lookRollBack(ctx, { siteId, releaseId })
    await changePage(ctx, { siteId, pageId: contact.id, title: 'For friends', password: 'a long word' })
    assert.ok(settings)
    await changePage(ctx, { siteId, pageId: home.id, settings: { ...settings, isNoindex: true } })
    // Drafted alone, it closes nothing that going back would open.
    assert.deepEqual(await look(before.id), nothing)
    const closed = await releaseAll(world, '')
    assert.deepEqual(await look(before.id), {
      ...nothing,
      opened: [{ id: contact.id, title: 'Contact', path: '/contact' }],
      sought: [{ id: home.id, title: 'Home', path: '/' }],
    })
    assert.deepEqual(await look(closed.id), nothing)
    await changePage(ctx, { siteId, pageId: contact.id, password: null })
    await releaseAll(world, '')
    assert.deepEqual((await look(before.id)).opened, [])
    await assert.rejects(look(newId()), { code: 'not_found' })
    // One that is off the site now would come back open, while its draft is closed.
    await changePage(ctx, { siteId, pageId: contact.id, password: 'a long word' })
    await deletePage(ctx, { siteId, pageId: contact.id })
    await releaseAll(world, '')
    await restorePage(ctx, { siteId, pageId: contact.id })
    assert.deepEqual((await look(before.id)).opened, [{ id: contact.id, title: 'Contact', path: '/contact' }])
  }))

test('a password that is another by now, or none, is told before going back brings it back', () =>
  onBlankSite(async (world) => {
    const { ctx, siteId, contact } = world
    const look = async (releaseId: string) => (await lookRollBack(ctx, { siteId, releaseId })).locked
    const told = [{ id: contact.id, title: 'Contact', path: '/contact' }]
    const open = await releaseAll(world, '')
    await changePage(ctx, { siteId, pageId: contact.id, password: 'a long word' })
    const closed = await releaseAll(world, '')
    assert.deepEqual(await look(closed.id), [])
    await changePage(ctx, { siteId, pageId: contact.id, password: 'another word' })
    // Visitors are still asked for the first.
    assert.deepEqual(await look(closed.id), [])
    await releaseAll(world, '')
    assert.deepEqual(await look(closed.id), told)
    assert.deepEqual(await look(open.id), [])
    await changePage(ctx, { siteId, pageId: contact.id, password: null })
    await releaseAll(world, '')
    assert.deepEqual(await look(closed.id), told)
  }))

test('pages that were taken off the site since are told before going back brings them back', () =>
  onBlankSite(async (world) => {
    const { ctx, siteId, contact } = world
    const look = async (releaseId: string) => (await lookRollBack(ctx, { siteId, releaseId })).returned
    const before = await releaseAll(world, '')
    await deletePage(ctx, { siteId, pageId: contact.id })
    // In the trash alone it is on the site as it was.
    assert.deepEqual(await look(before.id), [])
    const without = await releaseAll(world, '')
    const told = [{ id: contact.id, title: 'Contact', path: '/contact' }]
    assert.deepEqual(await look(before.id), told)
    assert.deepEqual(await look(without.id), [])
    await restorePage(ctx, { siteId, pageId: contact.id })
    assert.deepEqual(await look(before.id), told)
    await releaseAll(world, '')
    assert.deepEqual(await look(before.id), [])
  }))
