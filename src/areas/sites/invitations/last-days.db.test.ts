import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { DAY, HOUR } from '#kernel/clock.ts'
import { asAccount, testRolledBack as test } from '#platform/testing/world.ts'
import { permissions as p } from '../contract.ts'
import { changeContributor } from '../contributors/change-contributor.ts'
import { listContributors } from '../contributors/list-contributors.ts'
import { siteAccess } from '../contributors/site-access.ts'
import { aContributor, aBookshop, aSite, anAccount, anInvitation, asEditor, onSiteAs } from '../testing.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { invite } from './invite.ts'
import { resendInvitation } from './resend-invitation.ts'
import { seeInvitation } from './see-invitation.ts'

test('an end date comes with the invitation', async (db) => {
  const { clock, ctx, siteId, mine } = await aBookshop(db)
  const endsAt = new Date(clock.now() + 3 * DAY).toISOString()
  const { token } = await anInvitation(mine, siteId, 'noor@example.com', { endsAt })
  const noor = await anAccount(ctx)
  await acceptInvitation(asAccount(ctx, noor), { token })
  assert.ok(await siteAccess(asAccount(ctx, noor), siteId))
  clock.advance(3 * DAY)
  assert.equal(await siteAccess(asAccount(ctx, noor), siteId), null)
})

test('a last day ends in the site’s time zone, and is shown as that day', async (db) => {
  const { ctx, owner } = await aBookshop(db)
  const siteId = await aSite(ctx, owner, { timeZone: 'America/Los_Angeles' })
  const mine = onSiteAs(ctx, owner, siteId)
  const { token, id } = await anInvitation(mine, siteId, 'noor@example.com', { endsAt: '2026-12-04' })
  const seen = await seeInvitation(ctx, { token })
  assert.deepEqual([seen.endsAt, seen.lastDay], ['2026-12-05T08:00:00.000Z', '2026-12-04'])
  const { rows } = await sql<{ plain: string }>`select plain from mails where site_id = ${siteId}`.execute(db)
  assert.match(rows[0]?.plain ?? '', /December 4, 2026|4 December 2026/)
  const { invitations } = await listContributors(mine)
  assert.deepEqual([invitations[0]?.id, invitations[0]?.lastDay], [id, '2026-12-04'])
  const noor = await anAccount(ctx)
  await acceptInvitation(asAccount(ctx, noor), { token })
  await changeContributor(mine, { siteId, accountId: noor.id, ...asEditor, endsAt: '2027-03-14' })
  const { contributors } = await listContributors(mine)
  const place = contributors.find(({ accountId }) => accountId === noor.id)
  assert.deepEqual([place?.endsAt, place?.lastDay], ['2027-03-15T07:00:00.000Z', '2027-03-14'])
})

test('today is a last day as long as it lasts where the site is', async (db) => {
  const { ctx, owner, clock } = await aBookshop(db)
  const siteId = await aSite(ctx, owner, { timeZone: 'America/Los_Angeles' })
  const mine = onSiteAs(ctx, owner, siteId)
  clock.advance(20 * HOUR)
  const given = { siteId, ...asEditor, email: 'noor@example.com' }
  // 22:00 on the 20th in Los Angeles, the 21st in UTC.
  await invite(mine, { ...given, endsAt: '2026-11-20' })
  await assert.rejects(invite(mine, { ...given, endsAt: '2026-11-19' }), { code: 'sites.end_in_past' })
})

test('whose end has come is invited anew, and comes anew', async (db) => {
  const { clock, ctx, siteId, mine } = await aBookshop(db)
  const guest = await aContributor(ctx, siteId, { roles: ['viewer'], endsAt: clock.now() + DAY })
  const { token: early } = await anInvitation(mine, siteId, 'guest@work.example')
  await assert.rejects(acceptInvitation(asAccount(ctx, guest), { token: early }), {
    code: 'sites.contributes_already_you',
  })
  clock.advance(DAY)
  const { token } = await anInvitation(mine, siteId, guest.email)
  await acceptInvitation(asAccount(ctx, guest), { token })
  assert.ok((await siteAccess(asAccount(ctx, guest), siteId))?.rights.has(p.pagesRelease.name))
  const { contributors } = await listContributors(mine)
  const place = contributors.find(({ accountId }) => accountId === guest.id)
  assert.deepEqual([place?.roles, place?.endsAt], [['website_editor'], null])
  assert.equal(place?.since, new Date(clock.now()).toISOString())
})

test('an invitation whose last day is over is not sent again', async (db) => {
  const { clock, siteId, mine } = await aBookshop(db)
  const { id } = await anInvitation(mine, siteId, 'noor@example.com', { endsAt: '2026-11-22' })
  clock.advance(5 * DAY)
  await assert.rejects(resendInvitation(mine, { siteId, invitationId: id }), {
    code: 'sites.invitation_over',
    kind: 'conflict',
  })
})

test('whose time is over is given no more of it by a change: their seat may be another’s by now', async (db) => {
  const { clock, ctx, siteId, mine } = await aBookshop(db)
  const guest = await aContributor(ctx, siteId, { roles: ['viewer'], endsAt: clock.now() + DAY })
  const change = { siteId, accountId: guest.id, ...asEditor }
  await changeContributor(mine, { ...change, endsAt: new Date(clock.now() + DAY).toISOString() })
  clock.advance(DAY)
  await assert.rejects(changeContributor(mine, change), { code: 'sites.no_contributor', kind: 'not_found' })
  assert.equal(await siteAccess(asAccount(ctx, guest), siteId), null)
})
