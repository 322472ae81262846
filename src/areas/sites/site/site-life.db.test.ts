import assert from 'node:assert/strict'
import { before } from 'node:test'
import { sql } from 'kysely'
import { DAY, fixedClock, MINUTE } from '#kernel/clock.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { siteType } from '#kernel/states/site-type.ts'
import { checkPassword } from '#platform/auth/password-hash.ts'
import type { Ctx } from '#platform/ctx.ts'
import { outsideIn } from '#platform/testing/outside-in.ts'
import { asAccount, bring, testRolledBack as test, testCtx } from '#platform/testing/world.ts'
import { advanceSite } from '../lifecycle/advance-site.ts'
import { permissions } from '../contract.ts'
import { siteAccess } from '../contributors/site-access.ts'
import { readContributor } from '../contributors/contributor.store.ts'
import { siteHooks } from '../hooks.ts'
import { acceptInvitation } from '../invitations/accept-invitation.ts'
import { offerSite } from '../invitations/offer-site.ts'
import { forgetContributor } from '../lifecycle/forget-contributor.ts'
import { guardOwner } from '../lifecycle/guard-owner.ts'
import {
  aBookshop,
  aContributor,
  anAccount,
  aSite,
  aSiteInput,
  aStore,
  onSiteAs,
  tokenFor,
  withoutPlans,
} from '../testing.ts'
import { createRole } from '../roles/create-role.ts'
import { changeStatus } from '../status/change-status.ts'
import { readEntries } from '../timeline/timeline.store.ts'
import { changeAddress } from './change-address.ts'
import { changeSettings } from './change-settings.ts'
import { checkSiteName } from './check-site-name.ts'
import { convertSite } from './convert-site.ts'
import { createSite } from './create-site.ts'
import { duplicateSite } from './duplicate-site.ts'
import { getSite } from './get-site.ts'
import { listSites } from './list-sites.ts'
import { pauseSite } from './pause-site.ts'
import { removeSite } from './remove-site.ts'
import { restoreSite } from './restore-site.ts'
import { resumeSite } from './resume-site.ts'
import { setVisitorPassword } from './set-visitor-password.ts'
import { readSite, updateSite } from './site.store.ts'

withoutPlans()

const copied: string[] = []
before(() =>
  bring(siteHooks.of({ duplicated: async (_ctx, { from, to }) => void copied.push(`${from.id}→${to.id}`) })),
)

test('a copy belongs to the person who copied, without password and link', async (db) => {
  const ctx = testCtx(db)
  const owner = await anAccount(ctx)
  const from = await aSite(ctx, owner, { language: 'de-CH', currency: 'CHF' })
  const input = { from, title: 'The copy', slug: 'the-copy-of-kestrel' }
  await setVisitorPassword(outsideIn(onSiteAs(ctx, owner, from)), { siteId: from, password: 'harvest' })
  const { id } = await duplicateSite(asAccount(ctx, owner), input)
  const copy = await readSite(ctx, id)
  assert.deepEqual(
    [copy?.title, copy?.language, copy?.currency, copy?.visitorPasswordHash],
    ['The copy', 'de-CH', 'CHF', null],
  )
  assert.notEqual(copy?.previewKey, (await readSite(ctx, from))?.previewKey)
  assert.deepEqual(copied, [`${from}→${id}`])
})

test('R-51: copying another person’s site asks for a fresh proof, and its owner sees it in the timeline', async (db) => {
  const clock = fixedClock('2026-11-20T10:00:00Z')
  const ctx = testCtx(db, { clock })
  const owner = await anAccount(ctx)
  const from = await aSite(ctx, owner)
  const admin = await aContributor(ctx, from, { roles: ['admin'] })
  const [theirs, mine] = [asAccount(ctx, admin), asAccount(ctx, owner)]
  const copy = (by: Ctx) => duplicateSite(by, { from, title: 'Taken along', slug: aSiteInput().slug })
  await copy(theirs)
  const [told] = await readEntries(ctx, { siteId: from, before: null, limit: 1 })
  assert.deepEqual(
    [told?.what, told?.values, told?.actorKind, told?.actorId],
    ['sites.copied', { title: 'Taken along' }, 'account', admin.id],
  )
  clock.advance(16 * MINUTE)
  await assert.rejects(copy(theirs), { code: 'prove_again' })
  await copy(mine)
})

test('what can only be read is not copied, and the copy of an enterprise is an ordinary store', async (db) => {
  const ctx = testCtx(db)
  const owner = await anAccount(ctx)
  const from = await aSite(ctx, owner)
  const copy = () => {
    const { title, slug } = aSiteInput()
    return duplicateSite(asAccount(ctx, owner), { from, title, slug })
  }
  await changeStatus(ctx, { siteId: from, to: siteStatus.expired, why: 'A test' })
  await assert.rejects(copy(), { code: 'sites.copy_read_only', kind: 'conflict' })
  await changeStatus(ctx, { siteId: from, to: siteStatus.enterprise, why: 'A test' })
  await updateSite(ctx, from, { type: siteType.enterprise })
  assert.equal((await readSite(ctx, (await copy()).id))?.type, siteType.commerce)
})

test('a removed site comes back as it was, for 30 days', async (db) => {
  const { clock, ctx, siteId, mine } = await aBookshop(db)
  await restoreSite(mine, { siteId })
  const { purgeAt } = await removeSite(mine)
  clock.advance(30 * DAY - 1)
  assert.deepEqual(await removeSite(mine), { purgeAt }, 'removed again: its days go on')
  await restoreSite(mine, { siteId })
  await restoreSite(mine, { siteId })
  assert.equal((await readSite(ctx, siteId))?.status, siteStatus.trial)
  await removeSite(mine)
  clock.advance(29 * DAY)
  assert.equal(await advanceSite(ctx, siteId), 'told')
  clock.advance(DAY)
  await assert.rejects(restoreSite(mine, { siteId }), { code: 'sites.gone', kind: 'gone' })
})

/** Deletes an account as the accounts area does, as far as sites see it. */
async function erase(ctx: Ctx, accountId: string): Promise<void> {
  assert.equal(await guardOwner(ctx, accountId), null)
  await sql`update accounts set email = null, name = '', deleted_at = now() where id = ${accountId}`.execute(
    ctx.db,
  )
  await forgetContributor(ctx, { accountId })
}

test('a site whose owner is gone goes to the person who restores it, never to the operator', async (db) => {
  const { ctx, owner, siteId } = await aBookshop(db)
  const admin = await aContributor(ctx, siteId, { roles: ['admin'] })
  const mine = onSiteAs(ctx, owner, siteId)
  const { id: offer } = await offerSite(mine, { siteId, email: 'somebody@example.com' })
  const token = await tokenFor(mine, offer)
  await removeSite(mine)
  await erase(ctx, owner.id)
  const moved = changeStatus(ctx, { siteId, to: siteStatus.trial, why: 'They asked', asOperator: true })
  await assert.rejects(moved, { code: 'sites.owner_gone', kind: 'conflict' })
  const unknown = asAccount(ctx, admin, { isVerified: false })
  await assert.rejects(restoreSite(unknown, { siteId }), { code: 'sites.unverified' })
  await restoreSite(asAccount(ctx, admin), { siteId })
  const site = await readSite(ctx, siteId)
  assert.deepEqual([site?.status, site?.ownerId], [siteStatus.trial, admin.id])
  assert.deepEqual((await readContributor(ctx, siteId, admin.id))?.roles, [])
  assert.equal(await readContributor(ctx, siteId, owner.id), null)
  const entries = await readEntries(ctx, { siteId, before: null, limit: 20 })
  assert.deepEqual(entries.find(({ what }) => what === 'sites.inherited')?.values, { name: admin.name })
  const taker = await anAccount(ctx)
  const taken = acceptInvitation(asAccount(ctx, taker), { token })
  await assert.rejects(taken, { code: 'sites.link_spent' })
  assert.equal((await guardOwner(ctx, admin.id))?.code, 'sites.owns_sites')
})

test('a site whose owner is gone goes to no contributor with less than an administrator’s whole place', async (db) => {
  const clock = fixedClock(Date.parse('2026-01-01T00:00:00Z'))
  const ctx: Ctx = { ...testCtx(db), clock }
  const owner = await anAccount(ctx)
  const siteId = await aSite(ctx, owner)
  const mine = onSiteAs(ctx, owner, siteId)
  const { id: roleId } = await createRole(mine, {
    siteId,
    name: 'Caretaker',
    rights: [permissions.siteRemove.name],
    reach: {},
  })
  const caretaker = await aContributor(ctx, siteId, { roles: [], customRoleIds: [roleId] })
  const guest = await aContributor(ctx, siteId, { roles: ['admin'], endsAt: clock.now() + 9 * DAY })
  const admin = await aContributor(ctx, siteId, { roles: ['admin'] })
  await removeSite(mine)
  await restoreSite(asAccount(ctx, caretaker), { siteId })
  await removeSite(mine)
  await erase(ctx, owner.id)
  for (const one of [caretaker, guest]) {
    const taken = restoreSite(asAccount(ctx, one), { siteId })
    await assert.rejects(taken, { code: 'sites.inherit_admins_only', kind: 'forbidden' })
  }
  assert.equal((await readSite(ctx, siteId))?.status, siteStatus.removed)
  await restoreSite(asAccount(ctx, admin), { siteId })
  assert.equal((await readSite(ctx, siteId))?.ownerId, admin.id)
})

test('an account that is gone is given no site', async (db) => {
  const ctx = testCtx(db)
  const gone = await anAccount(ctx)
  await erase(ctx, gone.id)
  await assert.rejects(aSite(ctx, gone), { code: 'sign_in', kind: 'unauthenticated' })
})

test('a parking page becomes a site with a trial, and nothing becomes a parking page', async (db) => {
  const ctx = testCtx(db)
  const owner = await anAccount(ctx)
  const siteId = await aSite(ctx, owner, { beginning: { from: 'parking_page' } })
  const mine = onSiteAs(ctx, owner, siteId)
  await convertSite(mine, { type: siteType.commerce })
  await convertSite(mine, { type: siteType.commerce })
  const site = await readSite(ctx, siteId)
  assert.deepEqual([site?.type, site?.status], [siteType.commerce, siteStatus.trial])
  await assert.rejects(convertSite(mine, { type: siteType.parkingPage }), { code: 'sites.type_conversion' })
  await assert.rejects(convertSite(mine, { type: siteType.coverPage }), { code: 'sites.type_conversion' })
})

test('a pause turns selling off where there is selling, and ends', async (db) => {
  const ctx = testCtx(db)
  const owner = await anAccount(ctx)
  const siteId = await aStore(ctx, owner)
  const mine = onSiteAs(ctx, owner, siteId)
  await assert.rejects(pauseSite(mine), { code: 'sites.nothing_to_pause' })
  await changeStatus(ctx, { siteId, to: siteStatus.paid, why: 'A test' })
  await pauseSite(mine)
  await pauseSite(mine)
  assert.equal((await readSite(ctx, siteId))?.effects.selling, 'no')
  await resumeSite(mine)
  assert.equal((await readSite(ctx, siteId))?.effects.selling, 'yes')
  const entries = await readEntries(ctx, { siteId, before: null, limit: 20 })
  assert.equal(entries.filter(({ what }) => what === 'sites.paused').length, 1)
})

test('a site without a store sells nothing, whatever its status, and has nothing to pause', async (db) => {
  const { ctx, siteId, mine } = await aBookshop(db)
  const selling = async () => (await getSite(mine)).selling
  assert.equal(await selling(), 'no')
  await changeStatus(ctx, { siteId, to: siteStatus.paid, why: 'A test' })
  assert.equal(await selling(), 'no')
  await assert.rejects(pauseSite(mine), { code: 'sites.nothing_to_pause' })
  await convertSite(mine, { type: siteType.commerce })
  assert.equal(await selling(), 'yes')
  await convertSite(mine, { type: siteType.enterprise })
  assert.equal(await selling(), 'yes')
})

test('an address that is taken, reserved or unfit is refused, with one that is free', async (db) => {
  const ctx = testCtx(db)
  const owner = await anAccount(ctx)
  const siteId = await aSite(ctx, owner, { slug: 'kestrel-books' })
  const asks = asAccount(ctx, owner)
  const check = async (slug: string, given: object = {}) => {
    const { isFree, fault, suggestion } = await checkSiteName(asks, { slug, ...given })
    return [isFree, fault, suggestion]
  }
  assert.deepEqual(await check('kestrel-books'), [false, 'sites.slug_taken', 'kestrel-books-2'])
  assert.deepEqual(await check('Kestrel-Books', { siteId }), [true, null, null])
  assert.deepEqual(await check('www'), [false, 'shape.site_name_reserved', 'www-site'])
  assert.deepEqual(await check('ab'), [false, 'sites.slug_short', 'ab-site'])
  assert.deepEqual(await check('a_b!c', { title: 'Bücher', language: 'de-CH' }), [
    false,
    'shape.site_name',
    'buecher',
  ])
  assert.equal((await check('harvest-table'))[0], true)
})

test('an address that another site has is refused', async (db) => {
  const ctx = testCtx(db)
  const owner = await anAccount(ctx)
  await aSite(ctx, owner, { slug: 'kestrel-books' })
  const siteId = await aSite(ctx, owner)
  const taken = changeAddress(onSiteAs(ctx, owner, siteId), { siteId, slug: 'kestrel-books' })
  await assert.rejects(taken, { code: 'sites.slug_taken', kind: 'conflict' })
})

test('contract §9: a country under sanctions is refused, to a new site and to one that is there; a change is recorded', async (db) => {
  const ctx = testCtx(db)
  const owner = await anAccount(ctx)
  const siteId = await aSite(ctx, owner, { country: 'GB' })
  const refused = { code: 'sites.country_sanctioned', kind: 'forbidden' }
  for (const country of ['CU', 'IR', 'KP', 'SD', 'SY']) {
    await assert.rejects(createSite(asAccount(ctx, owner), aSiteInput({ country })), refused)
    const moved = changeSettings(onSiteAs(ctx, owner, siteId), { siteId, title: 'Moved', country })
    await assert.rejects(moved, refused)
  }
  const { title, country } = (await readSite(ctx, siteId)) ?? {}
  assert.notEqual(title, 'Moved', 'nothing of a change that is refused is made')
  assert.equal(country, 'GB')
  await changeSettings(onSiteAs(ctx, owner, siteId), { siteId, title: 'Kestrel & Sons', currency: 'EUR' })
  const { title: now, currency } = (await readSite(ctx, siteId)) ?? {}
  assert.deepEqual([now, currency], ['Kestrel & Sons', 'EUR'])
  const entries = await readEntries(ctx, { siteId, before: null, limit: 20 })
  assert.deepEqual(
    entries.map(({ what }) => what),
    ['sites.changed_currency', 'sites.changed_title', 'sites.created'],
  )
})

test('the password of visitors is kept as a hash, and can go', async (db) => {
  const { ctx, siteId, mine } = await aBookshop(db)
  await setVisitorPassword(outsideIn(mine), { siteId, password: 'harvest' })
  const hash = (await readSite(ctx, siteId))?.visitorPasswordHash ?? null
  assert.match(hash ?? '', /^\$argon2id\$/)
  assert.equal((await checkPassword('harvest', hash)).fits, true)
  await setVisitorPassword(outsideIn(mine), { siteId, password: null })
  assert.equal((await readSite(ctx, siteId))?.visitorPasswordHash, null)
})

test('the dashboard lists one’s own sites, page by page, the removed ones last', async (db) => {
  const clock = fixedClock('2026-11-20T10:00:00Z')
  const ctx = testCtx(db, { clock })
  const owner = await anAccount(ctx)
  await aSite(ctx, await anAccount(ctx), { title: 'Somebody else’s' })
  const made: string[] = []
  for (const title of ['One', 'Two', '100% Three', 'Four', 'Five']) {
    made.push(await aSite(ctx, owner, { title }))
    clock.advance(DAY / 2)
  }
  await removeSite(onSiteAs(ctx, owner, made[4] ?? ''))
  const guest = await aContributor(ctx, made[1] ?? '', { roles: ['viewer'] })
  const walk = async (who: typeof owner, search?: string) => {
    const titles: string[] = []
    const totals: number[] = []
    let cursor: string | undefined
    do {
      const page = await listSites(asAccount(ctx, who), { limit: 2, cursor, search })
      titles.push(...page.items.map(({ title }) => title))
      totals.push(page.total)
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    assert.deepEqual([...new Set(totals)], [titles.length], 'the number beside the list')
    return titles
  }
  assert.deepEqual(await walk(owner), ['Four', '100% Three', 'Two', 'One', 'Five'])
  assert.deepEqual(await walk(guest), ['Two'])
  const { items } = await listSites(asAccount(ctx, owner), { limit: 9 })
  assert.deepEqual(items.at(-1)?.rights, ['site.remove'])
  // A viewer of the removed one may not bring it back: it is neither in their list nor in its number.
  await aContributor(ctx, made[4] ?? '', { account: guest, roles: ['viewer'] })
  assert.deepEqual(await walk(guest), ['Two'])
  assert.deepEqual(await walk(owner, '100%'), ['100% Three'])
  assert.deepEqual(await walk(owner, '%'), ['100% Three'])
  await assert.rejects(listSites(asAccount(ctx, owner), { limit: 2, cursor: 'bm90' }), {
    code: 'shape.cursor',
  })
})

test('an account that owns sites is kept; one that contributes is taken off when it goes', async (db) => {
  const ctx = testCtx(db)
  const owner = await anAccount(ctx)
  const siteId = await aSite(ctx, owner, { title: 'Kestrel Books' })
  const guest = await aContributor(ctx, siteId, { roles: ['admin'] })
  const obstacle = await guardOwner(ctx, owner.id)
  assert.deepEqual([obstacle?.code, obstacle?.things[0]?.name], ['sites.owns_sites', 'Kestrel Books'])
  assert.equal(await guardOwner(ctx, guest.id), null)
  await forgetContributor(ctx, { accountId: guest.id })
  assert.equal(await readContributor(ctx, siteId, guest.id), null)
  assert.equal(await siteAccess(asAccount(ctx, guest), siteId), null)
  await removeSite(onSiteAs(ctx, owner, siteId))
  assert.equal(await guardOwner(ctx, owner.id), null)
})
