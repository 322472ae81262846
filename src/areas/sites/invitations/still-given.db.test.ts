import assert from 'node:assert/strict'
import { DAY, MINUTE } from '#kernel/clock.ts'
import { sql } from 'kysely'
import { asAccount, testRolledBack as test } from '#platform/testing/world.ts'
import { permissions as p } from '../contract.ts'
import { changeContributor } from '../contributors/change-contributor.ts'
import { listContributors } from '../contributors/list-contributors.ts'
import { siteAccess } from '../contributors/site-access.ts'
import { changeRole } from '../roles/change-role.ts'
import { createRole } from '../roles/create-role.ts'
import {
  aContributor,
  aBookshop,
  anAccount,
  anInvitation,
  onSiteAs,
  tokenFor,
  type TestAccount,
  withoutPlans,
} from '../testing.ts'
import { leaveSite } from '../contributors/leave-site.ts'
import { removeContributor } from '../contributors/remove-contributor.ts'
import { forgetContributor } from '../lifecycle/forget-contributor.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { resendInvitation } from './resend-invitation.ts'
import { seeInvitation } from './see-invitation.ts'

withoutPlans()

test('an invitation ends with the time on the site of who sent it, before anybody is taken off', async (db) => {
  const { clock, ctx, siteId, mine } = await aBookshop(db)
  const endsAt = clock.now() + DAY
  const guest = await aContributor(ctx, siteId, { roles: ['admin'], endsAt })
  const { token } = await anInvitation(onSiteAs(ctx, guest, siteId), siteId, 'noor@example.com', {
    endsAt: new Date(endsAt).toISOString(),
  })
  await seeInvitation(ctx, { token })
  clock.advance(DAY)
  await assert.rejects(seeInvitation(ctx, { token }), { code: 'sites.link_spent' })
  const noor = asAccount(ctx, await anAccount(ctx))
  await assert.rejects(acceptInvitation(noor, { token }), { code: 'sites.link_spent' })
  assert.ok(await siteAccess(mine, siteId))
})

test('an invitation gives no more than who sent it still has', async (db) => {
  const { clock, ctx, siteId, mine } = await aBookshop(db)
  const sender = await aContributor(ctx, siteId, { roles: ['admin'] })
  const asks = onSiteAs(ctx, sender, siteId)
  const asAdmin = await anInvitation(asks, siteId, 'second@example.com', { roles: ['admin'] })
  const asViewer = await anInvitation(asks, siteId, 'viewer@example.com', { roles: ['viewer'] })
  const { id: people } = await createRole(mine, {
    siteId,
    reach: {},
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
  const { token } = await anInvitation(asks, siteId, 'third@example.com', {
    roles: [],
    customRoleIds: [people],
  })
  await seeInvitation(ctx, { token })
  await changeRole(mine, {
    siteId,
    roleId: people,
    name: 'People',
    rights: [p.pagesEdit.name],
    reach: {},
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
})

test('an invitation of who has left, was taken off or has no account any more gives nothing', async (db) => {
  const { ctx, owner, siteId, mine } = await aBookshop(db)
  const guest = asAccount(ctx, await anAccount(ctx))
  const ends: Record<string, (sender: TestAccount) => Promise<unknown>> = {
    left: (sender) => leaveSite(onSiteAs(ctx, sender, siteId)),
    takenOff: ({ id }) => removeContributor(mine, { siteId, accountId: id }),
    deleted: ({ id }) => forgetContributor(ctx, { accountId: id }),
  }
  for (const [how, end] of Object.entries(ends)) {
    const sender = await aContributor(ctx, siteId, { roles: ['admin'] })
    const asks = onSiteAs(ctx, sender, siteId)
    const { id, token } = await anInvitation(asks, siteId, `${how}@example.com`, { roles: ['viewer'] })
    await end(sender)
    await assert.rejects(acceptInvitation(guest, { token }), { code: 'sites.link_spent', kind: 'gone' }, how)
    // Nor does it open again with a row that was left open: it is judged by what its sender has now.
    await sql`update invitations set ended = null, ended_by = null, ended_at = null
      where site_id = ${siteId} and id = ${id}`.execute(db)
    await assert.rejects(seeInvitation(ctx, { token }), { code: 'sites.link_spent' }, how)
    await assert.rejects(acceptInvitation(guest, { token }), { code: 'sites.link_spent' }, how)
  }
  assert.equal(await siteAccess(guest, siteId), null)
  assert.ok(await siteAccess(asAccount(ctx, owner), siteId))
})
