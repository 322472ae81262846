import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { type RawBuilder, sql } from 'kysely'
import sharp from 'sharp'
import { send, siteOfId } from '#areas/assets/testing.ts'
import { release } from '#areas/releases/index.ts'
import { aBlankSite, asOwner, copyOf, linkButton } from '#areas/pages/testing.ts'
import { type LiveSite, readLiveSite } from '#areas/pages/visitor/index.ts'
import { systemClock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import { testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import { aReleasedSite, heardOfAll, itsId, type Met, restaurant, visitorsOfTests } from '../testing.ts'
import { planOf, writeSite, WriteOutError, writtenFiles } from './written-site.ts'

const scratch = mkdtempSync(join(tmpdir(), 'written-site-'))
const folder = join(scratch, 'halm')

/** What a visitor of the server is answered. */
const ask = (path: string): Promise<Met> => street.ask(site.slug, path, { accept: 'image/webp,*/*' })

const read = (file: string): Buffer => readFileSync(join(folder, file))
const refusal = (pattern: RegExp) => (error: unknown) =>
  error instanceof WriteOutError && pattern.test(error.message)

/** Has what is live of a site lead on as these redirects do, and as no others. */
const showingRedirects = (siteId: string, redirects: LiveSite['content']['redirects']) => sql`
  with gone as (delete from released where site_id = ${siteId} and kind = 'redirect')
  insert into released (site_id, kind, id, path, facts, from_number)
  select ${siteId}, 'redirect', gen_random_uuid(), given ->> 'from', given - 'from', 1
  from jsonb_array_elements(${JSON.stringify(redirects)}::jsonb) as given`

const database = await testDatabase()
const { id: siteId, owner } = await aReleasedSite(
  restaurant,
  // As a release keeps them: a page for those who know a word.
  sql`
    update released set facts = facts || '{"passwordHash":"x"}'
    where site_id = ${itsId} and kind = 'page' and path = '/kitchen'`,
)
const bytes = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#a1744f' } })
  .jpeg()
  .toBuffer()
/** Stands for the menu where that is shared, and is shown on no page. */
const { id: menuPicture } = (await send(database, owner, siteId, bytes, 'bread.jpg')).asset
await database.transaction('platform', async (db) => {
  await showingRedirects(siteId, [
    { from: '/carte', to: '/menu', status: 301 },
    { from: '/blog/[name]', to: '/notes/[name]', status: 302 },
    { from: '/old/*', to: '/*', status: 301 },
  ]).execute(db)
  await sql`
    update released set facts = jsonb_set(facts, '{settings,socialImage}', ${JSON.stringify(menuPicture)}::jsonb)
    where site_id = ${siteId} and kind = 'page' and path = '/menu'`.execute(db)
})
const { visitors, street } = await visitorsOfTests()
const site = await database.transaction('platform', (db) => siteOfId(testCtx(db), siteId))
const live = await liveOf(siteId)
const written = await writeSite(visitors, site, live, folder)
after(() => rmSync(scratch, { recursive: true, force: true }))

/** What is shown of a site now. */
async function liveOf(of: string): Promise<LiveSite> {
  const surroundings = { database, tools: testTools(), clock: systemClock }
  const shown = await runAsSystem(surroundings, { siteId: of, reason: 'test' }, readLiveSite)
  assert.ok(shown)
  return shown
}

/** Pages among the files that are written. */
const pagesIn = (into: string) => readdirSync(into).filter((file) => file.endsWith('.html'))

test('P2: every page, and the one for addresses that lead nowhere, is byte for byte what the server answers', async () => {
  assert.equal(
    written.pages,
    live.content.pages.filter((page) => existsSync(join(folder, fileOf(page.path)))).length,
  )
  assert.ok(written.pages > 3)
  for (const page of live.content.pages.filter((one) => one.kind === 'layout' && one.path !== '/kitchen')) {
    const { status, body } = await ask(page.path)
    if (status !== 200) continue
    assert.deepEqual(read(fileOf(page.path)), body, page.path)
  }
  const nowhere = await ask('/nowhere')
  assert.equal(nowhere.status, 404)
  assert.deepEqual(read('404.html'), nowhere.body)
  assert.deepEqual(read('sitemap.xml'), (await ask('/sitemap.xml')).body)
})

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

test('whatever a page asks for lies beside it, and says what it is', async () => {
  const rules = read('_headers').toString()
  const files = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  const pages = [...files].filter((file) => file.endsWith('.html'))
  const asked = new Set<string>()
  for (const page of pages)
    for (const [, list = ''] of read(page)
      .toString()
      .matchAll(/(?:src|srcset|href|poster)="(\/[^"]*)"|url\((\/[^)]*)\)/g)
      .map((match) => [match[0], match[1] ?? match[2]] as const))
      for (const one of list.split(', ')) asked.add(one.split(' ')[0] ?? '')
  const toFiles = [...asked].filter((path) => /^\/(media|fonts|_islands)\//.test(path))
  assert.ok(
    toFiles.some((path) => path.startsWith('/media/')) && toFiles.some((path) => path.startsWith('/fonts/')),
  )
  for (const path of toFiles) {
    assert.ok(files.has(decodeURIComponent(path.slice(1))), path)
    const { body, headers } = await ask(path)
    assert.deepEqual(read(path), body, path)
    if (!/\.\w+$/.test(path))
      assert.ok(rules.includes(`${path}\n  Content-Type: ${headers['content-type']}\n`), path)
  }
  assert.match(rules, /^\/menu\n {2}Content-Security-Policy: default-src/m)
})

test('the picture that stands for a page where it is shared lies beside it, also where nothing else shows it', async () => {
  const files = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  const found = new Set<string>()
  for (const file of pagesIn(folder)) {
    const [, url] = /property="og:image" content="([^"]+)"/.exec(read(file).toString()) ?? []
    if (url === undefined) continue
    const { origin, pathname } = new URL(url)
    assert.equal(origin, visitors.originOf(site))
    found.add(pathname)
    assert.ok(files.has(pathname.slice(1)), pathname)
    const { body, headers } = await ask(pathname)
    assert.equal(headers['content-type'], 'image/jpeg')
    assert.deepEqual(read(pathname), body, pathname)
  }
  assert.ok(found.size > 1)
  const shownFor = /property="og:image" content="[^"]+\/media\/([\w-]+)\//.exec(read('menu.html').toString())
  assert.equal(shownFor?.[1], menuPicture)
})

test('what not everyone may see is left out, and named', () => {
  assert.deepEqual(written.leftOut, ['/kitchen'])
  assert.ok(!existsSync(join(folder, 'kitchen.html')))
})

test('redirects are written as hosts of static sites read them', () => {
  assert.equal(
    read('_redirects').toString(),
    [
      '/carte /menu 301',
      '/carte/ /menu 301',
      '/blog/:name /notes/:name 302',
      '/blog/:name/ /notes/:name 302',
      '/old/* /:splat 301',
      '',
    ].join('\n'),
  )
})

test('a folder with something in it, or that cannot be made, is refused, and nothing half-done is left', async () => {
  const before = readdirSync(scratch)
  await assert.rejects(writeSite(visitors, site, live, folder), refusal(/is not empty/))
  writeFileSync(join(scratch, 'file'), '')
  await assert.rejects(
    writeSite(visitors, site, live, join(scratch, 'file', 'below')),
    refusal(/cannot be written/),
  )
  rmSync(join(scratch, 'file'))
  assert.deepEqual(readdirSync(scratch), before)
  const empty = join(scratch, 'empty')
  mkdirSync(empty)
  await writeSite(visitors, site, live, empty)
  assert.ok(existsSync(join(empty, 'index.html')))
})

test('a file is written under the name that its link has, whatever it is called', async () => {
  const names = [
    'Menu (2).pdf',
    "Chef's (choice).pdf",
    'a "b" & <c>.pdf',
    '100% #1 why?.pdf',
    'Speisekarte – Größe ü, 小さい;.pdf',
    `${'メニュー'.repeat(60)}.pdf`,
  ]
  const { siteId, owner, home } = await database.transaction('platform', (db) => aBlankSite(testCtx(db)))
  const sent: string[] = []
  for (const [at, name] of names.entries())
    sent.push((await send(database, owner, siteId, Buffer.from(`File ${at}`), name)).asset.id)
  const own = await database.transaction('platform', async (db) => {
    const ctx = asOwner(testCtx(db), owner, siteId)
    for (const asset of sent) await linkButton({ ctx, siteId }, await copyOf({ ctx, siteId }, home.id), asset)
    await release(ctx, { siteId, styles: true, note: '' })
    return siteOfId(ctx, siteId)
  })
  const into = join(scratch, 'named')
  await writeSite(visitors, own, await liveOf(siteId), into)
  const found = new Map<string, string>()
  for (const file of pagesIn(into))
    for (const [, link = ''] of readFileSync(join(into, file), 'utf8').matchAll(/href="(\/media\/[^"]*)"/g)) {
      const path = new URL(link.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'), 'http://own.invalid')
        .pathname
      found.set(readFileSync(join(into, decodeURIComponent(path)), 'utf8'), path)
    }
  assert.deepEqual(
    [...found.keys()].toSorted(),
    names.map((_, at) => `File ${at}`),
  )
  const media = readdirSync(join(into, 'media'), { recursive: true, withFileTypes: true })
  assert.equal(media.filter((one) => one.isFile()).length, names.length, 'and nothing else is written')
})

test('a page that leads to one which is not written fails the whole', async () => {
  const plan = planOf(live)
  const without = { ...plan, pages: plan.pages.filter(({ path }) => path !== '/menu') }
  const from = {
    origin: visitors.originOf(site),
    pathsBeside: async () => [],
    answer: (request: IncomingMessage, response: ServerResponse) =>
      visitors.answer(request, response, site.slug),
    answerNotFound: (request: IncomingMessage, response: ServerResponse) =>
      visitors.answerNotFound(request, response, site.slug),
  }
  const all = async () => {
    for await (const { body } of writtenFiles(live, without, from))
      if (!Buffer.isBuffer(body)) await buffer(body)
  }
  await assert.rejects(all, /leads to \/menu\.html, which was not written/)
})

/** The site as it is shown after a change of its release, once everyone has heard of it. */
async function changed(change: RawBuilder<unknown>): Promise<LiveSite> {
  await database.transaction('platform', async (db) => {
    await change.execute(db)
    await sql`update live_releases set changed_at = now() where site_id = ${site.id}`.execute(db)
  })
  await heardOfAll(database)
  return liveOf(site.id)
}

test('a redirect that takes every address stands in the way of no file', async (t) => {
  const redirecting = (redirects: LiveSite['content']['redirects']) =>
    changed(showingRedirects(site.id, redirects))
  t.after(() => redirecting(live.content.redirects))
  const nowhere = read('404.html')
  for (const [at, [from, to, line]] of (
    [
      ['/*', '/', '/* / 301'],
      ['/[x]', '/', '/:x / 301'],
      ['/*', 'https://new.example/*', '/* https://new.example/:splat 301'],
    ] as const
  ).entries()) {
    const shown = await redirecting([{ from, to, status: 301 }])
    const into = join(scratch, `led-on-${at}`)
    const { pages, files } = await writeSite(visitors, site, shown, into)
    assert.deepEqual([pages, files], [written.pages, written.files], from)
    assert.equal((await ask('/nowhere')).status, 301)
    const written404 = readFileSync(join(into, '404.html'))
    assert.deepEqual(written404, nowhere, 'for addresses that no redirect takes, and servers that know none')
    assert.ok(readFileSync(join(into, '_redirects'), 'utf8').split('\n').includes(line), line)
    if (from === '/[x]') assert.deepEqual((await ask('/no/where')).body, written404)
  }
})

/** The site as it would be with its menu moved to another address, and what else is said of that page. */
async function movedTo(path: string, settings: object = {}): Promise<LiveSite> {
  const shown = await changed(sql`
    update released set path = ${path},
      facts = jsonb_set(facts, '{settings}', facts -> 'settings' || ${JSON.stringify(settings)}::jsonb)
    where site_id = ${site.id} and kind = 'page' and facts ->> 'title' = 'Menu'`)
  assert.ok(shown.byPath.has(path))
  return shown
}

test('a page at an address where web servers send another is refused, and nothing is written', async (t) => {
  t.after(() => movedTo('/menu'))
  const into = join(scratch, 'taken')
  for (const [path, other] of [
    ['/index', 'the home page'],
    ['/404', 'the page for addresses that lead nowhere'],
  ] as const) {
    const moved = await movedTo(path)
    await assert.rejects(
      writeSite(visitors, site, moved, into),
      refusal(
        new RegExp(`“Menu” stands at ${path}, where web servers send ${other}\\. Give it another address`),
      ),
    )
    assert.ok(!existsSync(into))
  }
})

test('the page for addresses that lead nowhere may stand at /404: every server sends it as that', async (t) => {
  t.after(() => movedTo('/menu', { isNotFound: false }))
  const moved = await movedTo('/404', { isNotFound: true })
  const into = join(scratch, 'nowhere')
  const { pages } = await writeSite(visitors, site, moved, into)
  assert.equal(pages, written.pages - 1)
  const nowhere = await ask('/nowhere-at-all')
  assert.equal(nowhere.status, 404)
  assert.deepEqual(readFileSync(join(into, '404.html')), nowhere.body)
})

test('pages and redirects that stand where files do are no files', async (t) => {
  const [child, entry] = [newId(), newId()]
  t.after(async () => {
    await changed(sql`
      delete from released where site_id = ${site.id} and kind = 'page' and id in (${child}, ${entry})`)
    await changed(showingRedirects(site.id, live.content.redirects))
    await movedTo('/menu')
  })
  const copyOfMenu = (id: string, path: string | null, facts: object) =>
    changed(sql`
      insert into released (site_id, kind, id, edition_id, path, facts, from_number)
      select site_id, kind, ${id}::uuid, edition_id, ${path}::text, facts || ${JSON.stringify(facts)}::jsonb, from_number
      from released where site_id = ${site.id} and kind = 'page' and facts ->> 'title' = 'Menu'`)
  await movedTo('/media/press')
  await copyOfMenu(child, '/media/press/2024', { title: 'Press of 2024' })
  await copyOfMenu(entry, null, {
    kind: 'link',
    path: '/entry',
    title: 'Brochure',
    nav: 'main',
    settings: { target: { href: '/media/x.pdf', opensNewTab: false } },
  })
  const shown = await changed(
    showingRedirects(site.id, [{ from: '/media/x.pdf', to: '/media/press', status: 301 }]),
  )
  const into = join(scratch, 'among-files')
  const { pages } = await writeSite(visitors, site, shown, into)
  assert.equal(pages, written.pages + 1)
  const home = readFileSync(join(into, 'index.html'), 'utf8')
  for (const path of ['/media/press', '/media/press/2024']) {
    assert.ok(home.includes(`href="${path}"`), path)
    assert.deepEqual(readFileSync(join(into, `${path}.html`)), (await ask(path)).body, path)
  }
  assert.ok(home.includes('href="/media/x.pdf"'))
  assert.match(readFileSync(join(into, '_redirects'), 'utf8'), /^\/media\/x\.pdf \/media\/press 301$/m)
})

test('a site that shows nothing is not written', async () => {
  const into = join(scratch, 'nothing')
  const locked = { ...site, visitorPasswordHash: 'x' }
  await assert.rejects(writeSite(visitors, locked, live, into), refusal(/shows visitors no pages/))
  await assert.rejects(writeSite(visitors, site, null, into), refusal(/shows visitors no pages/))
  assert.ok(!existsSync(into))
})
