import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { findAccountsByIds } from '#areas/accounts/index.ts'
import { DAY, fixedClock, HOUR, MINUTE } from '#kernel/clock.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import type { Db } from '#platform/db/database.ts'
import { tokenHash } from '#platform/auth/token.ts'
import type { Ctx } from '#platform/ctx.ts'
import { rolledBack, testCtx } from '#platform/testing/world.ts'
import { permissions as p } from '../contract.ts'
import { changeContributor } from '../contributors/change-contributor.ts'
import { leaveSite } from '../contributors/leave-site.ts'
import { listContributors } from '../contributors/list-contributors.ts'
import { removeContributor } from '../contributors/remove-contributor.ts'
import { siteAccess } from '../contributors/site-access.ts'
import { noLimit } from '../limits/limit.ts'
import { provideLimits } from '../limits/limits.ts'
import { changeRole } from '../roles/change-role.ts'
import { createRole } from '../roles/create-role.ts'
import { listRoles } from '../roles/list-roles.ts'
import { removeRole } from '../roles/remove-role.ts'
import { readSite, updateSite } from '../site/site.store.ts'
import { aContributor, anAccount, asAccount, aSite, onSiteAs, tokenFor } from '../testing.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { declineInvitation } from './decline-invitation.ts'
import { readInvitationByToken } from './invitation.store.ts'
import { invite } from './invite.ts'
import { offerSite } from './offer-site.ts'
import { resendInvitation } from './resend-invitation.ts'
import { revokeInvitation } from './revoke-invitation.ts'
import { seeInvitation } from './see-invitation.ts'
import { withdrawOffer } from './withdraw-offer.ts'

const editor = { roles: ['website_editor' as const], customRoleIds: [], calendars: null, endsAt: null }

async function world(db: Db) {
  const clock = fixedClock('2026-11-20T10:00:00Z')
  const ctx = testCtx(db, { clock })
  const owner = await anAccount(ctx, { name: 'Odile Brun' })
  const siteId = await aSite(ctx, owner, { title: 'Kestrel Books' })
  return { clock, ctx, owner, siteId, mine: onSiteAs(ctx, owner, siteId) }
}

/** Sends an invitation and gives the secret of its link, as the mail has it. */
async function invited(
  mine: Ctx,
  siteId: string,
  email: string,
  given: Partial<Parameters<typeof invite>[1]> = {},
) {
  const { id } = await invite(mine, { siteId, email, ...editor, ...given })
  return { id, token: await tokenFor(mine, id) }
}

test('an invitation is seen, accepted once, and makes a contributor', () =>
  rolledBack('platform', async (db) => {
    const { ctx, siteId, mine } = await world(db)
    const { token } = await invited(mine, siteId, 'noor@example.com')
    const seen = await seeInvitation(ctx, { token })
    assert.deepEqual(
      { kind: seen.kind, title: seen.title, by: seen.invitedBy, email: seen.email, roles: seen.roles },
      {
        kind: 'contributor',
        title: 'Kestrel Books',
        by: 'Odile Brun',
        email: 'noor@example.com',
        roles: ['website_editor'],
      },
    )
    // Whoever holds the link accepts, with an account of another address too.
    const noor = await anAccount(ctx, { email: 'noor@work.example' })
    assert.deepEqual(await acceptInvitation(asAccount(ctx, noor), { token }), { siteId })
    assert.ok((await siteAccess(asAccount(ctx, noor), siteId))?.rights.has(p.pagesRelease.name))
    const other = await anAccount(ctx)
    await assert.rejects(acceptInvitation(asAccount(ctx, other), { token }), {
      code: 'sites.link_spent',
      kind: 'gone',
    })
    await assert.rejects(seeInvitation(ctx, { token }), { code: 'sites.link_spent' })
  }))

test('an invitation confirms the address it went to, and no other', () =>
  rolledBack('platform', async (db) => {
    const { ctx, siteId, mine } = await world(db)
    for (const email of ['noor@example.com', 'noor@work.example']) {
      const { token } = await invited(mine, siteId, email)
      const account = await anAccount(ctx, {
        email: email === 'noor@example.com' ? email : 'elsewhere@example.com',
        isVerified: false,
      })
      await acceptInvitation(asAccount(ctx, account, { isVerified: false }), { token })
      const [found] = await findAccountsByIds(ctx, [account.id])
      assert.equal(found?.isVerified, email === 'noor@example.com')
    }
  }))

test('a site is offered to an account that was not confirmed yet, and the offer confirms it', () =>
  rolledBack('platform', async (db) => {
    const { ctx, siteId, mine } = await world(db)
    const next = await anAccount(ctx, { email: 'next@example.com', isVerified: false })
    const { id } = await offerSite(mine, { siteId, email: next.email })
    const token = await tokenFor(mine, id)
    await acceptInvitation(asAccount(ctx, next, { isVerified: false }), { token })
    assert.equal((await readSite(ctx, siteId))?.ownerId, next.id)
  }))

test('a link works for 14 days, not when revoked or declined, and a resent one replaces it', () =>
  rolledBack('platform', async (db) => {
    const { clock, ctx, siteId, mine } = await world(db)
    const spent = { code: 'sites.link_spent' }
    const { id, token } = await invited(mine, siteId, 'noor@example.com')
    await assert.rejects(resendInvitation(mine, { siteId, invitationId: id }), {
      code: 'sites.invited_just_now',
    })
    clock.advance(13 * DAY)
    await resendInvitation(mine, { siteId, invitationId: id })
    const again = await tokenFor(mine, id)
    assert.notEqual(again, token)
    await assert.rejects(seeInvitation(ctx, { token }), spent)
    clock.advance(14 * DAY - MINUTE)
    await seeInvitation(ctx, { token: again })
    clock.advance(MINUTE)
    await assert.rejects(seeInvitation(ctx, { token: again }), spent)
    await resendInvitation(mine, { siteId, invitationId: id })
    const third = await tokenFor(mine, id)
    await revokeInvitation(mine, { siteId, invitationId: id })
    await assert.rejects(seeInvitation(ctx, { token: third }), spent)
    await assert.rejects(revokeInvitation(mine, { siteId, invitationId: id }), {
      code: 'sites.no_invitation',
    })
    const second = await invited(mine, siteId, 'noor@example.com')
    await declineInvitation(ctx, { token: second.token })
    await assert.rejects(seeInvitation(ctx, { token: second.token }), spent)
  }))

test('the secret of a link is kept as a hash only', () =>
  rolledBack('platform', async (db) => {
    const { ctx, siteId, mine } = await world(db)
    const { id, token } = await invited(mine, siteId, 'noor@example.com')
    assert.equal((await readInvitationByToken(ctx, tokenHash(token)))?.id, id)
    assert.equal(await readInvitationByToken(ctx, token), null)
  }))

test('refused: unverified, invited already, a contributor already, no role, an end in the past', () =>
  rolledBack('platform', async (db) => {
    const { ctx, owner, siteId, mine } = await world(db)
    const given = { siteId, email: 'noor@example.com', ...editor }
    const unverified = { ...asAccount(ctx, owner, { isVerified: false }), site: { id: siteId } }
    await assert.rejects(invite(unverified, given), { code: 'sites.unverified' })
    await assert.rejects(invite(mine, { ...given, roles: [] }), { code: 'sites.role_needed' })
    await assert.rejects(invite(mine, { ...given, endsAt: '2026-11-20T10:00:00.000Z' }), {
      code: 'sites.end_in_past',
    })
    await assert.rejects(invite(mine, { ...given, customRoleIds: [owner.id] }), {
      code: 'sites.unknown_role',
    })
    await invite(mine, given)
    await assert.rejects(invite(mine, given), { code: 'sites.invited_already' })
    const guest = await aContributor(ctx, siteId, { roles: ['viewer'] })
    await assert.rejects(invite(mine, { ...given, email: guest.email }), {
      code: 'sites.contributes_already',
    })
  }))

test('an end date comes with the invitation', () =>
  rolledBack('platform', async (db) => {
    const { clock, ctx, siteId, mine } = await world(db)
    const endsAt = new Date(clock.now() + 3 * DAY).toISOString()
    const { token } = await invited(mine, siteId, 'noor@example.com', { endsAt })
    const noor = await anAccount(ctx)
    await acceptInvitation(asAccount(ctx, noor), { token })
    assert.ok(await siteAccess(asAccount(ctx, noor), siteId))
    clock.advance(3 * DAY)
    assert.equal(await siteAccess(asAccount(ctx, noor), siteId), null)
  }))

test('nobody grants what they lack, nor changes who may do more than they', () =>
  rolledBack('platform', async (db) => {
    const { ctx, owner, siteId, mine } = await world(db)
    const role = { siteId, collections: null, calendars: null }
    const { id: staffer } = await createRole(mine, {
      ...role,
      name: 'People',
      rights: [p.contributorsManage.name, p.postsEdit.name],
    })
    const manager = await aContributor(ctx, siteId, { customRoleIds: [staffer] })
    const admin = await aContributor(ctx, siteId, { roles: ['admin'] })
    const asks = onSiteAs(ctx, manager, siteId)
    const beyond = { code: 'sites.beyond_yours', kind: 'forbidden' }
    const guest = { siteId, email: 'noor@example.com', ...editor }
    await assert.rejects(invite(asks, guest), beyond)
    await assert.rejects(invite(asks, { ...guest, roles: ['admin'] }), beyond)
    await invite(asks, { ...guest, roles: ['viewer'] })
    await assert.rejects(createRole(asks, { ...role, name: 'More', rights: [p.billingManage.name] }), beyond)
    await assert.rejects(createRole(mine, { ...role, name: 'More', rights: [p.siteTransfer.name] }), beyond)
    const self = { siteId, accountId: manager.id, ...editor, roles: ['admin' as const] }
    await assert.rejects(changeContributor(asks, self), beyond)
    await assert.rejects(changeContributor(asks, { ...self, accountId: admin.id, roles: ['viewer'] }), beyond)
    await assert.rejects(removeContributor(asks, { siteId, accountId: admin.id }), beyond)
    const second = await invited(mine, siteId, 'second@example.com', { roles: ['admin'] })
    await assert.rejects(revokeInvitation(asks, { siteId, invitationId: second.id }), beyond)
    await revokeInvitation(mine, { siteId, invitationId: second.id })
    // The owner's role belongs to no list of roles: it changes hands only by a transfer.
    for (const who of [asks, onSiteAs(ctx, admin, siteId), mine]) {
      const change = { siteId, accountId: owner.id, ...editor, roles: ['viewer' as const] }
      await assert.rejects(changeContributor(who, change), { code: 'sites.owner_role' })
      await assert.rejects(removeContributor(who, { siteId, accountId: owner.id }), {
        code: 'sites.owner_role',
      })
    }
    await assert.rejects(leaveSite(mine), { code: 'sites.owner_leaves' })
    await leaveSite(asks)
    assert.equal(await siteAccess(asks, siteId), null)
    await assert.rejects(removeRole(mine, { siteId, roleId: owner.id }), { code: 'sites.no_role' })
    await removeRole(mine, { siteId, roleId: staffer })
  }))

test('on a parking page administrators are invited, changed and taken off, and nobody else is invited', () =>
  rolledBack('platform', async (db) => {
    const ctx = testCtx(db)
    const owner = await anAccount(ctx)
    const siteId = await aSite(ctx, owner, { beginning: { from: 'parking_page' } })
    const mine = onSiteAs(ctx, owner, siteId)
    const roles = ['admin' as const]
    for (const role of ['viewer', 'website_editor'] as const) {
      await assert.rejects(invite(mine, { siteId, ...editor, email: 'noor@example.com', roles: [role] }), {
        code: 'sites.parking_admins_only',
      })
    }
    const { token } = await invited(mine, siteId, 'noor@example.com', { roles })
    const noor = await anAccount(ctx, { email: 'noor@example.com' })
    await acceptInvitation(asAccount(ctx, noor), { token })
    const admin = onSiteAs(ctx, noor, siteId)
    assert.deepEqual((await listRoles(admin)).beyondYou, [])
    const { contributors } = await listContributors(admin)
    assert.deepEqual(
      contributors.map((one) => [one.isOwner, one.isBeyondYou]),
      [
        [true, true],
        [false, false],
      ],
    )
    const { id } = await invited(admin, siteId, 'second@example.com', { roles })
    await revokeInvitation(admin, { siteId, invitationId: id })
    await changeContributor(mine, { siteId, accountId: noor.id, ...editor, roles, endsAt: '2027-01-01' })
    // After a transfer the owner before is an administrator like any other.
    const offer = await offerSite(mine, { siteId, email: 'noor@example.com' })
    await acceptInvitation(asAccount(ctx, noor), { token: await tokenFor(mine, offer.id) })
    await removeContributor(onSiteAs(ctx, noor, siteId), { siteId, accountId: owner.id })
    assert.equal(await siteAccess(asAccount(ctx, owner), siteId), null)
  }))

test('a role’s name is taken once', () =>
  rolledBack('platform', async (db) => {
    const { siteId, mine } = await world(db)
    const role = { siteId, name: 'Reader', rights: [p.analyticsSee.name], collections: null, calendars: null }
    await createRole(mine, role)
    await assert.rejects(createRole(mine, { ...role, name: 'READER' }), { code: 'sites.role_name_taken' })
  }))

test('a role in an open invitation stays', () =>
  rolledBack('platform', async (db) => {
    const { siteId, mine } = await world(db)
    const role = { siteId, name: 'Reader', rights: [p.analyticsSee.name], collections: null, calendars: null }
    const { id } = await createRole(mine, role)
    const one = await invited(mine, siteId, 'noor@example.com', { roles: [], customRoleIds: [id] })
    await assert.rejects(removeRole(mine, { siteId, roleId: id }), { code: 'sites.role_in_use' })
    await revokeInvitation(mine, { siteId, invitationId: one.id })
    await removeRole(mine, { siteId, roleId: id })
  }))

test('a site changes hands when the other accepts: one owner before and after', () =>
  rolledBack('platform', async (db) => {
    const { ctx, owner, siteId, mine } = await world(db)
    const next = await anAccount(ctx, { email: 'next@example.com' })
    await assert.rejects(offerSite(mine, { siteId, email: owner.email }), { code: 'sites.owned_already' })
    const { id } = await offerSite(mine, { siteId, email: next.email })
    assert.equal((await readSite(ctx, siteId))?.ownerId, owner.id, 'nothing changes until they accept')
    await assert.rejects(offerSite(mine, { siteId, email: 'third@example.com' }), {
      code: 'sites.offered_already',
    })
    const token = await tokenFor(mine, id)
    const other = await anAccount(ctx, { email: 'unconfirmed@example.com', isVerified: false })
    const unverified = asAccount(ctx, other, { isVerified: false })
    await assert.rejects(acceptInvitation(unverified, { token }), { code: 'sites.unverified' })
  }))

test('who owned a site stays as an administrator', () =>
  rolledBack('platform', async (db) => {
    const { ctx, owner, siteId, mine } = await world(db)
    const next = await anAccount(ctx, { email: 'next@example.com' })
    const { id } = await offerSite(mine, { siteId, email: next.email })
    await acceptInvitation(asAccount(ctx, next), { token: await tokenFor(mine, id) })
    assert.equal((await readSite(ctx, siteId))?.ownerId, next.id)
    assert.ok((await siteAccess(asAccount(ctx, next), siteId))?.rights.has(p.siteTransfer.name))
    const before = await siteAccess(asAccount(ctx, owner), siteId)
    assert.ok(before?.rights.has(p.siteSettings.name) && !before.rights.has(p.siteTransfer.name))
    const { contributors } = await listContributors(onSiteAs(ctx, next, siteId))
    assert.deepEqual(
      contributors.map((one) => [one.accountId, one.isOwner]),
      [
        [next.id, true],
        [owner.id, false],
      ],
    )
  }))

test('nobody joins a site that can only be read; once it is active again the same link lets them in', () =>
  rolledBack('platform', async (db) => {
    const { ctx, siteId, mine } = await world(db)
    const { token } = await invited(mine, siteId, 'noor@example.com')
    const noor = asAccount(ctx, await anAccount(ctx))
    for (const status of [siteStatus.expired, siteStatus.linkedToLegacyVersion]) {
      await updateSite(ctx, siteId, { status, legacy_address: 'https://old.example/kestrel' })
      assert.equal((await seeInvitation(ctx, { token })).isOnHold, true)
      await assert.rejects(acceptInvitation(noor, { token }), {
        code: 'sites.join_read_only',
        kind: 'payment_required',
      })
      assert.equal(await siteAccess(noor, siteId), null)
    }
    await updateSite(ctx, siteId, { status: siteStatus.pastDue })
    assert.equal((await seeInvitation(ctx, { token })).isOnHold, false)
    await acceptInvitation(noor, { token })
    assert.ok(await siteAccess(noor, siteId))
  }))

test('a site that has expired may still be declined, and be taken over by who will bring it back', () =>
  rolledBack('platform', async (db) => {
    const { ctx, siteId, mine } = await world(db)
    const { token } = await invited(mine, siteId, 'noor@example.com')
    await updateSite(ctx, siteId, { status: siteStatus.expired })
    await declineInvitation(ctx, { token })
    const next = await anAccount(ctx)
    const { id } = await offerSite(mine, { siteId, email: next.email })
    const offer = await tokenFor(mine, id)
    assert.equal((await seeInvitation(ctx, { token: offer })).isOnHold, false)
    await acceptInvitation(asAccount(ctx, next), { token: offer })
    assert.equal((await readSite(ctx, siteId))?.ownerId, next.id)
  }))

test('an invitation ends with the time on the site of who sent it, before anybody is taken off', () =>
  rolledBack('platform', async (db) => {
    const { clock, ctx, siteId, mine } = await world(db)
    const endsAt = clock.now() + DAY
    const guest = await aContributor(ctx, siteId, { roles: ['admin'], endsAt })
    const { token } = await invited(onSiteAs(ctx, guest, siteId), siteId, 'noor@example.com', {
      endsAt: new Date(endsAt).toISOString(),
    })
    await seeInvitation(ctx, { token })
    clock.advance(DAY)
    await assert.rejects(seeInvitation(ctx, { token }), { code: 'sites.link_spent' })
    const noor = asAccount(ctx, await anAccount(ctx))
    await assert.rejects(acceptInvitation(noor, { token }), { code: 'sites.link_spent' })
    assert.ok(await siteAccess(mine, siteId))
  }))

test('an invitation gives no more than who sent it still has', () =>
  rolledBack('platform', async (db) => {
    const { clock, ctx, siteId, mine } = await world(db)
    const sender = await aContributor(ctx, siteId, { roles: ['admin'] })
    const asks = onSiteAs(ctx, sender, siteId)
    const asAdmin = await invited(asks, siteId, 'second@example.com', { roles: ['admin'] })
    const asViewer = await invited(asks, siteId, 'viewer@example.com', { roles: ['viewer'] })
    const { id: people } = await createRole(mine, {
      siteId,
      collections: null,
      calendars: null,
      name: 'People',
      rights: [p.contributorsManage.name, p.pagesEdit.name],
    })
    const second = asAccount(ctx, await anAccount(ctx))
    const spent = { code: 'sites.link_spent', kind: 'gone' }
    const expired = async () =>
      (await listContributors(mine)).invitations.filter((one) => one.isExpired).map(({ email }) => email)
    assert.deepEqual(await expired(), [])

    // Fewer roles: what reaches beyond them is over, what they may still give is not.
    const self = { siteId, accountId: sender.id, calendars: null, endsAt: null }
    await changeContributor(mine, { ...self, roles: [], customRoleIds: [people] })
    await assert.rejects(seeInvitation(ctx, { token: asAdmin.token }), spent)
    await assert.rejects(acceptInvitation(second, { token: asAdmin.token }), spent)
    assert.deepEqual(await expired(), ['second@example.com'])
    await seeInvitation(ctx, { token: asViewer.token })

    // A role of the site's own that holds less.
    const { token } = await invited(asks, siteId, 'third@example.com', { roles: [], customRoleIds: [people] })
    await seeInvitation(ctx, { token })
    await changeRole(mine, {
      siteId,
      roleId: people,
      name: 'People',
      rights: [p.pagesEdit.name],
      collections: null,
      calendars: null,
    })
    await assert.rejects(acceptInvitation(second, { token }), spent)
    await assert.rejects(acceptInvitation(second, { token: asViewer.token }), spent)

    // An end that came later than the invitation.
    await changeContributor(mine, { ...self, roles: ['admin'], customRoleIds: [] })
    await seeInvitation(ctx, { token: asAdmin.token })
    const lastDay = new Date(clock.now() + DAY).toISOString()
    await changeContributor(mine, { ...self, roles: ['admin'], customRoleIds: [], endsAt: lastDay })
    await assert.rejects(acceptInvitation(second, { token: asAdmin.token }), spent)
    clock.advance(2 * MINUTE)
    await assert.rejects(resendInvitation(asks, { siteId, invitationId: asAdmin.id }), {
      code: 'sites.beyond_your_end',
    })

    // Sent again by somebody who may give it, it is theirs and works.
    await resendInvitation(mine, { siteId, invitationId: asAdmin.id })
    assert.deepEqual(
      (await acceptInvitation(second, { token: await tokenFor(mine, asAdmin.id) })).siteId,
      siteId,
    )
  }))

test('an offer is its owner’s: it ends when the site is another’s', () =>
  rolledBack('platform', async (db) => {
    const { ctx, siteId, mine } = await world(db)
    const { id } = await offerSite(mine, { siteId, email: 'noor@example.com' })
    const token = await tokenFor(mine, id)
    const other = await anAccount(ctx)
    await aContributor(ctx, siteId, { account: other, roles: [] })
    await updateSite(ctx, siteId, { owner_id: other.id })
    const noor = asAccount(ctx, await anAccount(ctx))
    await assert.rejects(acceptInvitation(noor, { token }), { code: 'sites.link_spent' })
  }))

test('an offer can be withdrawn, and one that ran out makes room for another', () =>
  rolledBack('platform', async (db) => {
    const { clock, ctx, siteId, mine } = await world(db)
    const { id } = await offerSite(mine, { siteId, email: 'next@example.com' })
    const token = await tokenFor(mine, id)
    await withdrawOffer(mine)
    await assert.rejects(seeInvitation(ctx, { token }), { code: 'sites.link_spent' })
    await assert.rejects(withdrawOffer(mine), { code: 'sites.no_offer' })
    await offerSite(mine, { siteId, email: 'next@example.com' })
    clock.advance(15 * DAY)
    await offerSite(mine, { siteId, email: 'other@example.com' })
  }))

test('a last day ends where the site is, and is told as that day', () =>
  rolledBack('platform', async (db) => {
    const { ctx, owner } = await world(db)
    const siteId = await aSite(ctx, owner, { timeZone: 'America/Los_Angeles' })
    const mine = onSiteAs(ctx, owner, siteId)
    const { token, id } = await invited(mine, siteId, 'noor@example.com', { endsAt: '2026-12-04' })
    const seen = await seeInvitation(ctx, { token })
    assert.deepEqual([seen.endsAt, seen.lastDay], ['2026-12-05T08:00:00.000Z', '2026-12-04'])
    const { rows } = await sql<{ plain: string }>`select plain from mails where site_id = ${siteId}`.execute(
      db,
    )
    assert.match(rows[0]?.plain ?? '', /December 4, 2026|4 December 2026/)
    const { invitations } = await listContributors(mine)
    assert.deepEqual([invitations[0]?.id, invitations[0]?.lastDay], [id, '2026-12-04'])
    const noor = await anAccount(ctx)
    await acceptInvitation(asAccount(ctx, noor), { token })
    await changeContributor(mine, { siteId, accountId: noor.id, ...editor, endsAt: '2027-03-14' })
    const { contributors } = await listContributors(mine)
    const place = contributors.find(({ accountId }) => accountId === noor.id)
    assert.deepEqual([place?.endsAt, place?.lastDay], ['2027-03-15T07:00:00.000Z', '2027-03-14'])
  }))

test('today is a last day as long as it lasts where the site is', () =>
  rolledBack('platform', async (db) => {
    const { ctx, owner, clock } = await world(db)
    const siteId = await aSite(ctx, owner, { timeZone: 'America/Los_Angeles' })
    const mine = onSiteAs(ctx, owner, siteId)
    clock.advance(20 * HOUR)
    const given = { siteId, ...editor, email: 'noor@example.com' }
    // 22:00 on the 20th in Los Angeles, the 21st in UTC.
    await invite(mine, { ...given, endsAt: '2026-11-20' })
    await assert.rejects(invite(mine, { ...given, endsAt: '2026-11-19' }), { code: 'sites.end_in_past' })
  }))

test('whose end has come is invited anew, and comes anew', () =>
  rolledBack('platform', async (db) => {
    const { clock, ctx, siteId, mine } = await world(db)
    const guest = await aContributor(ctx, siteId, { roles: ['viewer'], endsAt: clock.now() + DAY })
    const { token: early } = await invited(mine, siteId, 'guest@work.example')
    await assert.rejects(acceptInvitation(asAccount(ctx, guest), { token: early }), {
      code: 'sites.contributes_already_you',
    })
    clock.advance(DAY)
    const { token } = await invited(mine, siteId, guest.email)
    await acceptInvitation(asAccount(ctx, guest), { token })
    assert.ok((await siteAccess(asAccount(ctx, guest), siteId))?.rights.has(p.pagesRelease.name))
    const { contributors } = await listContributors(mine)
    const place = contributors.find(({ accountId }) => accountId === guest.id)
    assert.deepEqual([place?.roles, place?.endsAt], [['website_editor'], null])
    assert.equal(place?.since, new Date(clock.now()).toISOString())
  }))

test('an invitation that has run out takes a place again when it is sent again', () =>
  rolledBack('platform', async (db) => {
    const { clock, ctx, siteId, mine } = await world(db)
    const { id } = await invited(mine, siteId, 'noor@example.com')
    await aContributor(ctx, siteId, { roles: ['viewer'], endsAt: clock.now() + DAY })
    const small = { most: 2, plan: 'Small', next: 'Large' }
    provideLimits({
      ofSite: async () => small,
      ofAccount: async () => noLimit,
    })
    try {
      clock.advance(MINUTE)
      await resendInvitation(mine, { siteId, invitationId: id })
      clock.advance(14 * DAY)
      // The guest’s end has come, though the day’s work has not been done: nobody is counted twice.
      const other = await invited(mine, siteId, 'other@example.com')
      await assert.rejects(resendInvitation(mine, { siteId, invitationId: id }), {
        code: 'sites.limit_contributors',
      })
      await revokeInvitation(mine, { siteId, invitationId: other.id })
      await resendInvitation(mine, { siteId, invitationId: id })
    } finally {
      provideLimits({
        ofSite: async () => noLimit,
        ofAccount: async () => noLimit,
      })
    }
  }))

test('an invitation whose last day is over is not sent again', () =>
  rolledBack('platform', async (db) => {
    const { clock, siteId, mine } = await world(db)
    const { id } = await invited(mine, siteId, 'noor@example.com', { endsAt: '2026-11-22' })
    clock.advance(5 * DAY)
    await assert.rejects(resendInvitation(mine, { siteId, invitationId: id }), {
      code: 'sites.invitation_over',
      kind: 'conflict',
    })
  }))

test('roles are not limited to what no site has yet', () =>
  rolledBack('platform', async (db) => {
    const { ctx, owner, siteId, mine } = await world(db)
    const limit = [owner.id]
    const role = { siteId, name: 'Journal', rights: [p.postsEdit.name], collections: null, calendars: null }
    const refused = (field: string) => ({
      code: 'sites.limits_not_yet',
      kind: 'invalid',
      message: new RegExp(field),
    })
    await assert.rejects(createRole(mine, { ...role, collections: limit }), refused('collections'))
    await assert.rejects(createRole(mine, { ...role, calendars: limit }), refused('calendars'))
    const { id } = await createRole(mine, role)
    await assert.rejects(changeRole(mine, { ...role, roleId: id, collections: [] }), refused('collections'))
    const given = { siteId, ...editor, calendars: limit }
    await assert.rejects(invite(mine, { ...given, email: 'noor@example.com' }), refused('calendars'))
    const guest = await aContributor(ctx, siteId, { roles: ['viewer'] })
    await assert.rejects(changeContributor(mine, { ...given, accountId: guest.id }), refused('calendars'))
  }))

test('lists say of each person, invitation and role whether it is beyond who asks', () =>
  rolledBack('platform', async (db) => {
    const { ctx, owner, siteId, mine } = await world(db)
    const role = { siteId, collections: null, calendars: null }
    const { id: people } = await createRole(mine, {
      ...role,
      name: 'People',
      rights: [p.contributorsManage.name, p.postsEdit.name],
    })
    const { id: money } = await createRole(mine, { ...role, name: 'Money', rights: [p.billingManage.name] })
    const manager = await aContributor(ctx, siteId, { customRoleIds: [people] })
    const admin = await aContributor(ctx, siteId, { roles: ['admin'] })
    const bookkeeper = await aContributor(ctx, siteId, { customRoleIds: [money] })
    const viewer = await aContributor(ctx, siteId, { roles: ['viewer'] })
    await invited(mine, siteId, 'editor@example.com')
    await invited(mine, siteId, 'viewer@example.com', { roles: ['viewer'] })
    const seenBy = async (who: Ctx) => {
      const { contributors, invitations } = await listContributors(who)
      const { roles, beyondYou } = await listRoles(who)
      return {
        people: new Set(contributors.filter((one) => one.isBeyondYou).map(({ accountId }) => accountId)),
        invitations: invitations.filter((one) => one.isBeyondYou).map(({ email }) => email),
        roles: roles.filter((one) => one.isBeyondYou).map(({ name }) => name),
        standard: beyondYou,
      }
    }
    const nothing = { people: new Set(), invitations: [], roles: [], standard: [] }
    assert.deepEqual(await seenBy(mine), nothing)
    const byAdmin = await seenBy(onSiteAs(ctx, admin, siteId))
    assert.deepEqual(byAdmin, { ...nothing, people: new Set([owner.id]) })
    const byManager = await seenBy(onSiteAs(ctx, manager, siteId))
    assert.deepEqual(byManager.people, new Set([owner.id, admin.id, bookkeeper.id]))
    assert.deepEqual([byManager.invitations, byManager.roles], [['editor@example.com'], ['Money']])
    assert.ok(byManager.standard.includes('admin') && !byManager.standard.includes('viewer'))
    assert.ok(!byManager.people.has(viewer.id) && !byManager.people.has(manager.id))
  }))
