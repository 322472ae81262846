import assert from 'node:assert/strict'
import { createServer, get, type Server } from 'node:http'
import { after, before, describe, test } from 'node:test'
import '#areas/billing/area.ts'
import '#areas/pages/area.ts'
import { changeStatus } from '#areas/sites/index.ts'
import { aSite, aSiteInput, anAccount } from '#areas/sites/testing.ts'
import { systemClock } from '#kernel/clock.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { installJobs } from '#platform/jobs/install-jobs.ts'
import { testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import { visitorSite, type VisitorSite } from './visitor-site.ts'

let visitors: VisitorSite
let server: Server
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
    server = createServer((request, response) => void visitors.answer(request, response, slug)).listen(0)
  })
  after(async () => {
    server.close()
    await visitors.close()
  })

  function ask(path: string): Promise<{ status: number; text: string }> {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    return new Promise((resolve, reject) => {
      get({ port, path, host: '127.0.0.1' }, (response) => {
        let text = ''
        response.on('data', (part) => (text += String(part)))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      }).on('error', reject)
    })
  }

  test('contract §4: an expired site shows the plain page while the flag is off', async () => {
    const { status, text } = await ask('/')
    assert.equal(status, 200)
    assert.match(text, /Kestrel Books is not available/)
    assert.match(text, /This website is not available at the moment\./)
    assert.match(text, /noindex/)
  })

  test('sites.md: an expired site answers calls with 402 and feeds with 404', async () => {
    assert.equal((await ask('/api/anything')).status, 402)
    assert.equal((await ask('/feed.xml')).status, 404)
  })
})
