import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { release } from '#areas/releases/index.ts'
import { asOwner } from '#areas/pages/testing.ts'
import { readLiveSite, type ReleasedPage } from '#areas/pages/visitor/index.ts'
import { aSite, aSiteInput, anAccount, type TestAccount } from '#areas/sites/testing.ts'
import { systemClock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type Database, json } from '#platform/db/database.ts'
import { installJobs } from '#platform/jobs/install-jobs.ts'
import { createLog } from '#platform/log/log.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import { testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import { heardOfAll, openStreet, type Street } from '../testing.ts'
import { visitorSite } from '../visitor-site.ts'

// Finished pages outlive the process that drew them, and never what they were drawn from.

let database: Database
let slug = ''
let siteId = ''
let owner: TestAccount
const picture = newId()

const asSystem = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  runAsSystem({ database, tools: testTools(), clock: systemClock }, { siteId, reason: 'test' }, work)

before(async () => {
  database = await testDatabase()
  await installJobs(database)
  await database.transaction('platform', async (db) => {
    const ctx = testCtx(db)
    owner = await anAccount(ctx)
    const given = aSiteInput({ title: 'Halm', beginning: { from: 'template', templateId: 'restaurant' } })
    slug = given.slug
    siteId = await aSite(ctx, owner, given)
    // A picture of the site's own in the place of the template's, with the words that the library has for it.
    await sql`
      insert into assets (site_id, id, kind, name, type, bytes, hash, width, height, alt)
      values (${siteId}, ${picture}, 'image', 'room.jpg', 'image/jpeg', 1, ${'a'.repeat(64)}, 1600, 900, 'A room')`.execute(
      db,
    )
    await sql`
      update documents set document = regexp_replace(
        regexp_replace(document::text, '"asset": "[0-9a-f-]{36}"', ${`"asset": "${picture}"`}, 'g'),
        '"alt": "[^"]*"', '"alt": ""', 'g')::jsonb
      from pages where pages.site_id = ${siteId} and is_home
        and documents.site_id = pages.site_id and documents.id = pages.id`.execute(db)
    await sql`
      update pages set settings = settings || ${json({ socialImage: picture })}::jsonb
      where site_id = ${siteId} and is_home`.execute(db)
    await release(asOwner(ctx, owner, siteId), { siteId, styles: true, note: '' })
  })
})

/** A process of its own on the visitor's side: it remembers nothing, and stores what it drew when it ends. */
async function inAProcess<T>(
  work: (street: Street) => Promise<T>,
  program: string | null = 'one',
): Promise<T> {
  const visitors = await visitorSite({ database, tools: testTools(), clock: systemClock, program })
  const street = await openStreet(visitors)
  try {
    return await work(street)
  } finally {
    street.close()
    await visitors.close()
  }
}

const home = (street: Street): Promise<string> => street.ask(slug, '/').then(({ text }) => text)

const stored = async (): Promise<number> =>
  (
    await asSystem(({ db }) =>
      sql<{ n: number }>`select count(*)::int as n from finished_pages where site_id = ${siteId}`.execute(db),
    )
  ).rows[0]?.n ?? 0

/** Puts other words into the stored home page: whoever sends them did not draw it. */
async function mark(words: string): Promise<void> {
  const body = brotliCompressSync(Buffer.from(`<p>${words}</p>`))
  await asSystem(({ db }) =>
    sql`
      update finished_pages set body = ${body}
      where site_id = ${siteId} and page_id = (select id from pages where site_id = ${siteId} and is_home)`.execute(
      db,
    ),
  )
}

/** The home page follows what changed as soon as the visitors' side has heard of it. */
async function follows(street: Street, what: RegExp): Promise<void> {
  await heardOfAll(database)
  assert.match(await home(street), what)
}

test('every page comes from the next process byte for byte as it was drawn, with the same headers', async () => {
  const live = await asSystem(readLiveSite)
  assert.ok(live)
  const paths = [...live.byPath.keys()]
  const askAll = (street: Street) =>
    Promise.all(
      paths.flatMap((path) =>
        ['br', 'gzip', 'identity'].map(async (encoding) => {
          const { status, headers, body } = await street.ask(slug, path, { 'accept-encoding': encoding })
          // The server's own: when, and how long the connection stays.
          const { date: _, connection: _1, 'keep-alive': _2, 'content-length': length, ...rest } = headers
          assert.equal(Number(length), body.length)
          const isPacked = encoding === 'br'
          const text = (isPacked ? brotliDecompressSync(body) : body).toString('latin1')
          return { page: { path, status, headers: rest, text }, packed: isPacked ? body.length : 0 }
        }),
      ),
    )
  const drawn = await inAProcess(askAll)
  assert.equal(await stored(), paths.length)
  const found = await inAProcess(askAll)
  for (const [at, { page, packed }] of found.entries()) {
    assert.deepEqual(page, drawn[at]?.page)
    assert.ok(packed <= (drawn[at]?.packed ?? 0), 'what is stored is compressed with as much care, or more')
  }
  await mark('not drawn')
  assert.equal(await inAProcess(home), '<p>not drawn</p>', 'and it is the stored one that was sent')
})

test('who asks again gets the page as it was stored, which took longer to compress', async () => {
  await inAProcess(async (street) => {
    const ask = () => street.ask(slug, '/', { 'accept-encoding': 'br' })
    const first = await ask()
    for (let waited = 0; ; waited += 20) {
      const again = await ask()
      assert.equal(again.headers['etag'], first.headers['etag'])
      if (again.body.length < first.body.length) {
        assert.equal(Number(again.headers['content-length']), again.body.length)
        assert.ok(brotliDecompressSync(again.body).equals(brotliDecompressSync(first.body)))
        return
      }
      assert.ok(waited < 20_000, 'nothing better came')
      await pause(20)
    }
  }, 'quick')
})

test('another program draws anew, and so does one that does not know what it is', async () => {
  await mark('not drawn')
  assert.match(await inAProcess(home, 'two'), /A room/)
  await mark('not drawn')
  assert.match(await inAProcess(home, null), /A room/)
  assert.equal(await inAProcess(home, 'two'), '<p>not drawn</p>')
})

test('an alternative text that changes in the library reaches visitors at once, and later processes', async () => {
  const say = (alt: string): Promise<unknown> =>
    asSystem(({ db }) =>
      sql`update assets set alt = ${alt} where site_id = ${siteId} and id = ${picture}`.execute(db),
    )
  await inAProcess(async (street) => {
    // From now on this process has the page in memory.
    assert.doesNotMatch(await home(street), /at noon/)
    await say('A room at noon')
    await follows(street, /A room at noon/)
  })
  await mark('not drawn')
  assert.equal(await inAProcess(home), '<p>not drawn</p>')
  await say('A room at dusk')
  assert.match(await inAProcess(home), /A room at dusk/, 'nobody was there to hear it')
})

test('a focal point that changes in the library moves the picture that stands for a page, at once', async () => {
  await inAProcess(async (street) => {
    const before = /property="og:image" content="([^"]+)"/.exec(await home(street))?.[1] ?? ''
    assert.ok(before.includes(picture), before)
    await asSystem(({ db }) =>
      sql`update assets set focal = '{"x": 0.1, "y": 0.9}' where site_id = ${siteId} and id = ${picture}`.execute(
        db,
      ),
    )
    await follows(street, new RegExp(`^(?!.*${RegExp.escape(before)})`, 's'))
  })
})

test('a picture that is deleted for good is shown no more, at once and by later processes', async () => {
  const name = new RegExp(`^(?!.*${picture})`, 's')
  await inAProcess(async (street) => {
    assert.doesNotMatch(await home(street), name)
    await database.transaction('platform', (db) =>
      sql`delete from assets where site_id = ${siteId} and id = ${picture}`.execute(db),
    )
    await follows(street, name)
  })
  assert.match(await inAProcess(home), name)
  await database.transaction('platform', (db) =>
    sql`
      insert into assets (site_id, id, kind, name, type, bytes, hash, width, height, alt)
      values (${siteId}, ${picture}, 'image', 'room.jpg', 'image/jpeg', 1, ${'a'.repeat(64)}, 1600, 900, 'A room')`.execute(
      db,
    ),
  )
})

test('a site that is called something else is drawn anew', async () => {
  await mark('not drawn')
  await database.transaction('platform', (db) =>
    sql`update sites set title = 'Weizen' where id = ${siteId}`.execute(db),
  )
  assert.match(await inAProcess(home), /<title>Weizen<\/title>/)
})

test('pages of a release are drawn ahead, and nothing of a release that is no longer live', async () => {
  const visitors = await visitorSite({ database, tools: testTools(), clock: systemClock, program: 'three' })
  const { signal } = new AbortController()
  const live = await asSystem(readLiveSite)
  assert.ok(live)
  try {
    await visitors.drawAhead(siteId, newId(), signal)
    await mark('not drawn')
    assert.match(await inAProcess(home, 'three'), /Weizen/, 'nothing was there for it')
    await asSystem(({ db }) => sql`delete from finished_pages where site_id = ${siteId}`.execute(db))
    await visitors.drawAhead(siteId, live.releaseId, signal)
    assert.equal(await stored(), live.byPath.size)
    const drawn = await inAProcess(home, 'other')
    await visitors.drawAhead(siteId, live.releaseId, signal)
    assert.equal(await inAProcess(home, 'three'), drawn, 'just what a visitor would have had drawn')
    await mark('drawn ahead')
    assert.equal(await inAProcess(home, 'three'), '<p>drawn ahead</p>')
  } finally {
    await visitors.close()
  }
})

/** What is drawn ahead of the live release, from nothing. */
async function drawnAhead(tools = testTools()): Promise<void> {
  const visitors = await visitorSite({ database, tools, clock: systemClock, program: 'four' })
  const live = await asSystem(readLiveSite)
  assert.ok(live)
  await asSystem(({ db }) => sql`delete from finished_pages where site_id = ${siteId}`.execute(db))
  try {
    await visitors.drawAhead(siteId, live.releaseId, new AbortController().signal)
  } finally {
    await visitors.close()
  }
}

/** A page of the live release that is not its home page. */
async function anotherPage(): Promise<ReleasedPage> {
  const another = [...((await asSystem(readLiveSite))?.byPath.values() ?? [])].find(({ isHome }) => !isHome)
  assert.ok(another)
  return another
}

test('a released page that cannot be drawn keeps no other from being drawn ahead', async () => {
  const all = (await asSystem(readLiveSite))?.byPath.size ?? 0
  const { editionId } = await anotherPage()
  const rename = (from: string, to: string) =>
    asSystem(({ db }) =>
      sql`update document_editions set id = ${to} where site_id = ${siteId} and id = ${from}`.execute(db),
    )
  const elsewhere = newId()
  await rename(editionId, elsewhere)
  try {
    await assert.rejects(
      drawnAhead(),
      (error: unknown) => error instanceof AggregateError && error.errors.length === 1,
    )
    assert.equal(await stored(), all - 1)
  } finally {
    await rename(elsewhere, editionId)
  }
})

test('a released page whose draft is gone for good is drawn and not stored, and nobody is told of that', async () => {
  const all = (await asSystem(readLiveSite))?.byPath.size ?? 0
  const { id, path } = await anotherPage()
  await asSystem(({ db }) => sql`delete from pages where site_id = ${siteId} and id = ${id}`.execute(db))
  const lines: string[] = []
  const log = createLog({
    level: 'warn',
    format: 'json',
    destination: { write: (line) => void lines.push(line) },
  })
  const tools = { ...testTools(), log }
  await drawnAhead(tools)
  assert.equal(await stored(), all - 1)
  const visitors = await visitorSite({ database, tools, clock: systemClock, program: 'four' })
  const street = await openStreet(visitors)
  try {
    assert.equal((await street.ask(slug, path)).status, 200)
  } finally {
    street.close()
    await visitors.close()
  }
  assert.equal(await stored(), all - 1)
  assert.deepEqual(lines, [])
})

test('a release keeps what it shows alike, lets go of what it no longer shows, and has the rest drawn', async () => {
  const before = await stored()
  await asSystem(({ db }) =>
    sql`
      update pages set deleted_at = now() where site_id = ${siteId} and id = (
        select id from pages join finished_pages on finished_pages.site_id = pages.site_id and page_id = id
        where pages.site_id = ${siteId} and not is_home limit 1)`.execute(db),
  )
  await database.transaction('platform', (db) =>
    release(asOwner(testCtx(db), owner, siteId), { siteId, styles: true, note: '' }),
  )
  assert.equal(await stored(), before - 1)
  const queued = await asSystem(({ db }) =>
    sql<{ n: number }>`
      select count(*)::int as n from jobs.job
      where name = 'pages.draw-released' and data ->> 'siteId' = ${siteId}`.execute(db),
  )
  assert.equal(queued.rows[0]?.n, 2)
  // It is in the navigation of the others no more.
  assert.match(await inAProcess(home), /<title>Weizen<\/title>/)
})

test('of a release only what it shows otherwise is drawn ahead', async () => {
  await drawnAhead()
  const fingerprints = async () => {
    const { rows } = await asSystem(({ db }) =>
      sql<{ id: string; fingerprint: string }>`
        select page_id as id, fingerprint from finished_pages where site_id = ${siteId}`.execute(db),
    )
    return new Map(rows.map(({ id, fingerprint }) => [id, fingerprint]))
  }
  const before = await fingerprints()
  await mark('as it was')
  const { id } = await database.transaction('platform', async (db) => {
    const { rows } = await sql<{ id: string }>`
      update pages set settings = settings || '{"description": "New"}', facts_version = facts_version + 1
      where site_id = ${siteId} and id = (
        select id from pages where site_id = ${siteId} and not is_home and deleted_at is null and kind = 'layout'
        limit 1) returning id`.execute(db)
    await release(asOwner(testCtx(db), owner, siteId), { siteId, styles: true, note: '' })
    return rows[0] ?? { id: '' }
  })
  const visitors = await visitorSite({ database, tools: testTools(), clock: systemClock, program: 'four' })
  const releaseId = (await asSystem(readLiveSite))?.releaseId ?? ''
  await visitors.drawAhead(siteId, releaseId, new AbortController().signal)
  await visitors.close()
  const drawn = [...(await fingerprints())].filter(([page, print]) => before.get(page) !== print)
  assert.deepEqual(
    drawn.map(([page]) => page),
    [id],
  )
  assert.equal(await inAProcess(home, 'four'), '<p>as it was</p>')
})

test('what not everyone may see is never stored, nor the page for addresses that lead nowhere', async () => {
  const before = await stored()
  await inAProcess((street) => street.ask(slug, '/nowhere'))
  assert.equal(await stored(), before)
  await database.transaction('platform', (db) =>
    sql`update sites set visitor_password_hash = 'x' where id = ${siteId}`.execute(db),
  )
  await mark('not drawn')
  assert.doesNotMatch(
    await inAProcess(home),
    /not drawn/,
    'a page that was open is not a way past the password',
  )
  assert.equal((await inAProcess((street) => street.ask(slug, '/'))).status, 401)
})
