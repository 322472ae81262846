import assert from 'node:assert/strict'
import { DAY, MINUTE } from '#kernel/clock.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { asAccount, testRolledBack as test } from '#platform/testing/world.ts'
import { readSite, updateSite } from '../site/site.store.ts'
import {
  aContributor,
  aBookshop,
  anAccount,
  anInvitation,
  onSiteAs,
  tokenFor,
  withoutPlans,
} from '../testing.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { declineInvitation } from './decline-invitation.ts'
import { offerSite } from './offer-site.ts'
import { seeInvitation } from './see-invitation.ts'
import { withdrawOffer } from './withdraw-offer.ts'

withoutPlans()

test('a site is offered to an account that was not confirmed yet, and the offer confirms it', async (db) => {
  const { ctx, siteId, mine } = await aBookshop(db)
  const next = await anAccount(ctx, { email: 'next@example.com', isVerified: false })
  const { id } = await offerSite(mine, { siteId, email: next.email })
  const token = await tokenFor(mine, id)
  await acceptInvitation(asAccount(ctx, next, { isVerified: false }), { token })
  assert.equal((await readSite(ctx, siteId))?.ownerId, next.id)
})

test('R-51: a site is offered by who has just proved that they are its owner', async (db) => {
  const { clock, siteId, mine } = await aBookshop(db)
  clock.advance(16 * MINUTE)
  await assert.rejects(offerSite(mine, { siteId, email: 'next@example.com' }), { code: 'prove_again' })
})

test('a site changes hands when the other accepts: one owner before and after', async (db) => {
  const { ctx, owner, siteId, mine } = await aBookshop(db)
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
})

test('a site that has expired may still be declined, and be taken over by who will bring it back', async (db) => {
  const { ctx, siteId, mine } = await aBookshop(db)
  const { token } = await anInvitation(mine, siteId, 'noor@example.com')
  await updateSite(ctx, siteId, { status: siteStatus.expired })
  await declineInvitation(ctx, { token })
  const next = await anAccount(ctx)
  const { id } = await offerSite(mine, { siteId, email: next.email })
  const offer = await tokenFor(mine, id)
  assert.equal((await seeInvitation(ctx, { token: offer })).isOnHold, false)
  await acceptInvitation(asAccount(ctx, next), { token: offer })
  assert.equal((await readSite(ctx, siteId))?.ownerId, next.id)
})

test('an offer is its owner’s: it ends when the site is another’s', async (db) => {
  const { ctx, siteId, mine } = await aBookshop(db)
  const { id } = await offerSite(mine, { siteId, email: 'noor@example.com' })
  const token = await tokenFor(mine, id)
  const other = await anAccount(ctx)
  await aContributor(ctx, siteId, { account: other, roles: [] })
  await updateSite(ctx, siteId, { owner_id: other.id })
  const noor = asAccount(ctx, await anAccount(ctx))
  await assert.rejects(acceptInvitation(noor, { token }), { code: 'sites.link_spent' })
})

test('an offer can be withdrawn, and one that ran out makes room for another', async (db) => {
  const { clock, ctx, owner, siteId, mine } = await aBookshop(db)
  const { id } = await offerSite(mine, { siteId, email: 'next@example.com' })
  const token = await tokenFor(mine, id)
  await withdrawOffer(mine)
  await assert.rejects(seeInvitation(ctx, { token }), { code: 'sites.link_spent' })
  await assert.rejects(withdrawOffer(mine), { code: 'sites.no_offer' })
  await offerSite(mine, { siteId, email: 'next@example.com' })
  clock.advance(15 * DAY)
  await offerSite(onSiteAs(ctx, owner, siteId), { siteId, email: 'other@example.com' })
})
