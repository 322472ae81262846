import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { changeStatus } from '#areas/sites/index.ts'
import { aSite, aSiteInput, anAccount } from '#areas/sites/testing.ts'
import { systemClock } from '#kernel/clock.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { installJobs } from '#platform/jobs/install-jobs.ts'
import { testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import { openStreet, type Street } from '../testing.ts'
import { visitorSite, type VisitorSite } from '../visitor-site.ts'

let visitors: VisitorSite
let street: Street
let slug = ''
let siteId = ''

describe('an expired site', () => {
  before(async () => {
    const database = await testDatabase()
    await installJobs(database)
    await database.transaction('platform', async (db) => {
      const ctx = testCtx(db)
      const owner = await anAccount(ctx)
      const given = aSiteInput({ title: 'Kestrel Books' })
      slug = given.slug
      siteId = await aSite(ctx, owner, given)
      // An instance that does not bill comps its sites; one that does has trials, which end.
      await changeStatus(ctx, { siteId, to: siteStatus.trial, why: 'A test' })
      await changeStatus(ctx, { siteId, to: siteStatus.expired, why: 'A test' })
    })
    visitors = await visitorSite({ database, tools: testTools(), clock: systemClock })
    street = await openStreet(visitors)
  })
  after(async () => {
    street.close()
    await visitors.close()
  })

  test('contract §4: an expired site shows the plain page while the flag is off', async () => {
    const { status, text } = await street.ask(slug, '/')
    assert.equal(status, 200)
    assert.match(text, /Kestrel Books is not available/)
    assert.match(text, /This website is not available at the moment\./)
    assert.match(text, /noindex/)
  })

  test('sites.md: an expired site answers calls with 402 and feeds with 404', async () => {
    assert.equal((await street.ask(slug, '/api/anything')).status, 402)
    assert.equal((await street.ask(slug, '/feed.xml')).status, 404)
  })
})
