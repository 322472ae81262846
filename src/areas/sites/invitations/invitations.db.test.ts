import assert from 'node:assert/strict'
import { findAccountsByIds } from '#areas/accounts/index.ts'
import { DAY, MINUTE } from '#kernel/clock.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { tokenHash } from '#platform/auth/token.ts'
import { asAccount, bring, testRolledBack as test } from '#platform/testing/world.ts'
import { permissions as p } from '../contract.ts'
import { listContributors } from '../contributors/list-contributors.ts'
import { siteAccess } from '../contributors/site-access.ts'
import { noLimit } from '../limits/limit.ts'
import { limits } from '../limits/limits.ts'
import { readSite, updateSite } from '../site/site.store.ts'
import {
  aContributor,
  aBookshop,
  anAccount,
  anInvitation,
  asEditor,
  onSiteAs,
  tokenFor,
  withoutPlans,
} from '../testing.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { declineInvitation } from './decline-invitation.ts'
import { readInvitationByToken } from './invitation.store.ts'
import { invite } from './invite.ts'
import { offerSite } from './offer-site.ts'
import { resendInvitation } from './resend-invitation.ts'
import { revokeInvitation } from './revoke-invitation.ts'
import { seeInvitation } from './see-invitation.ts'

withoutPlans()

test('an invitation is seen, accepted once, and makes a contributor', async (db) => {
  const { ctx, siteId, mine } = await aBookshop(db)
  const { token } = await anInvitation(mine, siteId, 'noor@example.com')
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
  // Anyone with the link accepts, with an account of another address too.
  const noor = await anAccount(ctx, { email: 'noor@work.example' })
  assert.equal(seen.account, null, 'nobody is signed in')
  const { account } = await seeInvitation(asAccount(ctx, noor), { token })
  assert.equal(account?.email, 'noor@work.example')
  assert.deepEqual(await acceptInvitation(asAccount(ctx, noor), { token }), { siteId })
  assert.ok((await siteAccess(asAccount(ctx, noor), siteId))?.rights.has(p.pagesRelease.name))
  const other = await anAccount(ctx)
  await assert.rejects(acceptInvitation(asAccount(ctx, other), { token }), {
    code: 'sites.link_spent',
    kind: 'gone',
  })
  await assert.rejects(seeInvitation(ctx, { token }), { code: 'sites.link_spent' })
})

test('an invitation confirms the address it went to, and no other', async (db) => {
  const { ctx, siteId, mine } = await aBookshop(db)
  for (const email of ['noor@example.com', 'noor@work.example']) {
    const { token } = await anInvitation(mine, siteId, email)
    const account = await anAccount(ctx, {
      email: email === 'noor@example.com' ? email : 'elsewhere@example.com',
      isVerified: false,
    })
    await acceptInvitation(asAccount(ctx, account, { isVerified: false }), { token })
    const [found] = await findAccountsByIds(ctx, [account.id])
    assert.equal(found?.isVerified, email === 'noor@example.com')
  }
})

test('a link works for 14 days, not when revoked or declined, and a resent one replaces it', async (db) => {
  const { clock, ctx, siteId, mine } = await aBookshop(db)
  const spent = { code: 'sites.link_spent' }
  const { id, token } = await anInvitation(mine, siteId, 'noor@example.com')
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
  const second = await anInvitation(mine, siteId, 'noor@example.com')
  await declineInvitation(ctx, { token: second.token })
  await assert.rejects(seeInvitation(ctx, { token: second.token }), spent)
})

test('the secret of a link is kept as a hash only', async (db) => {
  const { ctx, siteId, mine } = await aBookshop(db)
  const { id, token } = await anInvitation(mine, siteId, 'noor@example.com')
  assert.equal((await readInvitationByToken(ctx, tokenHash(token)))?.id, id)
  assert.equal(await readInvitationByToken(ctx, token), null)
})

test('refused: unverified, invited already, a contributor already, no role, an end in the past', async (db) => {
  const { ctx, owner, siteId, mine } = await aBookshop(db)
  const given = { siteId, email: 'noor@example.com', ...asEditor }
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
})

test('who owned a site stays as an administrator', async (db) => {
  const { ctx, owner, siteId, mine } = await aBookshop(db)
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
})

test('nobody joins a site that can only be read; once it is active again the same link lets them in', async (db) => {
  const { ctx, siteId, mine } = await aBookshop(db)
  const { token } = await anInvitation(mine, siteId, 'noor@example.com')
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
})

test('an invitation that has run out takes a place again when it is sent again', async (db) => {
  const { clock, ctx, siteId, mine } = await aBookshop(db)
  const { id } = await anInvitation(mine, siteId, 'noor@example.com')
  await aContributor(ctx, siteId, { roles: ['viewer'], endsAt: clock.now() + DAY })
  const small = { most: 2, plan: 'Small', next: 'Large' }
  bring(limits.of({ ofSite: async () => small, ofAccount: async () => noLimit }))
  try {
    clock.advance(MINUTE)
    await resendInvitation(mine, { siteId, invitationId: id })
    clock.advance(14 * DAY)
    // The guest’s end has come, though the day’s work has not been done: nobody is counted twice.
    const other = await anInvitation(mine, siteId, 'other@example.com')
    await assert.rejects(resendInvitation(mine, { siteId, invitationId: id }), {
      code: 'sites.limit_contributors',
    })
    await revokeInvitation(mine, { siteId, invitationId: other.id })
    await resendInvitation(mine, { siteId, invitationId: id })
  } finally {
    withoutPlans()
  }
})
