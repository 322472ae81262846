import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { siteStatus } from '#kernel/states/site-status.ts'
import { asAccount, testRolledBack as test, testCtx } from '#platform/testing/world.ts'
import { createSite as endpoint } from '../contract.ts'
import { siteAccess } from '../contributors/site-access.ts'
import { anAccount, aSiteInput, withoutPlans } from '../testing.ts'
import { createSite } from './create-site.ts'
import { findSitesWith } from './find-site.ts'

withoutPlans()

test('a new site has its owner, its trial and its address at once', async (db) => {
  const ctx = testCtx(db)
  const owner = await anAccount(ctx)
  const mine = asAccount(ctx, owner)
  const { id } = await createSite(mine, aSiteInput({ slug: 'kestrel-books' }))
  const sites = findSitesWith({ same: (siteId) => sql<string>`${siteId}` })
  const found = await sites.byHost(db, 'kestrel-books.sites.example:4000', 'sites.example:4000')
  assert.equal(found?.site.id, id)
  assert.equal(found.site.status, siteStatus.trial)
  assert.equal(found.site.ownerId, owner.id)
  assert.equal(found.along.same, id)
  assert.deepEqual(await sites.byId(db, id), found)
  assert.equal(await sites.byHost(db, 'kestrel-books.example', 'sites.example:4000'), null)
  for (const given of [{ status: siteStatus.comped }, { ownerId: id }])
    assert.equal(
      endpoint.input.safeParse({ ...aSiteInput(), ...given }).success,
      false,
      'nobody assigns these',
    )
  const access = await siteAccess(mine, id)
  assert.ok(access?.rights.has('site.transfer'))
  const stranger = asAccount(ctx, await anAccount(ctx))
  assert.equal(await siteAccess(stranger, id), null)
})

test('whose address is not confirmed builds, and does not take names by the hundred', async (db) => {
  const ctx = testCtx(db)
  const owner = await anAccount(ctx)
  const unverified = asAccount(ctx, owner, { isVerified: false })
  for (let n = 0; n < 3; n += 1) await createSite(unverified, aSiteInput())
  await assert.rejects(createSite(unverified, aSiteInput()), { code: 'sites.unverified' })
  await createSite(asAccount(ctx, owner), aSiteInput())
})
