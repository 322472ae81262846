import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { anAccount, aSite, onSiteAs } from '#areas/sites/testing.ts'
import { DAY, fixedClock } from '#kernel/clock.ts'
import type { Ctx } from '#platform/ctx.ts'
import { rolledBack, testClock, testCtx } from '#platform/testing/world.ts'
import { getContact } from '../book/get-contact.ts'
import { suppressedAmong } from '../consent/suppression.store.ts'
import { contactOfEmail } from '../contact/contact.store.ts'
import { joining } from '../testing.ts'
import { askToConfirm } from './ask-to-confirm.job.ts'
import { confirmMembership } from './confirm-membership.ts'
import { createList } from './create-list.ts'
import { deleteList } from './delete-list.ts'
import { joinList } from './join-list.ts'
import { leaveByToken } from './leave-by-token.ts'
import { linkToken } from './link-token.ts'
import { listLists } from './list-lists.ts'
import { restoreList } from './restore-list.ts'

interface OnList {
  readonly ctx: Ctx
  readonly siteId: string
  readonly listId: string
}

const EMAIL = 'noor@example.com'

function onList(work: (here: OnList) => Promise<void>, isConfirmedByMail = true): Promise<void> {
  return rolledBack('platform', async (db) => {
    const platform = testCtx(db)
    const owner = await anAccount(platform)
    const siteId = await aSite(platform, owner)
    const ctx = onSiteAs(platform, owner, siteId)
    const { id: listId } = await createList(ctx, {
      siteId,
      name: 'News',
      publicName: 'Our news',
      isConfirmedByMail,
    })
    await work({ ctx, siteId, listId })
  })
}

const later = (ctx: Ctx, days: number): Ctx => ({
  ...ctx,
  clock: fixedClock(new Date(testClock.now() + days * DAY).toISOString()),
})

/** What the owner sees of who has the address. */
async function seen({ ctx, siteId }: OnList) {
  const contactId = await contactOfEmail(ctx, EMAIL)
  assert.ok(contactId)
  const { memberships, consents } = await getContact(ctx, { siteId, contactId })
  const acts = consents.map(({ act }) => act)
  return { contactId, states: memberships.map(({ state }) => state), acts: acts.toSorted() }
}

/** Runs what joining has queued, and tells how many mails there are now. */
async function mailed({ ctx, siteId, listId }: OnList, contactId: string): Promise<number> {
  await askToConfirm(ctx, { listId, contactId })
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from mails where site_id = ${siteId} and kind = 'contacts.confirm'`.execute(
    ctx.db,
  )
  return rows[0]?.n ?? 0
}

const isOver = (error: unknown): boolean => (error as { code?: string }).code === 'contacts.link_over'

test('who joins is on the list once they confirm, and what they agreed to is kept word for word', () =>
  onList(async (here) => {
    const { ctx, siteId, listId } = here
    await joinList(ctx, joining(listId))
    const { contactId, states, acts } = await seen(here)
    assert.deepEqual([states, acts], [['unconfirmed'], ['given']])
    const token = linkToken(ctx, 'confirm', { listId, contactId }, EMAIL)
    assert.ok(!token.includes('noor'))
    assert.deepEqual(await confirmMembership(ctx, token), { list: 'Our news' })
    // Pressed twice, it is confirmed once.
    await confirmMembership(ctx, token)
    const after = await seen(here)
    assert.deepEqual([after.states, after.acts], [['confirmed'], ['confirmed', 'given']])
    const { consents } = await getContact(ctx, { siteId, contactId })
    for (const { words, place, language, list, address } of consents)
      assert.deepEqual(
        [words, place, language, list, address],
        ['Send me news by email.', '/news', 'en-US', 'News', EMAIL],
      )
  }))

test('an address gets one mail a day, none once it is confirmed, and none while it is suppressed', () =>
  onList(async (here) => {
    const { ctx, listId } = here
    await joinList(ctx, joining(listId))
    const { contactId } = await seen(here)
    assert.deepEqual([await mailed(here, contactId), await mailed(here, contactId)], [1, 1])
    assert.equal(await mailed({ ...here, ctx: later(ctx, 1) }, contactId), 2)
    await confirmMembership(ctx, linkToken(ctx, 'confirm', { listId, contactId }, EMAIL))
    assert.equal(await mailed({ ...here, ctx: later(ctx, 2) }, contactId), 2)
    await leaveByToken(ctx, linkToken(ctx, 'leave', { listId, contactId }, EMAIL), { all: true })
    assert.deepEqual(await suppressedAmong(ctx, [EMAIL, 'bo@example.com']), new Set([EMAIL]))
    await joinList(later(ctx, 3), joining(listId))
    assert.equal(await mailed({ ...here, ctx: later(ctx, 3) }, contactId), 2)
  }))

test('a link that is old, changed, another’s or for something else confirms nothing', () =>
  onList(async (here) => {
    const { ctx, listId } = here
    await joinList(ctx, joining(listId))
    const { contactId } = await seen(here)
    const place = { listId, contactId }
    const good = linkToken(ctx, 'confirm', place, EMAIL)
    const bad = [
      '',
      'nothing',
      `${good.slice(0, -3)}AAA`,
      good.replace(listId, contactId),
      linkToken(ctx, 'leave', place, EMAIL),
      linkToken(ctx, 'confirm', place, 'bo@example.com'),
    ]
    for (const token of bad) await assert.rejects(confirmMembership(ctx, token), isOver, token)
    await assert.rejects(confirmMembership(later(ctx, 15), good), isOver)
    assert.deepEqual((await seen(here)).states, ['unconfirmed'])
    await confirmMembership(later(ctx, 14), good)
    assert.deepEqual((await seen(here)).states, ['confirmed'])
  }))

test('who left stays away: no old link, and nobody who types their address, puts them back', () =>
  onList(async (here) => {
    const { ctx, listId } = here
    await joinList(ctx, joining(listId))
    const { contactId, states } = await seen(here)
    assert.deepEqual(states, ['confirmed'], 'this list takes people without a mail')
    const place = { listId, contactId }
    await leaveByToken(ctx, linkToken(ctx, 'confirm', place, EMAIL))
    assert.deepEqual((await seen(here)).states, ['confirmed'], 'only a link to leave leaves')
    await leaveByToken(ctx, linkToken(ctx, 'leave', place, EMAIL))
    await leaveByToken(ctx, linkToken(ctx, 'leave', place, EMAIL))
    assert.deepEqual(await seen(here), { contactId, states: ['left'], acts: ['given', 'withdrawn'] })
    await assert.rejects(confirmMembership(ctx, linkToken(ctx, 'confirm', place, EMAIL)), isOver)
    await joinList(ctx, joining(listId))
    assert.deepEqual((await seen(here)).states, ['unconfirmed'])
  }, false))

test('a deleted list keeps its people, who can still leave it, and comes back with them', () =>
  onList(async (here) => {
    const { ctx, siteId, listId } = here
    await joinList(ctx, joining(listId))
    const { contactId } = await seen(here)
    await deleteList(ctx, { siteId, listId })
    assert.deepEqual((await listLists(ctx)).lists, [])
    await assert.rejects(joinList(ctx, joining(listId)))
    await restoreList(ctx, { siteId, listId })
    assert.deepEqual(
      (await listLists(ctx)).lists.map(({ confirmed }) => confirmed),
      [1],
    )
    await deleteList(ctx, { siteId, listId })
    await leaveByToken(ctx, linkToken(ctx, 'leave', { listId, contactId }, EMAIL))
    await createList(ctx, { siteId, name: 'news', publicName: 'News', isConfirmedByMail: true })
    await assert.rejects(restoreList(ctx, { siteId, listId }))
  }, false))
