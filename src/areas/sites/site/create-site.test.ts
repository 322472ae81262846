import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { siteStatus } from '#kernel/states/site-status.ts'
import { asAccount, rolledBack, testCtx } from '#platform/testing/world.ts'
import { siteAccess } from '../contributors/site-access.ts'
import { anAccount, aSiteInput } from '../testing.ts'
import { createSite } from './create-site.ts'
import { findSiteAlong } from './find-site.ts'

test('a new site has its owner, its trial and its address at once', () =>
  rolledBack('platform', async (db) => {
    const ctx = testCtx(db)
    const owner = await anAccount(ctx)
    const mine = asAccount(ctx, owner)
    const { id } = await createSite(mine, aSiteInput({ slug: 'kestrel-books' }))
    const named = { host: 'kestrel-books.sites.example:4000', sitesDomain: 'sites.example:4000' }
    const found = await findSiteAlong(db, named, { same: (siteId) => sql<string>`${siteId}` })
    assert.equal(found?.site.id, id)
    assert.equal(found.site.status, siteStatus.trial)
    assert.equal(found.site.ownerId, owner.id)
    assert.equal(found.along.same, id)
    const access = await siteAccess(mine, id)
    assert.ok(access?.rights.has('site.transfer'))
    const stranger = asAccount(ctx, await anAccount(ctx))
    assert.equal(await siteAccess(stranger, id), null)
  }))

test('whose address is not confirmed builds, and does not take names by the hundred', () =>
  rolledBack('platform', async (db) => {
    const ctx = testCtx(db)
    const owner = await anAccount(ctx)
    const unverified = asAccount(ctx, owner, { isVerified: false })
    for (let n = 0; n < 3; n += 1) await createSite(unverified, aSiteInput())
    await assert.rejects(createSite(unverified, aSiteInput()), { code: 'sites.unverified' })
    await createSite(asAccount(ctx, owner), aSiteInput())
  }))
