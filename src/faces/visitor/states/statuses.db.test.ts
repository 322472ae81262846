import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { release } from '#areas/releases/index.ts'
import { aSite, aSiteInput, anAccount, onSiteAs } from '#areas/sites/testing.ts'
import { systemClock } from '#kernel/clock.ts'
import { siteStatuses, type SiteStatus } from '#kernel/states/site-status.ts'
import { installJobs } from '#platform/jobs/install-jobs.ts'
import type { Database } from '#platform/db/database.ts'
import { testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import { type Met, openStreet, type Street } from '../testing.ts'
import { visitorSite, type VisitorSite } from '../visitor-site.ts'

// What a visitor meets in each status: the column of the product book's table (sites), and the API's.

let database: Database
let visitors: VisitorSite
let street: Street
const sites = new Map<SiteStatus, { slug: string; previewKey: string }>()

const meet = (status: SiteStatus, path: string): Promise<Met> =>
  street.ask(sites.get(status)?.slug ?? '', path)

describe('what a visitor meets', () => {
  before(async () => {
    database = await testDatabase()
    await installJobs(database)
    for (const status of siteStatuses) {
      await database.transaction('platform', async (db) => {
        const ctx = testCtx(db)
        const owner = await anAccount(ctx)
        const isParked = status === 12
        const given = aSiteInput({
          title: 'Kestrel Books',
          beginning: { from: isParked ? 'parking_page' : 'blank' },
        })
        const siteId = await aSite(ctx, owner, given)
        if (!isParked) await release(onSiteAs(ctx, owner, siteId), { siteId, styles: true, note: '' })
        const { rows } = await sql<{ previewKey: string }>`
        update sites set status = ${status}, status_since = now(), legacy_address = 'https://old.example/kestrel',
          removed_at = ${status === 5 ? sql`now()` : null}, status_before = ${status === 5 ? 8 : null},
          status_before_since = ${status === 5 ? sql`now()` : null},
          trial_ends_at = ${status === 3 ? sql`now() + interval '9 days'` : null}
        where id = ${siteId} returning preview_key as "previewKey"`.execute(db)
        sites.set(status, { slug: given.slug, previewKey: rows[0]?.previewKey ?? '' })
      })
    }
    visitors = await visitorSite({ database, tools: testTools(), clock: systemClock })
    street = await openStreet(visitors)
  })
  after(async () => {
    street.close()
    await visitors.close()
  })

  test('shown to everybody: paid, comped, internal, beta, enterprise, resold, past due, resold grace', async () => {
    for (const status of [8, 7, 6, 4, 15, 13, 2, 14] as const) {
      const { status: code, text } = await meet(status, '/')
      assert.equal(code, 200, String(status))
      assert.doesNotMatch(text, /noindex|coming soon|not available/, String(status))
      assert.match(text, /"siteStatus":\{"value":"PAID"\}/, 'what the owner pays is nobody’s business')
    }
  })

  test('a trial is coming soon, and its preview link shows it all', async () => {
    const closed = await meet(3, '/')
    assert.deepEqual([closed.status, /is coming soon/.test(closed.text)], [200, true])
    assert.match(closed.text, /noindex/)
    assert.equal((await meet(3, '/sitemap.xml')).status, 404)
    const open = await meet(3, `/?preview=${sites.get(3)?.previewKey}`)
    assert.equal(open.status, 200)
    assert.doesNotMatch(open.text, /is coming soon/)
    assert.match((await meet(3, '/?preview=guessed')).text, /is coming soon/)
  })

  test('expired: not available, 402 for calls, 404 for feeds, with the owner’s way in', async () => {
    const { status, text } = await meet(1, '/')
    assert.equal(status, 200)
    assert.match(text, /is not available/)
    assert.match(text, /noindex/)
    assert.match(text, /<p class="quiet"><a href="http/)
    assert.equal((await meet(1, '/api/orders')).status, 402)
    for (const feed of ['/feed.xml', '/feed', '/feed/', '/rss', '/atom', '/?format=rss'])
      assert.equal((await meet(1, feed)).status, 404, feed)
  })

  test('what was released once and is not shown may be read, so that it is forgotten; what never was may not', async () => {
    // Who may not read a page never sees that it says noindex, and keeps what they had of it.
    const expired = await meet(1, '/robots.txt')
    assert.equal(expired.status, 200)
    assert.equal(expired.text, 'User-agent: *\nDisallow: /_password\nAllow: /\n')
    for (const path of ['/', '/anything']) {
      const { status, text } = await meet(1, path)
      assert.equal(status, 200, path)
      assert.match(text, /<meta name="robots" content="noindex">/, path)
    }
    assert.equal((await meet(1, '/sitemap.xml')).status, 404)
    // A trial may come after a time in which the site was open to all.
    assert.equal((await meet(3, '/robots.txt')).text, expired.text)
    assert.match((await meet(3, '/')).text, /<meta name="robots" content="noindex">/)
    assert.equal((await meet(12, '/robots.txt')).text, 'User-agent: *\nDisallow: /\n')
    assert.match((await meet(8, '/robots.txt')).text, /^Allow: \/\n\nSitemap: http/m)
  })

  test('removed: there is nothing, not even for a preview link', async () => {
    for (const path of ['/', '/api/orders', '/robots.txt', `/?preview=${sites.get(5)?.previewKey}`]) {
      const { status, text } = await meet(5, path)
      assert.deepEqual([status, /Kestrel/.test(text)], [404, false], path)
    }
  })

  test('a parking page shows the domain’s name on a background', async () => {
    const { status, text } = await meet(12, '/')
    assert.equal(status, 200)
    assert.match(text, /<main class="state parked t-shade"><h1>Kestrel Books<\/h1>/)
    assert.match(text, /\.t-shade\{--bg:/)
  })

  test('linked to a legacy version: visitors are sent on', async () => {
    const { status, headers } = await meet(11, '/')
    assert.deepEqual([status, headers.location], [302, 'https://old.example/kestrel'])
  })
})
