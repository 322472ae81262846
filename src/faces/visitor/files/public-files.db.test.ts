import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type RawBuilder, sql } from 'kysely'
import sharp from 'sharp'
import { send } from '#areas/assets/testing.ts'
import { release } from '#areas/releases/index.ts'
import { copyOf, leadButton, linkButton } from '#areas/pages/testing.ts'
import { newId } from '#kernel/ids.ts'
import { hashPassword } from '#platform/auth/password-hash.ts'
import type { Database } from '#platform/db/database.ts'
import { testDatabase } from '#platform/testing/world.ts'
import { heardOfAll, openBlankSite, visitorsOfTests } from '../testing.ts'

// Whose pictures somebody on the way may keep for others: those that everyone may see, for a minute.

const PUBLIC = 'public, max-age=31536000, immutable, s-maxage=30, stale-while-revalidate=30'
const PRIVATE = 'private, max-age=31536000, immutable'

const database = await testDatabase()
/** Questions that the visitors' side asked, and how many of the next ones fail. */
let [asked, failing] = [0, 0]

const places = [
  'everywhere',
  'closed',
  'draft',
  'icon',
  'social',
  'nowhere',
  'redirect',
  'byAddress',
  'byClosedAddress',
  'navigation',
] as const
type Place = (typeof places)[number]
const counted: Database = {
  ...database,
  async transaction(scope, work) {
    asked += 1
    const answer = await database.transaction(scope, work)
    if (failing > 0 && (failing -= 1) === 0) throw new Error('the answer was lost')
    return answer
  },
}
const { street } = await visitorsOfTests({ database: counted })
const { siteId, slug, owner, home, asItsOwner } = await openBlankSite()

async function changed(change: RawBuilder<unknown>): Promise<void> {
  await database.transaction('platform', async (db) => {
    await change.execute(db)
    await sql`update live_releases set changed_at = now() where site_id = ${siteId}`.execute(db)
  })
  await heardOfAll(database)
}

/** Has pages of the live release ask for a password, by their ids; the others ask for none. */
async function locked(pageIds: readonly string[]): Promise<void> {
  const hash = await hashPassword('open sesame')
  await changed(sql`
    update released set facts = facts || jsonb_build_object('passwordHash',
      case when id = any(${[...pageIds]}::uuid[]) then ${hash}::text end)
    where site_id = ${siteId} and kind = 'page'`)
}

const files = new Map<Place, { id: string; src: string }>()
for (const [at, place] of places.entries()) {
  const background = { r: 20 * at, g: 120, b: 90 }
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
  files.set(place, (await send(database, owner, siteId, bytes, `picture-${at}.jpg`)).asset)
}
const of = (place: Place) => files.get(place) ?? assert.fail(place)
/** Addresses of pictures, by where they stand. */
const pictures = Object.fromEntries(places.map((place) => [place, of(place).src])) as Record<Place, string>
const lockedPages = await asItsOwner(async (ctx) => {
  const { db } = ctx
  const showing = async (place: Place): Promise<string> => {
    const page = await copyOf({ ctx, siteId }, home.id)
    await linkButton({ ctx, siteId }, page, of(place).id)
    return page
  }
  // As the library gives an address to copy.
  const naming = async (place: Place): Promise<string> => {
    const page = await copyOf({ ctx, siteId }, home.id)
    await leadButton({ ctx, siteId }, page, { kind: 'url', url: of(place).src })
    return page
  }
  const open = await showing('everywhere')
  await naming('byAddress')
  const pages = [await showing('everywhere'), await showing('closed'), await naming('byClosedAddress')]
  await release(ctx, { siteId, styles: true, note: '' })
  await showing('draft')
  const redirect = { to: of('redirect').src, status: 301 }
  // An entry of the navigation that leads to a file.
  const entry = {
    kind: 'link',
    path: '/entry',
    title: 'Entry',
    nav: 'main',
    isHome: false,
    settings: { target: { href: of('navigation').src, opensNewTab: false } },
  }
  await sql`
      update released set facts = jsonb_set(facts, '{styles,favicon}', to_jsonb(${of('icon').id}::text))
      where site_id = ${siteId} and kind = 'styles'`.execute(db)
  await sql`
      update released set facts = jsonb_set(facts, '{settings,socialImage}', to_jsonb(${of('social').id}::text))
      where site_id = ${siteId} and kind = 'page' and id = ${open}`.execute(db)
  await sql`
      insert into released (site_id, kind, id, edition_id, path, facts, from_number)
      select site_id, kind, ${newId()}::uuid, edition_id, null, facts || ${JSON.stringify(entry)}::jsonb, from_number
      from released where site_id = ${siteId} and kind = 'page' and id = ${open}
      union all
      select ${siteId}::uuid, 'redirect', ${newId()}::uuid, null, '/brochure', ${JSON.stringify(redirect)}::jsonb, 1`.execute(
    db,
  )
  return pages
})
await locked(lockedPages)

const met = async (path: string) => {
  const { status, headers } = await street.ask(slug, path)
  assert.equal(status, 200, path)
  return {
    caching: headers['cache-control'],
    key: headers['surrogate-key'],
    robots: headers['x-robots-tag'],
  }
}
const forAll = (path: string) => ({
  caching: PUBLIC,
  key: `site-${siteId} asset-${path.split('/')[2]}`,
  robots: undefined,
})
const forOne = { caching: PRIVATE, key: undefined, robots: 'noindex' }

test('a picture is kept on the way where a page that is open to everyone names it, and nowhere else', async () => {
  const { everywhere, closed, draft, icon, social, nowhere } = pictures
  for (const path of [everywhere, icon, social]) assert.deepEqual(await met(path), forAll(path), path)
  for (const path of [closed, draft, nowhere]) assert.deepEqual(await met(path), forOne, path)
  await locked([])
  assert.deepEqual(await met(closed), forAll(closed), 'its page is open now')
  assert.deepEqual(await met(draft), forOne)
  await locked(lockedPages)
})

test('a picture that an open page, its navigation or a redirect names by its address is kept on the way', async () => {
  const { redirect, byAddress, navigation, byClosedAddress } = pictures
  assert.match((await street.ask(slug, '/')).body.toString(), new RegExp(`href="${navigation}"`))
  for (const path of [redirect, byAddress, navigation]) assert.deepEqual(await met(path), forAll(path), path)
  assert.deepEqual(await met(byClosedAddress), forOne)
})

test('a site that asks for a password has no picture kept on the way from then on', async () => {
  const { everywhere } = pictures
  assert.deepEqual(await met(everywhere), forAll(everywhere))
  await changed(sql`update sites set visitor_password_hash = 'x' where id = ${siteId}`)
  assert.deepEqual(await met(everywhere), forOne)
  await changed(sql`update sites set visitor_password_hash = null where id = ${siteId}`)
})

test('what is kept on the way is asked for again without being sent again', async () => {
  const { everywhere, closed } = pictures
  for (const path of [everywhere, closed]) {
    const { headers, body } = await street.ask(slug, path)
    assert.ok(headers.etag && body.length > 0)
    const again = await street.ask(slug, path, { 'if-none-match': headers.etag })
    assert.deepEqual([again.status, again.body.length], [304, 0])
    for (const name of ['cache-control', 'surrogate-key', 'etag', 'vary'])
      assert.equal(again.headers[name], headers[name], name)
    assert.equal(again.headers['content-length'], undefined)
    const other = await street.ask(slug, path, { 'if-none-match': headers.etag, accept: 'image/webp,*/*' })
    assert.equal(other.status, 200, 'another format is another answer')
    assert.notEqual(other.headers.etag, headers.etag)
  }
})

test('P1, P18: which they are is asked once of a site, with the first of them, and never for a page', async () => {
  const { everywhere, closed } = pictures
  await street.ask(slug, '/')
  for (const path of [everywhere, closed]) await met(path)
  const before = asked
  for (const path of [everywhere, closed]) await met(path)
  assert.equal((await street.ask(slug, '/')).status, 200)
  assert.equal(asked, before)
})

test('while nobody can say who may see a picture it is kept by nobody on the way, and no search engine is told to forget it', async () => {
  const { everywhere } = pictures
  assert.deepEqual(await met(everywhere), forAll(everywhere), 'it is made')
  await changed(sql`update sites set title = title || '!' where id = ${siteId}`)
  await street.ask(slug, '/')
  // The picture's own row, then what everyone may see.
  failing = 2
  assert.deepEqual(await met(everywhere), { ...forOne, robots: undefined })
  assert.deepEqual(await met(everywhere), forAll(everywhere))
})
