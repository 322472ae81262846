import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { release } from '#areas/releases/index.ts'
import {
  aSite,
  aSiteInput,
  anAccount,
  convertSite,
  onSiteAs,
  type TestAccount,
} from '#areas/sites/testing.ts'
import { systemClock } from '#kernel/clock.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { siteType } from '#kernel/states/site-type.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Database } from '#platform/db/database.ts'
import { installJobs } from '#platform/jobs/install-jobs.ts'
import { testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import { heardOfAll, type Met, openStreet, type Street } from '../testing.ts'
import { visitorSite, type VisitorSite } from '../visitor-site.ts'

interface Made {
  readonly owner: TestAccount
  readonly siteId: string
  readonly slug: string
  readonly previewKey: string
}

let database: Database
let visitors: VisitorSite
let street: Street

const inside = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  database.transaction('platform', (db) => work(testCtx(db)))

async function made(from: 'blank' | 'cover_page' | 'parking_page'): Promise<Made> {
  return inside(async (ctx) => {
    const owner = await anAccount(ctx)
    const given = aSiteInput({ title: 'northlight.example', beginning: { from } })
    const siteId = await aSite(ctx, owner, given)
    const { rows } = await sql<{ previewKey: string }>`
      select preview_key as "previewKey" from sites where id = ${siteId}`.execute(ctx.db)
    return { owner, siteId, slug: given.slug, previewKey: rows[0]?.previewKey ?? '' }
  })
}

const released = ({ owner, siteId }: Made): Promise<unknown> =>
  inside((ctx) => release(onSiteAs(ctx, owner, siteId), { siteId, styles: true, note: '' }))

const set = ({ siteId }: Made, type: number, status: number): Promise<unknown> =>
  inside((ctx) =>
    sql`update sites set type = ${type}, status = ${status} where id = ${siteId}`.execute(ctx.db),
  )

/** Asks once the visitors' side has heard of what changed. */
async function askNow(slug: string, path: string): Promise<Met> {
  await heardOfAll(database)
  return street.ask(slug, path)
}

const parked = /<main class="state parked t-shade"><h1>northlight\.example<\/h1>/

describe('what a visitor meets of a site of one page', () => {
  before(async () => {
    database = await testDatabase()
    await installJobs(database)
    visitors = await visitorSite({ database, tools: testTools(), clock: systemClock })
    street = await openStreet(visitors)
  })
  after(async () => {
    street.close()
    await visitors.close()
  })

  test('a parking page needs no release, and shows its own page once there is one', async () => {
    const site = await made('parking_page')
    assert.match((await street.ask(site.slug, '/')).text, parked)
    assert.equal((await street.ask(site.slug, '/anything')).status, 404)
    await released(site)
    // The platform's page and the released one say the same sentence: what tells them apart is the frame.
    const { status, text } = await askNow(site.slug, '/')
    assert.equal(status, 200)
    assert.doesNotMatch(text, parked)
    assert.match(text, /Something new will be here/)
    assert.equal((await street.ask(site.slug, '/anything')).status, 404)
  })

  test('a parking page has one address, whatever was released before', async () => {
    const site = await made('blank')
    await released(site)
    await set(site, siteType.parkingPage, siteStatus.activeParkingPage)
    assert.equal((await street.ask(site.slug, '/')).status, 200)
    assert.equal((await street.ask(site.slug, '/contact')).status, 404)
    assert.doesNotMatch((await street.ask(site.slug, '/sitemap.xml')).text, /contact/)
    const preview = await street.ask(site.slug, `/contact?preview=${site.previewKey}`)
    assert.equal(preview.status, 404)
  })

  test('a parking page is one by its type: with a plan it is no site that is coming soon', async () => {
    const site = await made('parking_page')
    await set(site, siteType.parkingPage, siteStatus.paid)
    assert.match((await street.ask(site.slug, '/')).text, parked)
  })

  test('a parking page that becomes a site comes soon, and shows all its pages when it may', async () => {
    const site = await made('blank')
    await released(site)
    await set(site, siteType.parkingPage, siteStatus.activeParkingPage)
    assert.equal((await street.ask(site.slug, '/contact')).status, 404)
    await inside((ctx) => convertSite(onSiteAs(ctx, site.owner, site.siteId), { type: siteType.classic }))
    await set(site, siteType.classic, siteStatus.trial)
    assert.match((await askNow(site.slug, '/')).text, /is coming soon/)
    await set(site, siteType.classic, siteStatus.paid)
    assert.equal((await askNow(site.slug, '/contact')).status, 200)
  })

  test('while its owner’s address is not confirmed, a parking page is coming soon', async () => {
    const site = await made('parking_page')
    const confirm = (at: string | null) =>
      inside((ctx) =>
        sql`update accounts set verified_at = ${at} where id = ${site.owner.id}`.execute(ctx.db),
      )
    await confirm(null)
    const closed = await street.ask(site.slug, '/')
    assert.deepEqual([closed.status, /is coming soon/.test(closed.text)], [200, true])
    assert.match(closed.text, /noindex/)
    assert.doesNotMatch(closed.text, parked)
    const preview = await street.ask(site.slug, `/?preview=${site.previewKey}`)
    assert.match(preview.text, /Something new will be here/, 'whoever has the key sees what is being made')
    assert.doesNotMatch(preview.text, parked)
    await confirm('2026-11-20T10:00:00Z')
    assert.match((await askNow(site.slug, '/')).text, parked)
  })

  test('a cover page has no navigation, even where pages are left from before', async () => {
    const site = await made('blank')
    await released(site)
    await set(site, siteType.classic, siteStatus.paid)
    assert.match((await street.ask(site.slug, '/')).text, /class="nav-wide"/)
    await set(site, siteType.coverPage, siteStatus.paid)
    const without = await askNow(site.slug, '/')
    assert.equal(without.status, 200)
    assert.doesNotMatch(without.text, /class="nav-wide"/)
  })
})
