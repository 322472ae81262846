import assert from 'node:assert/strict'
import { DAY, MINUTE } from '#kernel/clock.ts'
import type { Id } from '#kernel/ids.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { testRolledBack as test } from '#platform/testing/world.ts'
import { aBookshop, anAccount, aSite, onSiteAs } from '../testing.ts'
import { invite } from './invite.ts'
import { takeInvitationMail } from './mail-limits.ts'
import { offerSite } from './offer-site.ts'
import { resendInvitation } from './resend-invitation.ts'
import { revokeInvitation } from './revoke-invitation.ts'
import { withdrawOffer } from './withdraw-offer.ts'

const asked = (siteId: Id, email: string) => ({
  siteId,
  email,
  roles: ['viewer' as const],
  customRoleIds: [],
  calendars: null,
  endsAt: null,
})

/** Has so many mails counted, the first of them of an invitation that is taken back. */
async function inviteMany(mine: Ctx, siteId: Id, count: number): Promise<void> {
  const { id } = await invite(mine, asked(siteId, `guest-${siteId}@example.com`))
  await revokeInvitation(mine, { siteId, invitationId: id })
  for (let n = 1; n < count; n += 1) await takeInvitationMail(mine, `guest-${n}-${siteId}@example.com`)
}

test('a site sends 100 invitations in 24 hours, those taken back and offers among them', async (db) => {
  const { clock, siteId, mine } = await aBookshop(db)
  await inviteMany(mine, siteId, 99)
  await offerSite(mine, { siteId, email: 'next@example.com' })
  await withdrawOffer(mine)
  const refused = { code: 'sites.invitations_a_day', kind: 'too_many' }
  await assert.rejects(invite(mine, asked(siteId, 'one.more@example.com')), refused)
  await assert.rejects(offerSite(mine, { siteId, email: 'one.more@example.com' }), refused)
  clock.advance(DAY)
  await invite(mine, asked(siteId, 'one.more@example.com'))
})

test('a person sends 200 invitations in 24 hours, over however many sites', async (db) => {
  const { clock, ctx, owner, siteId, mine } = await aBookshop(db)
  await inviteMany(mine, siteId, 100)
  const second = await aSite(ctx, owner)
  await inviteMany(onSiteAs(ctx, owner, second), second, 100)
  const third = await aSite(ctx, owner)
  const there = onSiteAs(ctx, owner, third)
  const one = asked(third, 'one.more@example.com')
  await assert.rejects(invite(there, one), { code: 'sites.invitations_a_day_yours', kind: 'too_many' })
  const other = await anAccount(ctx)
  const theirs = await aSite(ctx, other)
  await invite(onSiteAs(ctx, other, theirs), asked(theirs, one.email))
  clock.advance(DAY)
  await invite(there, one)
})

test('one address gets ten invitations in 24 hours, from all senders and in every way', async (db) => {
  const { clock, ctx, siteId, mine } = await aBookshop(db)
  const email = 'noor@example.com'
  const { id } = await invite(mine, asked(siteId, email))
  for (let n = 0; n < 8; n += 1) {
    clock.advance(MINUTE)
    await resendInvitation(mine, { siteId, invitationId: id })
  }
  const other = await anAccount(ctx)
  const elsewhere = await aSite(ctx, other)
  const theirs = onSiteAs(ctx, other, elsewhere)
  await offerSite(theirs, { siteId: elsewhere, email: email.toUpperCase() })
  await withdrawOffer(theirs)
  const full = { code: 'sites.invitations_to_address', kind: 'too_many' }
  clock.advance(MINUTE)
  await assert.rejects(resendInvitation(mine, { siteId, invitationId: id }), full)
  const atField = await invite(theirs, asked(elsewhere, email)).catch((error: unknown) => error)
  assert.ok(atField instanceof Refusal)
  assert.partialDeepStrictEqual({ ...atField }, full)
  assert.partialDeepStrictEqual(atField.detail, { field: 'email', retryAfter: 86_400 - 9 * 60 })
  await invite(mine, asked(siteId, 'odile@example.com'))
  clock.advance(DAY)
  await resendInvitation(mine, { siteId, invitationId: id })
})

test('an invitation that is refused for another reason is not counted', async (db) => {
  const { clock, siteId, mine } = await aBookshop(db)
  const { id } = await invite(mine, asked(siteId, 'noor@example.com'))
  for (let n = 0; n < 20; n += 1) {
    await assert.rejects(invite(mine, asked(siteId, 'noor@example.com')), { code: 'sites.invited_already' })
  }
  clock.advance(MINUTE)
  await resendInvitation(mine, { siteId, invitationId: id })
})
