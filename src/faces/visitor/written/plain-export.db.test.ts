import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { onSiteOf, send } from '#areas/assets/testing.ts'
import { release } from '#areas/releases/index.ts'
import { asOwner } from '#areas/pages/testing.ts'
import { aSite, type TestAccount } from '#areas/sites/testing.ts'
import type { ExportKind, SiteExport } from '#areas/transfer/contract.ts'
import { fetchedPlain, latestOf, runJob, startOf } from '#areas/transfer/testing.ts'
import { testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import { packPlainSite } from './plain-export.ts'
import { aReleasedSite, heardOfAll, itsId, restaurant, visitorsOfTests } from '../testing.ts'

const database = await testDatabase()
const { visitors, street } = await visitorsOfTests()
let owner: TestAccount
let siteId: string
let slug: string

beforeEach(async () => {
  const made = await aReleasedSite(restaurant, showOnePicture(itsId), false)
  ;({ id: siteId, slug, owner } = made)
  await send(database, owner, siteId, Buffer.alloc(400_000, 7), 'long.bin')
  await onSiteOf(database, owner, siteId, async (ctx) => {
    await release(asOwner(ctx, owner, siteId), { siteId, styles: true, note: '' })
  })
})

/** Has every page show the same picture: each is made in every width to be packed, which takes longer than the rest. */
const showOnePicture = (of: unknown) => sql`
  with one as (
    select substring(document::text from '"asset": "([0-9a-f-]{36})"') as id
    from documents join pages using (site_id, id) where site_id = ${of} and is_home)
  update documents set document = regexp_replace(
    document::text, '"asset": "[0-9a-f-]{36}"', '"asset": "' || one.id || '"', 'g')::jsonb
  from one where site_id = ${of}`

const start = (kind: ExportKind) => startOf(database, owner, siteId, kind)
const latest = (kind: ExportKind) => latestOf(database, owner, siteId, kind)

async function made(): Promise<SiteExport> {
  const { id } = await start('plain')
  await runJob(database, packPlainSite(visitors), { exportId: id }, { siteId })
  const { export: one } = await latest('plain')
  assert.ok(one)
  return one
}

async function files(leftOut: readonly string[] = []): Promise<Map<string, Buffer>> {
  const one = await made()
  assert.equal(one.state, 'ready', one.problem?.message ?? '')
  assert.deepEqual(one.leftOut, leftOut)
  return fetchedPlain(database, owner, siteId, one.id)
}

test('P2: the released site comes as plain files, each the very bytes that a visitor is sent; what asks for a password is named', async () => {
  await sql`
    update released set facts = facts || '{"passwordHash":"x"}'
    where site_id = ${siteId} and kind = 'page' and path = '/kitchen'`.execute(database.root)
  const all = await files(['/kitchen'])
  assert.ok(!all.has('kitchen.html'))
  for (const [path, file] of [
    ['/', 'index.html'],
    ['/menu', 'menu.html'],
    ['/sitemap.xml', 'sitemap.xml'],
    ['/robots.txt', 'robots.txt'],
  ] as const)
    assert.deepEqual(all.get(file), (await street.ask(slug, path, { accept: 'image/webp,*/*' })).body, path)
  const home = all.get('index.html')?.toString() ?? ''
  const named = [...home.matchAll(/(?<=["'(\s,])\/(?:media|fonts|_islands)\/[^"'()\s,<>\\&;]+/g)].map(
    ([path]) => decodeURIComponent(path).slice(1),
  )
  assert.ok(
    named.some((path) => path.startsWith('fonts/')) && named.some((path) => path.startsWith('media/')),
  )
  for (const path of named) assert.ok(all.get(path)?.length, path)
  assert.ok(all.has('404.html') && all.has('_headers'))
})

test('what nobody may see now is still its owner’s to take: in trial, behind a password, expired', async () => {
  const open = (await street.ask(slug, '/menu', { accept: 'image/webp,*/*' })).body
  for (const [change, said] of [
    [
      sql`update sites set status = 3, trial_ends_at = now() + interval '3 days' where id = ${siteId}`,
      /Halm is coming soon/,
    ],
    [sql`update sites set visitor_password_hash = '!' where id = ${siteId}`, /Halm is coming soon/],
    [sql`update sites set status = 1 where id = ${siteId}`, /Halm is not available/],
  ] as const) {
    await change.execute(database.root)
    await heardOfAll(database)
    assert.match((await street.ask(slug, '/')).text, said)
    const { status, body } = await street.ask(slug, '/menu')
    assert.ok(status !== 200 || !body.equals(open))
    assert.deepEqual((await files()).get('menu.html'), open)
    const after = await street.ask(slug, '/menu')
    assert.deepEqual(
      [after.status, after.body.equals(body)],
      [status, true],
      'nothing was opened to anyone else',
    )
  }
})

test('a page where web servers send another is told by name, and nothing is kept', async () => {
  await sql`
    update released set path = '/index' where site_id = ${siteId} and kind = 'page' and path = '/menu'`.execute(
    database.root,
  )
  const one = await made()
  assert.deepEqual([one.state, one.problem?.code], ['failed', 'transfer.plain_taken'])
  assert.match(one.problem?.message ?? '', /“Menu”.*\/index/)
  assert.equal(await testTools().storage.head(`${siteId}/exports/${one.id}.zip`), null)
})

test('R-51: it keeps the rules of the archive: a fresh proof, the timeline, one of a kind at a time', async () => {
  await onSiteOf(database, owner, siteId, async (ctx) => {
    assert.ok(ctx.actor.kind === 'account')
    const stale = { ...ctx, actor: { ...ctx.actor, provedAt: ctx.clock.now() - 16 * 60_000 } }
    await assert.rejects(startOf(database, owner, siteId, 'plain', stale), { code: 'prove_again' })
  })
  await start('archive')
  const { id } = await start('plain')
  await assert.rejects(start('plain'), { code: 'transfer.under_way' })
  await runJob(database, packPlainSite(visitors), { exportId: id }, { siteId })
  await fetchedPlain(database, owner, siteId, id)
  await assert.rejects(fetchedPlain(database, owner, siteId, id, 'no such token'), { code: 'not_found' })
  const { rows } = await sql<{ what: string }>`
    select what from site_timeline where site_id = ${siteId} and what like 'transfer%' order by position`.execute(
    database.root,
  )
  assert.deepEqual(
    rows.map(({ what }) => what),
    ['transfer.export_started', 'transfer.plain_started', 'transfer.plain_fetched'],
  )
  assert.equal((await latest('archive')).export?.state, 'making', 'the archive is another matter')
})

test('a site that is not released has no plain files', async () => {
  const other = await database.transaction('platform', (db) => aSite(testCtx(db), owner))
  await assert.rejects(startOf(database, owner, other, 'plain'), { code: 'transfer.not_released' })
  assert.equal((await latestOf(database, owner, other, 'plain')).isReleased, false)
  assert.equal((await latest('plain')).isReleased, true)
})
