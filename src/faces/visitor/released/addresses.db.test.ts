import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { aBlankSite, addRedirect, asOwner, changePage, type PagesWorld } from '#areas/pages/testing.ts'
import { readLiveSite } from '#areas/pages/visitor/index.ts'
import { release } from '#areas/releases/index.ts'
import { findSitesByIds } from '#areas/sites/index.ts'
import { systemClock } from '#kernel/clock.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Database } from '#platform/db/database.ts'
import { installJobs } from '#platform/jobs/install-jobs.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import { testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import { heardOfAll, openStreet, type Street } from '../testing.ts'
import { type VisitorSite, visitorSite } from '../visitor-site.ts'
import { writeSite } from '../written/written-site.ts'

const tools = testTools()
const SLUG = 'über-uns/küche'
const PATH = encodeURI(`/${SLUG}`)

let database: Database
let visitors: VisitorSite
let street: Street
let world: Omit<PagesWorld, 'ctx'>
let name = ''

const asSystem = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  runAsSystem({ database, tools, clock: systemClock }, { siteId: world.siteId, reason: 'test' }, (ctx) =>
    work(asOwner(ctx, world.owner, world.siteId)),
  )
const goLive = async (): Promise<void> => {
  await asSystem((ctx) => release(ctx, { siteId: world.siteId, styles: true, note: '' }))
  await heardOfAll(database)
}
const called = (slug: string) =>
  asSystem((ctx) => changePage(ctx, { siteId: world.siteId, pageId: world.contact.id, slug }))

before(async () => {
  database = await testDatabase()
  await installJobs(database)
  await database.transaction('platform', async (db) => {
    world = await aBlankSite(testCtx(db))
  })
  const { rows } = await asSystem(({ db }) =>
    sql<{ slug: string }>`select slug from sites where id = ${world.siteId}`.execute(db),
  )
  name = rows[0]?.slug ?? ''
  await goLive()
  visitors = await visitorSite({ database, tools, clock: systemClock })
  street = await openStreet(visitors)
  await called(SLUG)
  await goLive()
})
after(async () => {
  street.close()
  await visitors.close()
})

test('a page at an address of several parts, in any script, is found however the address is written', async () => {
  const { status, text } = await street.ask(name, PATH)
  assert.equal(status, 200)
  assert.match(text, new RegExp(`<link rel="canonical" href="[^"]*${PATH}">`))
  for (const other of [encodeURI(`/${SLUG.normalize('NFD')}`), PATH.toLowerCase(), PATH.replace('k', '%6B')])
    assert.equal((await street.ask(name, other)).status, 200, other)
  assert.equal((await street.ask(name, `${PATH}/`)).headers.location, PATH)
  assert.equal((await street.ask(name, encodeURI('/über-uns'))).status, 404)
  assert.equal((await street.ask(name, '/%00')).status, 404)
})

test('navigation and sitemap lead there, and the address that the page left', async () => {
  const { text } = await street.ask(name, '/')
  assert.ok(text.includes(`href="${PATH}"`))
  assert.match((await street.ask(name, '/sitemap.xml')).text, new RegExp(`<loc>[^<]*${PATH}</loc>`))
  assert.equal((await street.ask(name, '/contact')).headers.location, PATH)
})

test('the address that it leaves, and one that a redirect names, lead on in their letters', async () => {
  await asSystem((ctx) =>
    addRedirect(ctx, { siteId: world.siteId, from: '/%D0%B0/[x]', to: '/новости/[x]', status: 302 }),
  )
  await called('お知らせ/東京')
  await goLive()
  const now = encodeURI('/お知らせ/東京')
  assert.equal((await street.ask(name, PATH)).headers.location, now)
  assert.equal((await street.ask(name, '/contact')).headers.location, now)
  assert.equal((await street.ask(name, encodeURI('/а/б'))).headers.location, encodeURI('/новости/б'))
  await called(SLUG)
  await goLive()
})

test('written as files it lies in folders, under the name that web servers look for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'addresses-'))
  try {
    const site = await asSystem(async (ctx) =>
      (await findSitesByIds(ctx.db, [world.siteId])).get(world.siteId),
    )
    assert.ok(site)
    await writeSite(visitors, site, await asSystem(readLiveSite), join(folder, 'site'))
    const written = readFileSync(join(folder, 'site', `${SLUG}.html`))
    assert.deepEqual(written, (await street.ask(name, PATH)).body)
    const redirects = readFileSync(join(folder, 'site', '_redirects'), 'utf8')
    assert.match(redirects, new RegExp(`^/contact ${PATH} 301$`, 'm'))
    assert.match(redirects, /^\/%E3%81%8A\S+ \/%C3%BCber-uns\/k%C3%BCche 301$/m)
    assert.doesNotMatch(redirects, /\P{ASCII}/u)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('an address at which the program has a file is refused to pages', async () => {
  await assert.rejects(called(`media/${world.contact.id}/0123456789ab/640`), {
    code: 'pages.address_taken',
  })
})
