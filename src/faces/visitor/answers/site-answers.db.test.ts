import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { send } from '#areas/assets/testing.ts'
import { hashPassword } from '#platform/auth/password-hash.ts'
import { testDatabase } from '#platform/testing/world.ts'
import {
  aReleasedSite,
  heardOfAll,
  itsId,
  type Met,
  type ReleasedSite,
  restaurant,
  visitorsOfTests,
} from '../testing.ts'

// What is kept beside the pages, and what of a site nobody on the way may keep.

type TestSite = Pick<ReleasedSite, 'slug' | 'previewKey'>

const PRIVATE = 'private, no-store'
const PASSWORD = 'open sesame'
const database = await testDatabase()
const { street } = await visitorsOfTests()
const passwordHash = await hashPassword(PASSWORD)

const plain = ({ headers, body }: Met): string => {
  const encoding = headers['content-encoding']
  const bytes = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
  return bytes.toString()
}

const site = (change = sql`select 1`) => aReleasedSite(restaurant, change)
const closedSite = () =>
  site(sql`update sites set visitor_password_hash = ${passwordHash} where id = ${itsId}`)
const closedMenu = () =>
  site(sql`
    update released set facts = facts || jsonb_build_object('passwordHash', ${passwordHash}::text)
    where site_id = ${itsId} and kind = 'page' and path = '/menu'`)
const inStatus = (status: number) => site(sql`update sites set status = ${status} where id = ${itsId}`)

/** Gives a site's password; what comes back opens its door. */
async function enter(slug: string, path: string): Promise<string> {
  const form = new URLSearchParams({ password: PASSWORD, back: path }).toString()
  const { status, headers } = await street.post(slug, '/_password', form)
  assert.equal(status, 303)
  return headers['set-cookie']?.[0]?.split(';')[0] ?? ''
}

describe('answers of sites', () => {
  test('what stands in the place of a page, and every file that nobody wrote, is sent compressed', async () => {
    const open = await site()
    const [waiting, expired, parked] = [await inStatus(3), await inStatus(1), await inStatus(12)]
    const locked = await closedSite()
    const asked: [TestSite, string, number][] = [
      [open, '/nowhere', 404],
      [open, '/robots.txt', 200],
      [open, '/sitemap.xml', 200],
      [open, '/favicon.svg', 200],
      [waiting, '/', 200],
      [waiting, '/nowhere', 404],
      [waiting, '/robots.txt', 200],
      [expired, '/', 200],
      [expired, '/robots.txt', 200],
      [parked, '/', 200],
      [locked, '/menu', 401],
      [locked, '/menu?table=4', 401],
    ]
    for (const [of, path, status] of asked) {
      const { slug } = of
      // Twice: as it is made, and as it is kept.
      for (const _ of [1, 2]) {
        const [br, gzip, identity] = await Promise.all(
          ['gzip, br', 'gzip', 'identity'].map((encoding) =>
            street.ask(slug, path, { 'accept-encoding': encoding }),
          ),
        )
        assert.ok(br && gzip && identity)
        const all = [br, gzip, identity]
        // A page has parts for one visitor at the same address; what stands in the place of one has none.
        const vary = of === parked ? 'accept-encoding, x-regions' : 'accept-encoding'
        assert.deepEqual(
          all.map(({ status: code, headers }) => [code, headers['content-encoding'], headers.vary]),
          [
            [status, 'br', vary],
            [status, 'gzip', vary],
            [status, undefined, vary],
          ],
          path,
        )
        assert.equal(new Set(all.map(plain)).size, 1, path)
        assert.equal(new Set(all.map(({ headers }) => headers.etag)).size, 1, path)
      }
    }
  })

  test('what a browser has of a file that nobody wrote is not sent again', async () => {
    const { slug } = await site()
    for (const path of ['/robots.txt', '/sitemap.xml', '/favicon.svg']) {
      const had = (await street.ask(slug, path)).headers.etag ?? ''
      const again = await street.ask(slug, path, { 'if-none-match': had })
      assert.deepEqual([again.status, again.body.length], [304, 0], path)
    }
  })

  test('a release is followed by the map, though it was kept', async () => {
    const { id, slug } = await site()
    assert.match((await street.ask(slug, '/sitemap.xml')).text, /\/menu</)
    await database.transaction('platform', async (db) => {
      await sql`
        delete from released where site_id = ${id} and kind = 'page' and path = '/menu'`.execute(db)
      await sql`update live_releases set changed_at = now() where site_id = ${id}`.execute(db)
    })
    await heardOfAll(database)
    assert.doesNotMatch((await street.ask(slug, '/sitemap.xml')).text, /\/menu</)
  })

  test('a file that was asked for is gone as soon as its deletion is told, and one that comes is there', async () => {
    const { id, slug, owner } = await site()
    const { asset } = await send(database, owner, id, Buffer.from('Opening hours: ten to six\n'), 'hours.bin')
    const other = await send(database, owner, id, Buffer.from('Closed on Mondays\n'), 'closed.bin')
    const first = await street.ask(slug, asset.src)
    assert.equal(first.status, 200)
    await database.transaction('platform', (db) =>
      sql`update assets set deleted_at = now() where site_id = ${id} and id = ${asset.id}`.execute(db),
    )
    assert.equal((await street.ask(slug, asset.src)).text, first.text, 'the trash is shown on')
    const gone = (assetId: string) =>
      database.transaction('platform', (db) =>
        sql`delete from assets where site_id = ${id} and id = ${assetId}`.execute(db),
      )
    await gone(asset.id)
    await heardOfAll(database)
    assert.equal((await street.ask(slug, asset.src)).status, 404)
    assert.equal((await street.ask(slug, other.asset.src)).status, 200)
    // One that comes is not told, and there all the same.
    assert.equal((await street.ask(slug, asset.src)).status, 404)
    await database.transaction('platform', (db) =>
      sql`insert into assets (site_id, id, kind, name, type, bytes, hash) values
        (${id}, ${asset.id}, 'file', ${asset.name}, ${asset.type}, ${asset.bytes}, ${'0'.repeat(64)})`.execute(
        db,
      ),
    )
    const again = asset.src.replace(/[0-9a-f]{12}(?=\/[^/]*$)/, '0'.repeat(12))
    assert.equal((await street.ask(slug, again)).status, 200)
  })

  test('a site behind a password may be read, so that what was found of it is forgotten, its files too', async () => {
    const [open, closed, expired] = [await site(), await closedSite(), await inStatus(1)]
    const [picture = ''] = /\/media\/[^" ]+/.exec((await street.ask(open.slug, '/')).text) ?? []
    assert.ok(picture)
    // A parking page that is released is for everyone, too.
    for (const { slug } of [open, await inStatus(12)]) {
      const found = await street.ask(slug, picture)
      assert.equal(found.headers['x-robots-tag'], undefined)
      assert.equal(
        found.headers['cache-control'],
        'public, max-age=31536000, immutable, s-maxage=30, stale-while-revalidate=30',
      )
      assert.match((await street.ask(slug, '/robots.txt')).text, /^Sitemap: /m)
    }
    for (const { slug } of [closed, expired]) {
      assert.equal(
        (await street.ask(slug, '/robots.txt')).text,
        'User-agent: *\nDisallow: /_password\nAllow: /\n',
      )
      // Nobody on the way keeps that it is not to be found: some day it may be again.
      const { status, headers } = await street.ask(slug, picture)
      assert.deepEqual(
        [status, headers['x-robots-tag'], headers['cache-control']],
        [200, 'noindex', 'private, max-age=31536000, immutable'],
      )
      assert.ok(headers['x-request-id'])
    }
    assert.equal((await street.ask(closed.slug, '/menu')).status, 401)
    const cookie = await enter(closed.slug, '/menu')
    assert.match(
      (await street.ask(closed.slug, '/menu', { cookie })).text,
      /<meta name="robots" content="noindex">/,
    )
  })

  test('a page behind a password is kept, and never sent before its door was looked at', async () => {
    for (const { id, slug } of [await closedSite(), await closedMenu()]) {
      const cookie = await enter(slug, '/menu')
      const first = await street.ask(slug, '/menu', { cookie })
      assert.equal(first.status, 200)
      // Whoever drew it anew would find nothing to draw.
      await database.transaction('platform', (db) =>
        sql`update document_editions set document = '{}' where site_id = ${id}`.execute(db),
      )
      const second = await street.ask(slug, '/menu', { cookie })
      assert.deepEqual([second.status, second.text], [200, first.text])
      for (const { headers } of [first, second]) {
        assert.equal(headers['cache-control'], PRIVATE)
        assert.equal(headers['surrogate-key'], undefined)
        assert.equal(headers['cross-origin-opener-policy'], 'same-origin')
      }
      for (const path of ['/menu', '/%6denu', '/menu?x=1', '/menu/'])
        assert.doesNotMatch((await street.ask(slug, path)).text, /<main[^>]*id="content"/, path)
      assert.equal((await street.ask(slug, '/menu')).status, 401)
      assert.equal(
        (await street.ask(slug, '/menu', { 'if-none-match': first.headers.etag ?? '' })).status,
        401,
      )
    }
  })

  test('what a preview, a password or treated words bring is for nobody else, whatever is asked next', async () => {
    const released = await site()
    const { slug, previewKey } = released
    const before = await street.ask(slug, '/menu')
    assert.match(before.headers['cache-control'] ?? '', /^public/)
    assert.equal(before.headers['cross-origin-opener-policy'], undefined)
    const private_: [string, Record<string, string>][] = [
      [`/menu?preview=${previewKey}`, {}],
      ['/menu', { cookie: `preview=${previewKey}` }],
      [`/nowhere?preview=${previewKey}`, {}],
      ['/robots.txt', { cookie: `preview=${previewKey}` }],
      ['/menu', { cookie: 'key-debug=1' }],
      ['/menu?key-debug', {}],
      ['/menu?pseudo-localization', {}],
    ]
    for (const [path, headers] of private_) {
      const { headers: answered, text } = await street.ask(slug, path, headers)
      if (text === before.text) continue
      assert.equal(answered['cache-control'], PRIVATE, path)
      assert.equal(answered['surrogate-key'], undefined, path)
      assert.equal(answered['cross-origin-opener-policy'], 'same-origin', path)
      const after = await street.ask(slug, '/menu')
      assert.deepEqual([after.text, after.headers.etag], [before.text, before.headers.etag], path)
      assert.equal(after.headers['set-cookie'], undefined)
    }
    const preview = await street.ask(slug, `/menu?preview=${previewKey}`)
    assert.notEqual(preview.text, before.text)
  })

  test('links of a preview lead to the preview, where a CDN would answer with what is released', async () => {
    const { slug, previewKey } = await site()
    const { text } = await street.ask(slug, '/menu', { cookie: `preview=${previewKey}` })
    const links = [...text.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g)].map(([, href = '']) => href)
    const toPages = links.filter((href) => !href.startsWith('/media/'))
    assert.ok(toPages.length > 3)
    for (const href of toPages) {
      const url = new URL(href.replaceAll('&amp;', '&'), 'http://host.invalid')
      assert.equal(url.searchParams.get('preview'), previewKey, href)
      const next = await street.ask(slug, url.pathname + url.search)
      assert.equal(next.headers['cache-control'], PRIVATE, href)
    }
    assert.doesNotMatch((await street.ask(slug, '/menu')).text, /preview=/)
    const nowhere = await street.ask(slug, `/nowhere?preview=${previewKey}`)
    assert.match(nowhere.text, new RegExp(`href="/\\?preview=${previewKey}"`))
  })

  test('R-35: who asks for drafts without end is told to wait; released pages and other sites do not', async () => {
    const [flooded, other] = [await site(), await site()]
    const draft = ({ slug, previewKey }: TestSite) => street.ask(slug, `/nowhere?preview=${previewKey}`)
    const all = await Promise.all(Array.from({ length: 150 }, () => draft(flooded)))
    const late = all.find(({ status }) => status === 429)
    assert.ok(late)
    assert.ok(all.filter(({ status }) => status === 404).length >= 120)
    assert.ok(Number(late.headers['retry-after']) > 0)
    assert.equal(late.headers['cache-control'], PRIVATE)
    assert.equal((await street.ask(flooded.slug, '/menu')).status, 200)
    assert.equal((await draft(other)).status, 404)
  })

  test('an answer that is for one visitor names its request, one that is kept on the way does not', async () => {
    const { slug } = await site()
    const one = await street.ask(slug, '/nowhere')
    const other = await street.ask(slug, '/nowhere')
    assert.match(one.headers['x-request-id']?.toString() ?? '', /^[0-9a-f-]{36}$/)
    assert.notEqual(one.headers['x-request-id'], other.headers['x-request-id'])
    for (const path of ['/', '/menu', '/robots.txt', '/favicon.svg'])
      for (const _ of [1, 2])
        assert.equal((await street.ask(slug, path)).headers['x-request-id'], undefined, path)
    assert.ok((await street.ask(`no-${slug}`, '/')).headers['x-request-id'])
  })
})
