import assert from 'node:assert/strict'
import type { Ctx } from '#platform/ctx.ts'
import { asAccount, testRolledBack as test, testCtx } from '#platform/testing/world.ts'
import { changeContributor } from './change-contributor.ts'
import { leaveSite } from './leave-site.ts'
import { listContributors } from './list-contributors.ts'
import { removeContributor } from './remove-contributor.ts'
import { siteAccess } from './site-access.ts'
import { createRole } from '../roles/create-role.ts'
import { listRoles } from '../roles/list-roles.ts'
import { removeRole } from '../roles/remove-role.ts'
import {
  aContributor,
  aBookshop,
  aSite,
  anAccount,
  anInvitation,
  asEditor,
  onSiteAs,
  tokenFor,
  bringLaterRights,
} from '../testing.ts'
import { acceptInvitation } from '../invitations/accept-invitation.ts'
import { invite } from '../invitations/invite.ts'
import { offerSite } from '../invitations/offer-site.ts'
import { revokeInvitation } from '../invitations/revoke-invitation.ts'

const p = bringLaterRights()

test('nobody grants what they lack, nor changes who may do more than they', async (db) => {
  const { ctx, owner, siteId, mine } = await aBookshop(db)
  const role = { siteId, reach: {} }
  const { id: staffer } = await createRole(mine, {
    ...role,
    name: 'People',
    rights: [p.contributorsManage.name, p.postsEdit.name],
  })
  const manager = await aContributor(ctx, siteId, { customRoleIds: [staffer] })
  const admin = await aContributor(ctx, siteId, { roles: ['admin'] })
  const asks = onSiteAs(ctx, manager, siteId)
  const beyond = { code: 'sites.beyond_yours', kind: 'forbidden' }
  const guest = { siteId, email: 'noor@example.com', ...asEditor }
  await assert.rejects(invite(asks, guest), beyond)
  await assert.rejects(invite(asks, { ...guest, roles: ['admin'] }), beyond)
  await invite(asks, { ...guest, roles: ['viewer'] })
  await assert.rejects(createRole(asks, { ...role, name: 'More', rights: [p.billingManage.name] }), beyond)
  await assert.rejects(createRole(mine, { ...role, name: 'More', rights: [p.siteTransfer.name] }), beyond)
  const self = { siteId, accountId: manager.id, ...asEditor, roles: ['admin' as const] }
  await assert.rejects(changeContributor(asks, self), beyond)
  await assert.rejects(changeContributor(asks, { ...self, accountId: admin.id, roles: ['viewer'] }), beyond)
  await assert.rejects(removeContributor(asks, { siteId, accountId: admin.id }), beyond)
  const second = await anInvitation(mine, siteId, 'second@example.com', { roles: ['admin'] })
  await assert.rejects(revokeInvitation(asks, { siteId, invitationId: second.id }), beyond)
  await revokeInvitation(mine, { siteId, invitationId: second.id })
  // The owner's role belongs to no list of roles: it changes hands only by a transfer.
  for (const who of [asks, onSiteAs(ctx, admin, siteId), mine]) {
    const change = { siteId, accountId: owner.id, ...asEditor, roles: ['viewer' as const] }
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
})

test('on a parking page administrators are invited, changed and taken off, and nobody else is invited', async (db) => {
  const ctx = testCtx(db)
  const owner = await anAccount(ctx)
  const siteId = await aSite(ctx, owner, { beginning: { from: 'parking_page' } })
  const mine = onSiteAs(ctx, owner, siteId)
  const roles = ['admin' as const]
  for (const role of ['viewer', 'website_editor'] as const) {
    await assert.rejects(invite(mine, { siteId, ...asEditor, email: 'noor@example.com', roles: [role] }), {
      code: 'sites.parking_admins_only',
    })
  }
  const { token } = await anInvitation(mine, siteId, 'noor@example.com', { roles })
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
  const { id } = await anInvitation(admin, siteId, 'second@example.com', { roles })
  await revokeInvitation(admin, { siteId, invitationId: id })
  await changeContributor(mine, { siteId, accountId: noor.id, ...asEditor, roles, endsAt: '2027-01-01' })
  // After a transfer the owner before is an administrator like any other.
  const offer = await offerSite(mine, { siteId, email: 'noor@example.com' })
  await acceptInvitation(asAccount(ctx, noor), { token: await tokenFor(mine, offer.id) })
  await removeContributor(onSiteAs(ctx, noor, siteId), { siteId, accountId: owner.id })
  assert.equal(await siteAccess(asAccount(ctx, owner), siteId), null)
})

test('lists say of each person, invitation and role whether it is beyond who asks', async (db) => {
  const { ctx, owner, siteId, mine } = await aBookshop(db)
  const role = { siteId, reach: {} }
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
  await anInvitation(mine, siteId, 'editor@example.com')
  await anInvitation(mine, siteId, 'viewer@example.com', { roles: ['viewer'] })
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
})
