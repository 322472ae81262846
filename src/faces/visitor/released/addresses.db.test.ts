import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { addRedirect, changePage } from '#areas/pages/testing.ts'
import { readLiveSite } from '#areas/pages/visitor/index.ts'
import { siteOfId } from '#areas/assets/testing.ts'
import { testDatabase } from '#platform/testing/world.ts'
import { heardOfAll, openBlankSite, visitorsOfTests } from '../testing.ts'
import { writeSite } from '../written/written-site.ts'

const SLUG = 'über-uns/küche'
const PATH = encodeURI(`/${SLUG}`)

const database = await testDatabase()
const site = await openBlankSite()
const { siteId, slug: name, contact, asItsOwner } = site
const goLive = async (): Promise<void> => {
  await site.goLive()
  await heardOfAll(database)
}
const called = (slug: string) => asItsOwner((ctx) => changePage(ctx, { siteId, pageId: contact.id, slug }))

await goLive()
const { visitors, street } = await visitorsOfTests()
await called(SLUG)
await goLive()

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
  await asItsOwner((ctx) =>
    addRedirect(ctx, { siteId, from: '/%D0%B0/[x]', to: '/новости/[x]', status: 302 }),
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
    const own = await asItsOwner((ctx) => siteOfId(ctx, siteId))
    await writeSite(visitors, own, await site.asSystem(readLiveSite), join(folder, 'site'))
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
  await assert.rejects(called(`media/${contact.id}/0123456789ab/640`), {
    code: 'pages.address_taken',
  })
})
