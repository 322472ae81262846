import assert from 'node:assert/strict'
import { DAY } from '#kernel/clock.ts'
import { testRolledBack as test } from '#platform/testing/world.ts'
import { changeContributor } from '../contributors/change-contributor.ts'
import { removeContributor } from '../contributors/remove-contributor.ts'
import { changeRole } from './change-role.ts'
import { createRole } from './create-role.ts'
import { removeRole } from './remove-role.ts'
import { aContributor, aBookshop, anInvitation, asEditor, onSiteAs, bringLaterRights } from '../testing.ts'
import { invite } from '../invitations/invite.ts'
import { readTimeline } from '../timeline/read-timeline.ts'
import { revokeInvitation } from '../invitations/revoke-invitation.ts'

const p = bringLaterRights()

test('a role’s name is taken once', async (db) => {
  const { siteId, mine } = await aBookshop(db)
  const role = { siteId, name: 'Reader', rights: [p.analyticsSee.name], reach: {} }
  await createRole(mine, role)
  await assert.rejects(createRole(mine, { ...role, name: 'READER' }), { code: 'sites.role_name_taken' })
})

test('the timeline keeps a site’s own roles apart from the standard ones, however they are called', async (db) => {
  const { siteId, mine } = await aBookshop(db)
  const role = { siteId, rights: [p.analyticsSee.name], reach: {} }
  const { id } = await createRole(mine, { ...role, name: 'viewer' })
  const given = { roles: ['billing' as const], customRoleIds: [id], calendars: null, endsAt: null }
  await invite(mine, { siteId, email: 'noor@example.com', ...given })
  const { items } = await readTimeline(mine, { siteId, limit: 5 })
  assert.deepEqual(items.find(({ what }) => what === 'sites.invited')?.values, {
    email: 'noor@example.com',
    roles: 'billing',
    ownRoles: '["viewer"]',
  })
})

test('a role in an open invitation stays', async (db) => {
  const { siteId, mine } = await aBookshop(db)
  const role = { siteId, name: 'Reader', rights: [p.analyticsSee.name], reach: {} }
  const { id } = await createRole(mine, role)
  const one = await anInvitation(mine, siteId, 'noor@example.com', { roles: [], customRoleIds: [id] })
  await assert.rejects(removeRole(mine, { siteId, roleId: id }), { code: 'sites.role_in_use' })
  await revokeInvitation(mine, { siteId, invitationId: one.id })
  await removeRole(mine, { siteId, roleId: id })
})

test('roles are not limited to what no site has yet', async (db) => {
  const { ctx, owner, siteId, mine } = await aBookshop(db)
  const limit = [owner.id]
  const role = { siteId, name: 'Journal', rights: [p.postsEdit.name], reach: {} }
  const refused = (field: string) => ({
    code: 'sites.limits_not_yet',
    kind: 'invalid',
    message: new RegExp(field),
  })
  await assert.rejects(createRole(mine, { ...role, reach: { collection: limit } }), refused('reach'))
  await assert.rejects(createRole(mine, { ...role, reach: { calendar: limit } }), refused('reach'))
  const { id } = await createRole(mine, role)
  await assert.rejects(
    changeRole(mine, { ...role, roleId: id, reach: { collection: limit } }),
    refused('reach'),
  )
  const given = { siteId, ...asEditor, calendars: limit }
  await assert.rejects(invite(mine, { ...given, email: 'noor@example.com' }), refused('calendars'))
  const guest = await aContributor(ctx, siteId, { roles: ['viewer'] })
  await assert.rejects(changeContributor(mine, { ...given, accountId: guest.id }), refused('calendars'))
})

test('R-29: whose time on the site ends widens no role of who stays longer, or is invited to', async (db) => {
  const { ctx, clock, siteId, mine } = await aBookshop(db)
  const endsAt = clock.now() + 7 * DAY
  const guest = await aContributor(ctx, siteId, { roles: ['admin'], endsAt })
  const theirs = onSiteAs(ctx, guest, siteId)
  const of = { siteId, reach: {} }
  const [reads, writes] = [[p.analyticsSee.name], [p.analyticsSee.name, p.pagesEdit.name]]
  const roleFor = async (name: string) => (await createRole(mine, { ...of, name, rights: reads })).id
  const give = (roleId: string, rights: string[]) => changeRole(theirs, { siteId, roleId, rights })
  const tooLong = { code: 'sites.role_outlasts_you' }

  const held = await roleFor('Reader')
  await give(held, writes)
  await give(held, reads)
  const steady = await aContributor(ctx, siteId, { customRoleIds: [held] })
  await assert.rejects(give(held, writes), tooLong)
  await changeRole(theirs, { siteId, roleId: held, name: 'Who reads' })
  await changeRole(mine, { siteId, roleId: held, rights: writes })
  await give(held, reads)
  await removeContributor(mine, { siteId, accountId: steady.id })
  await aContributor(ctx, siteId, { customRoleIds: [held], endsAt })
  await give(held, writes)

  const offered = await roleFor('Invited reader')
  const given = { siteId, email: 'noor@example.com', roles: [], customRoleIds: [offered], calendars: null }
  const { id } = await invite(mine, { ...given, endsAt: null })
  await assert.rejects(give(offered, writes), tooLong)
  await revokeInvitation(mine, { siteId, invitationId: id })
  await give(offered, writes)
  await give(offered, reads)
  await invite(mine, { ...given, endsAt: new Date(endsAt).toISOString() })
  await give(offered, writes)
})
