import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { release } from '#areas/releases/index.ts'
import { changeStatus } from '#areas/sites/index.ts'
import { convertSite, onSiteAs } from '#areas/sites/testing.ts'
import { KEY_DEBUG_COOKIE } from '#kernel/i18n/text-filter.ts'
import { siteStatus, siteStatuses, type SiteStatus } from '#kernel/states/site-status.ts'
import { siteType } from '#kernel/states/site-type.ts'
import type { Ctx } from '#platform/ctx.ts'
import { testCtx, testDatabase } from '#platform/testing/world.ts'
import { aReleasedSite, heardOfAll, itsId, type Met, type ReleasedSite, visitorsOfTests } from '../testing.ts'

const database = await testDatabase()
const { street } = await visitorsOfTests()

const inside = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  database.transaction('platform', (db) => work(testCtx(db)))

// The column of the product book's table (sites), and the API's.
describe('what a visitor meets in each status', () => {
  const sites = new Map<SiteStatus, ReleasedSite>()

  before(async () => {
    for (const status of siteStatuses) {
      const isParked = status === 12
      const given = {
        title: 'Kestrel Books',
        beginning: { from: isParked ? 'parking_page' : 'blank' },
      } as const
      const change = sql`
        update sites set status = ${status}, status_since = now(), legacy_address = 'https://old.example/kestrel',
          removed_at = ${status === 5 ? sql`now()` : null}, status_before = ${status === 5 ? 8 : null},
          status_before_since = ${status === 5 ? sql`now()` : null},
          trial_ends_at = ${status === 3 ? sql`now() + interval '9 days'` : null}
        where id = ${itsId}`
      sites.set(status, await aReleasedSite(given, change, !isParked))
    }
  })

  const meet = (status: SiteStatus, path: string): Promise<Met> =>
    street.ask(sites.get(status)?.slug ?? '', path)

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

  test('contract §4: expired: the plain page while the flag is off, 402 for calls, 404 for feeds, with the owner’s way in', async () => {
    const { status, text } = await meet(1, '/')
    assert.equal(status, 200)
    assert.match(text, /Kestrel Books is not available/)
    assert.match(text, /This website is not available at the moment\./)
    assert.match(text, /noindex/)
    assert.match(text, /<p class="quiet"><a href="http/)
    assert.equal((await meet(1, '/api/orders')).status, 402)
    for (const feed of ['/feed.xml', '/feed', '/feed/', '/rss', '/atom', '/?format=rss'])
      assert.equal((await meet(1, feed)).status, 404, feed)
  })

  test('expired without ever having been released: the same', async () => {
    const { id, slug } = await aReleasedSite({ title: 'Kestrel Books' }, undefined, false)
    // An instance that does not bill comps its sites; one that does has trials, which end.
    for (const to of [siteStatus.trial, siteStatus.expired])
      await inside((ctx) => changeStatus(ctx, { siteId: id, to, why: 'A test' }))
    assert.match((await street.ask(slug, '/')).text, /Kestrel Books is not available/)
    assert.equal((await street.ask(slug, '/api/anything')).status, 402)
    assert.equal((await street.ask(slug, '/feed.xml')).status, 404)
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

describe('what a visitor meets of a site of one page', () => {
  const made = (from: 'blank' | 'parking_page', isReleased = from === 'blank') =>
    aReleasedSite({ title: 'northlight.example', beginning: { from } }, undefined, isReleased)
  const set = ({ id }: ReleasedSite, type: number, status: number): Promise<unknown> =>
    inside((ctx) => sql`update sites set type = ${type}, status = ${status} where id = ${id}`.execute(ctx.db))

  /** Asks once the visitors' side has heard of what changed. */
  async function askNow(slug: string, path: string): Promise<Met> {
    await heardOfAll(database)
    return street.ask(slug, path)
  }

  const parked = /<main class="state parked t-shade"><h1>northlight\.example<\/h1>/

  test('a parking page needs no release, and shows its own page once there is one', async () => {
    const { id, slug, owner } = await made('parking_page')
    assert.match((await street.ask(slug, '/')).text, parked)
    assert.equal((await street.ask(slug, '/anything')).status, 404)
    await inside((ctx) => release(onSiteAs(ctx, owner, id), { siteId: id, styles: true, note: '' }))
    // The platform's page and the released one say the same sentence: what tells them apart is the frame.
    const { status, text } = await askNow(slug, '/')
    assert.equal(status, 200)
    assert.doesNotMatch(text, parked)
    assert.match(text, /Something new will be here/)
    assert.equal((await street.ask(slug, '/anything')).status, 404)
  })

  test('a parking page has one address, whatever was released before', async () => {
    const site = await made('blank')
    await set(site, siteType.parkingPage, siteStatus.activeParkingPage)
    assert.equal((await street.ask(site.slug, '/')).status, 200)
    assert.equal((await street.ask(site.slug, '/contact')).status, 404)
    assert.doesNotMatch((await street.ask(site.slug, '/sitemap.xml')).text, /contact/)
    assert.equal((await street.ask(site.slug, `/contact?preview=${site.previewKey}`)).status, 404)
    // Made a site it comes soon, and shows all its pages when it may.
    await inside((ctx) => convertSite(onSiteAs(ctx, site.owner, site.id), { type: siteType.classic }))
    await set(site, siteType.classic, siteStatus.trial)
    assert.match((await askNow(site.slug, '/')).text, /is coming soon/)
    await set(site, siteType.classic, siteStatus.paid)
    assert.equal((await askNow(site.slug, '/contact')).status, 200)
  })

  test('a parking page is one by its type: with a plan it is no site that is coming soon', async () => {
    const site = await made('parking_page')
    await set(site, siteType.parkingPage, siteStatus.paid)
    assert.match((await street.ask(site.slug, '/')).text, parked)
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
    assert.match(preview.text, /Something new will be here/, 'a visitor with the key sees the draft')
    assert.doesNotMatch(preview.text, parked)
    await confirm('2026-11-20T10:00:00Z')
    assert.match((await askNow(site.slug, '/')).text, parked)
  })

  test('a cover page has no navigation, even where pages are left from before', async () => {
    const site = await made('blank')
    await set(site, siteType.classic, siteStatus.paid)
    assert.match((await street.ask(site.slug, '/')).text, /class="nav-wide"/)
    await set(site, siteType.coverPage, siteStatus.paid)
    const without = await askNow(site.slug, '/')
    assert.equal(without.status, 200)
    assert.doesNotMatch(without.text, /class="nav-wide"/)
  })
})

describe('where no page of a site can stand', async () => {
  const { slug } = await aReleasedSite({ title: 'Kestrel Books', language: 'de-CH' })
  const page = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'fr' }
  const program = { accept: '*/*' }

  /** It says this in its language, loads nothing, is kept by nobody, and is found by nobody. */
  function isBare(
    { headers, text, status: said }: Met,
    status: number,
    language: string,
    title: string,
  ): void {
    assert.equal(said, status)
    assert.match(text, new RegExp(`<html lang="${language}" dir="ltr">[\\s\\S]*<h1>${title}</h1>`))
    assert.match(String(headers['content-security-policy']), /^default-src 'none'; style-src 'sha256-/)
    assert.match(String(headers['cache-control']), /no-store/)
    assert.match(text, /<meta name="robots" content="noindex">/)
  }

  test('an address with no site: a page in the browser’s language that names nobody; a sentence for a program', async () => {
    isBare(await street.ask('nobody', '/', page), 404, 'fr-FR', 'Cette page n’existe pas')
    const said = await street.ask('nobody', '/', program)
    assert.deepEqual([said.status, said.text], [404, 'Not found\n'])
  })

  test('a form that is sent to a page: a page in the site’s language, a sentence for a program', async () => {
    const met = await street.post(slug, '/', 'name=x', page)
    isBare(met, 405, 'de-CH', 'Diese Seite nimmt keine Formulare an')
    assert.equal(met.headers.allow, 'GET, HEAD')
    const said = await street.post(slug, '/', 'name=x', program)
    assert.deepEqual([said.status, said.text], [405, 'Method not allowed\n'])
  })

  test('a form that another site sent: a page in the site’s language, with its words treated where that is asked for', async () => {
    const send = (headers: Record<string, string>) =>
      street.post(slug, '/_password', 'password=x', { 'sec-fetch-site': 'cross-site', ...headers })
    isBare(await send(page), 403, 'de-CH', 'Dieses Formular kam von einer anderen Website')
    const treated = await send({ ...page, cookie: `${KEY_DEBUG_COOKIE}=1` })
    assert.match(treated.text, /state\.foreign_form\.title/)
    const said = await send(program)
    assert.deepEqual([said.status, said.text], [403, 'This form was sent from another site.\n'])
  })
})
