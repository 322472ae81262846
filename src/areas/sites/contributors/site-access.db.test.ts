import assert from 'node:assert/strict'
import { DAY } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { asAccount, testRolledBack as test, testCtx } from '#platform/testing/world.ts'
import { createRole } from '../roles/create-role.ts'
import { changeRole } from '../roles/change-role.ts'
import { putRole } from '../roles/custom-role.store.ts'
import { changeStatus } from '../status/change-status.ts'
import {
  aBookshop,
  aContributor,
  anAccount,
  aSite,
  bringLaterRights,
  onSiteAs,
  rightsOfRole,
  type TestAccount,
  withoutPlans,
} from '../testing.ts'
import { endContribution } from '../lifecycle/end-contribution.ts'
import { forgetContributor } from '../lifecycle/forget-contributor.ts'
import { readSite } from '../site/site.store.ts'
import { invite } from '../invitations/invite.ts'
import { readOpenInvitations } from '../invitations/invitation.store.ts'
import { readTimeline } from '../timeline/read-timeline.ts'
import { changeContributor } from './change-contributor.ts'
import { leaveSite } from './leave-site.ts'
import { removeContributor } from './remove-contributor.ts'
import { siteAccess, VIEW_AS_COOKIE } from './site-access.ts'

const p = bringLaterRights()
withoutPlans()

test('strangers, visitors and unknown sites: nothing', async (db) => {
  const { ctx, siteId } = await aBookshop(db)
  const stranger = asAccount(ctx, await anAccount(ctx))
  assert.equal(await siteAccess(stranger, siteId), null)
  assert.equal(await siteAccess(stranger, newId()), null)
  assert.equal(await siteAccess(ctx, siteId), null)
})

test('a contributor has the rights of their roles, until their end comes', async (db) => {
  const { clock, ctx, siteId } = await aBookshop(db)
  const guest = await aContributor(ctx, siteId, {
    roles: ['website_editor'],
    endsAt: clock.now() + 2 * DAY,
  })
  const access = await siteAccess(asAccount(ctx, guest), siteId)
  assert.deepEqual([...(access?.rights ?? [])].toSorted(), [...rightsOfRole('website_editor')].toSorted())
  clock.advance(2 * DAY)
  assert.equal(await siteAccess(asAccount(ctx, guest), siteId), null)
})

test('rights taken away act on the next request', async (db) => {
  const { ctx, siteId, mine } = await aBookshop(db)
  const role = { siteId, name: 'Editor of the journal', reach: {} }
  const { id } = await createRole(mine, { ...role, rights: [p.postsEdit.name, p.postsCreate.name] })
  const guest = await aContributor(ctx, siteId, { customRoleIds: [id] })
  const asks = asAccount(ctx, guest)
  assert.ok((await siteAccess(asks, siteId))?.rights.has(p.postsCreate.name))
  await changeRole(mine, { ...role, roleId: id, rights: [p.postsEdit.name] })
  assert.ok(!(await siteAccess(asks, siteId))?.rights.has(p.postsCreate.name))
  await removeContributor(mine, { siteId, accountId: guest.id })
  assert.equal(await siteAccess(asks, siteId), null)
})

test('who is taken off, leaves, deletes their account, or whose end has come, leaves no invitation behind, and sees no drafts by the preview link', async (db) => {
  const { clock, ctx, siteId, mine } = await aBookshop(db)
  const open = async () =>
    (await readOpenInvitations(mine, siteId, 'contributor')).map(({ email }) => email).toSorted()
  const goes: Record<string, (gone: TestAccount) => Promise<unknown>> = {
    removed: (gone) => removeContributor(mine, { siteId, accountId: gone.id }),
    leaving: (gone) => leaveSite(onSiteAs(ctx, gone, siteId)),
    deleted: (gone) => forgetContributor(ctx, { accountId: gone.id }),
    ending: (gone) => {
      clock.advance(2 * DAY)
      return endContribution(ctx, { siteId, accountId: gone.id })
    },
  }
  const given = { siteId, roles: ['admin' as const], customRoleIds: [], calendars: null }
  await invite(mine, { ...given, email: 'kept@example.com', endsAt: null })
  for (const [how, go] of Object.entries(goes)) {
    const endsAt = how === 'ending' ? clock.now() + DAY : undefined
    const gone = await aContributor(ctx, siteId, { roles: ['admin'], ...(endsAt && { endsAt }) })
    const email = `${how}.second@example.com`
    await invite(onSiteAs(ctx, gone, siteId), {
      ...given,
      email,
      endsAt: endsAt === undefined ? null : new Date(endsAt).toISOString(),
    })
    assert.deepEqual(await open(), ['kept@example.com', email].toSorted(), how)
    const key = (await readSite(mine, siteId))?.previewKey
    await go(gone)
    assert.deepEqual(await open(), ['kept@example.com'], how)
    assert.notEqual((await readSite(mine, siteId))?.previewKey, key, how)
    const [told] = (await readTimeline(mine, { siteId, limit: 50 })).items.filter(
      ({ what }) => what === 'sites.invitation_revoked',
    )
    assert.deepEqual(told?.values, { email }, how)
  }
})

test('R-29: whose time on the site ends gives nobody longer, themselves least of all', async (db) => {
  const { clock, ctx, owner, siteId } = await aBookshop(db)
  const endsAt = clock.now() + 7 * DAY
  const guest = await aContributor(ctx, siteId, { roles: ['admin'], endsAt })
  const steady = await aContributor(ctx, siteId, { roles: ['viewer'] })
  const theirs = onSiteAs(ctx, guest, siteId)
  const given = (moment: number | null) => ({
    siteId,
    roles: ['admin' as const],
    customRoleIds: [],
    calendars: null,
    endsAt: moment === null ? null : new Date(moment).toISOString(),
  })
  const tooLong = { code: 'sites.beyond_your_end' }
  for (const late of [null, endsAt + 1]) {
    await assert.rejects(changeContributor(theirs, { ...given(late), accountId: guest.id }), tooLong)
    await assert.rejects(invite(theirs, { ...given(late), email: 'second@example.com' }), tooLong)
  }
  await invite(theirs, { ...given(endsAt), email: 'second@example.com' })
  // Of somebody who stays longer they change the roles alone, to no more than was held: rights that end with them would
  // go on through anybody else.
  const stays = (roles: ('admin' | 'viewer' | 'website_editor')[]) =>
    changeContributor(theirs, { ...given(null), accountId: steady.id, roles })
  const mine = onSiteAs(ctx, owner, siteId)
  const stayLonger = { code: 'sites.person_outlasts_you', detail: { field: 'roles' } }
  await assert.rejects(stays(['admin']), stayLonger)
  await assert.rejects(
    changeContributor(theirs, { siteId, accountId: steady.id, roles: ['website_editor'] }),
    stayLonger,
  )
  await stays(['viewer'])
  await changeContributor(mine, { siteId, accountId: steady.id, roles: ['admin'] })
  await stays(['admin', 'website_editor'])
  await stays(['viewer'])
  await assert.rejects(stays(['admin']), stayLonger, 'what they took away themselves they cannot give again')
  // For no longer than they stay themselves they give what they have.
  await changeContributor(theirs, { ...given(endsAt), accountId: steady.id })
  await changeContributor(theirs, { ...given(endsAt - DAY), accountId: guest.id })
  await changeContributor(onSiteAs(ctx, owner, siteId), { ...given(null), accountId: guest.id })
  await changeContributor(theirs, { ...given(null), accountId: guest.id })
})

test('a role that is limited to collections opens nothing of the rest of the site', async (db) => {
  const { ctx, siteId } = await aBookshop(db)
  const journal = newId()
  const id = newId()
  await putRole(ctx, siteId, {
    id,
    name: 'Editor of the journal',
    reach: { collection: [journal] },
    rights: [p.pagesEdit.name, p.pagesRelease.name, p.ordersSee.name],
    now: ctx.clock.now(),
  })
  const guest = await aContributor(ctx, siteId, { customRoleIds: [id] })
  const access = await siteAccess(asAccount(ctx, guest), siteId)
  assert.deepEqual(
    [...(access?.rights ?? [])].toSorted(),
    [p.ordersSee.name, p.siteSeeUnreleased.name].toSorted(),
  )
  assert.deepEqual(access?.reach.get(p.pagesEdit.name), [journal])
})

test('looking through a role shows its rights, and only takes away', async (db) => {
  const { ctx, owner, siteId } = await aBookshop(db)
  const other = await aSite(ctx, owner)
  const through = (cookie: string) => ({ ...ctx.request, cookies: { [VIEW_AS_COOKIE]: cookie } })
  const seen = await siteAccess({ ...asAccount(ctx, owner), request: through(`${siteId}:viewer`) }, siteId)
  assert.deepEqual([...(seen?.rights ?? [])], [p.siteSeeUnreleased.name])
  assert.equal(seen?.viewingAs, 'viewer')
  const elsewhere = await siteAccess(
    { ...asAccount(ctx, owner), request: through(`${siteId}:viewer`) },
    other,
  )
  assert.ok(elsewhere?.rights.has(p.siteTransfer.name), 'it holds for the site it names')
  const guest = await aContributor(ctx, siteId, { roles: ['analytics_viewer'] })
  const up = await siteAccess({ ...asAccount(ctx, guest), request: through(`${siteId}:admin`) }, siteId)
  assert.deepEqual([...(up?.rights ?? [])].toSorted(), [p.analyticsSee.name, p.siteSeeUnreleased.name])
  for (const forged of [`${siteId}:owner`, `${siteId}:${newId()}`, 'x', `${siteId}:`]) {
    const access = await siteAccess({ ...asAccount(ctx, guest), request: through(forged) }, siteId)
    assert.ok(!access?.rights.has(p.siteTransfer.name), forged)
  }
})

test('expired: read-only; removed: there only for who may bring it back, and only for that', async (db) => {
  const { ctx, owner, siteId } = await aBookshop(db)
  const editor = await aContributor(ctx, siteId, { roles: ['website_editor'] })
  await changeStatus(ctx, { siteId, to: siteStatus.expired, why: 'A test' })
  assert.equal((await siteAccess(asAccount(ctx, editor), siteId))?.isReadOnly, true)
  await changeStatus(ctx, { siteId, to: siteStatus.removed, why: 'A test' })
  assert.equal(await siteAccess(asAccount(ctx, editor), siteId), null)
  const access = await siteAccess(asAccount(ctx, owner), siteId)
  assert.deepEqual([...(access?.rights ?? [])], [p.siteRemove.name])
  assert.equal(access?.isReadOnly, true)
})

test('a parking page is for the owner and administrators, without code and styles', async (db) => {
  const ctx = testCtx(db)
  const owner = await anAccount(ctx)
  const siteId = await aSite(ctx, owner, { beginning: { from: 'parking_page' } })
  const admin = await aContributor(ctx, siteId, { roles: ['admin'] })
  const editor = await aContributor(ctx, siteId, { roles: ['website_editor'] })
  for (const account of [owner, admin]) {
    const access = await siteAccess(asAccount(ctx, account), siteId)
    assert.ok(access?.rights.has(p.siteSettings.name))
    assert.ok(!access?.rights.has(p.codeEdit.name) && !access?.rights.has(p.stylesEdit.name))
  }
  assert.equal(await siteAccess(asAccount(ctx, editor), siteId), null)
})
