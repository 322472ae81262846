import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { type RawBuilder, sql } from 'kysely'
import { release } from '#areas/releases/index.ts'
import { asOwner } from '#areas/pages/testing.ts'
import { readLiveSite, type ReleasedPage } from '#areas/pages/visitor/index.ts'
import { systemClock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import { createLog } from '#platform/log/log.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import { until } from '#platform/testing/until.ts'
import { testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import { aReleasedSite, heardOfAll, inAProcess, openVisitors, restaurant, type Street } from '../testing.ts'
import type { VisitorSiteOptions } from '../visitor-site.ts'

// Finished pages outlive the process that drew them, and never what they were drawn from.

const database = await testDatabase()
const picture = newId()
const addPicture = (siteId: unknown) => sql`
  insert into assets (site_id, id, kind, name, type, bytes, hash, width, height, alt)
  values (${siteId}, ${picture}, 'image', 'room.jpg', 'image/jpeg', 1, ${'a'.repeat(64)}, 1600, 900, 'A room')`
const { id: siteId, slug, owner } = await aReleasedSite(restaurant, undefined, false)

const asPlatform = <T>(statement: RawBuilder<T>) =>
  database.transaction('platform', (db) => statement.execute(db))
const asSystem = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  runAsSystem({ database, tools: testTools(), clock: systemClock }, { siteId, reason: 'test' }, work)
const asSite = <T>(statement: RawBuilder<T>) => asSystem(({ db }) => statement.execute(db))
const goLive = () =>
  database.transaction('platform', (db) =>
    release(asOwner(testCtx(db), owner, siteId), { siteId, styles: true, note: '' }),
  )

// A picture of the site's own in the place of the template's, with the words that the library has for it.
await asPlatform(addPicture(siteId))
await asPlatform(sql`
  update documents set document = regexp_replace(
    regexp_replace(document::text, '"asset": "[0-9a-f-]{36}"', ${`"asset": "${picture}"`}, 'g'),
    '"alt": "[^"]*"', '"alt": ""', 'g')::jsonb
  from pages where pages.site_id = ${siteId} and is_home
    and documents.site_id = pages.site_id and documents.id = pages.id`)
await asPlatform(sql`
  update pages set settings = settings || ${json({ socialImage: picture })}::jsonb
  where site_id = ${siteId} and is_home`)
await goLive()

const home = (street: Street): Promise<string> => street.ask(slug, '/').then(({ text }) => text)

const stored = async (): Promise<number> =>
  (await asSite(sql<{ n: number }>`select count(*)::int as n from finished_pages where site_id = ${siteId}`))
    .rows[0]?.n ?? 0

const live = async () => (await asSystem(readLiveSite)) ?? assert.fail('nothing is live')

/** Puts other words into the stored home page: whoever sends them did not draw it. */
async function mark(words: string): Promise<void> {
  const body = brotliCompressSync(Buffer.from(`<p>${words}</p>`))
  await asSite(sql`
    update finished_pages set body = ${body}
    where site_id = ${siteId} and page_id = (select id from pages where site_id = ${siteId} and is_home)`)
}

/** The home page follows what changed as soon as the visitors' side has heard of it. */
async function follows(street: Street, what: RegExp): Promise<void> {
  await heardOfAll(database)
  assert.match(await home(street), what)
}

test('every page comes from the next process byte for byte as it was drawn, with the same headers', async () => {
  const paths = [...(await live()).byPath.keys()]
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
  const work = async (street: Street): Promise<void> => {
    const ask = () => street.ask(slug, '/', { 'accept-encoding': 'br' })
    const first = await ask()
    const better = await until(async () => {
      const again = await ask()
      assert.equal(again.headers['etag'], first.headers['etag'])
      return again.body.length < first.body.length && again
    })
    assert.equal(Number(better.headers['content-length']), better.body.length)
    assert.ok(brotliDecompressSync(better.body).equals(brotliDecompressSync(first.body)))
  }
  await inAProcess(work, { program: 'quick' })
})

test('another program draws anew, and so does one that does not know what it is', async () => {
  await mark('not drawn')
  assert.match(await inAProcess(home, { program: 'two' }), /A room/)
  await mark('not drawn')
  assert.match(await inAProcess(home, { program: null }), /A room/)
  assert.equal(await inAProcess(home, { program: 'two' }), '<p>not drawn</p>')
})

test('an alternative text that changes in the library reaches visitors at once, and later processes', async () => {
  const say = (alt: string) =>
    asSite(sql`update assets set alt = ${alt} where site_id = ${siteId} and id = ${picture}`)
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
    await asSite(sql`
      update assets set focal = '{"x": 0.1, "y": 0.9}' where site_id = ${siteId} and id = ${picture}`)
    await follows(street, new RegExp(`^(?!.*${RegExp.escape(before)})`, 's'))
  })
})

test('a picture that is deleted for good is shown no more, at once and by later processes', async () => {
  const name = new RegExp(`^(?!.*${picture})`, 's')
  await inAProcess(async (street) => {
    assert.doesNotMatch(await home(street), name)
    await asPlatform(sql`delete from assets where site_id = ${siteId} and id = ${picture}`)
    await follows(street, name)
  })
  assert.match(await inAProcess(home), name)
  await asPlatform(addPicture(siteId))
})

test('a site that is called something else is drawn anew', async () => {
  await mark('not drawn')
  await asPlatform(sql`update sites set title = 'Weizen' where id = ${siteId}`)
  assert.match(await inAProcess(home), /<title>Weizen<\/title>/)
})

/** Draws a release ahead; the live one where none is named. */
async function drawAhead(releaseId?: string, given: Partial<VisitorSiteOptions> = { program: 'four' }) {
  const { visitors, close } = await openVisitors(given)
  try {
    await visitors.drawAhead(siteId, releaseId ?? (await live()).releaseId, new AbortController().signal)
  } finally {
    await close()
  }
}
const forget = () => asSite(sql`delete from finished_pages where site_id = ${siteId}`)

test('pages of a release are drawn ahead, and nothing of a release that is no longer live', async () => {
  const program = { program: 'three' }
  await drawAhead(newId(), program)
  await mark('not drawn')
  assert.match(await inAProcess(home, program), /Weizen/, 'nothing was there for it')
  await forget()
  await drawAhead(undefined, program)
  assert.equal(await stored(), (await live()).byPath.size)
  const drawn = await inAProcess(home, { program: 'other' })
  await drawAhead(undefined, program)
  assert.equal(await inAProcess(home, program), drawn, 'just what a visitor would have had drawn')
  await mark('drawn ahead')
  assert.equal(await inAProcess(home, program), '<p>drawn ahead</p>')
})

/** A page of the live release that is not its home page. */
const anotherPage = async (): Promise<ReleasedPage> =>
  [...(await live()).byPath.values()].find(({ isHome }) => !isHome) ?? assert.fail('there is none')

test('a released page that cannot be drawn keeps no other from being drawn ahead', async () => {
  const all = (await live()).byPath.size
  const { editionId } = await anotherPage()
  const rename = (from: string, to: string) =>
    asSite(sql`update document_editions set id = ${to} where site_id = ${siteId} and id = ${from}`)
  const elsewhere = newId()
  await rename(editionId, elsewhere)
  try {
    await forget()
    await assert.rejects(
      drawAhead(),
      (error: unknown) => error instanceof AggregateError && error.errors.length === 1,
    )
    assert.equal(await stored(), all - 1)
  } finally {
    await rename(elsewhere, editionId)
  }
})

test('a released page whose draft is gone for good is drawn and not stored, and nobody is told of that', async () => {
  const all = (await live()).byPath.size
  const { id, path } = await anotherPage()
  await asSite(sql`delete from pages where site_id = ${siteId} and id = ${id}`)
  const lines: string[] = []
  const log = createLog({
    level: 'warn',
    format: 'json',
    destination: { write: (line) => void lines.push(line) },
  })
  const given = { program: 'four', tools: { ...testTools(), log } }
  await forget()
  await drawAhead(undefined, given)
  assert.equal(await stored(), all - 1)
  assert.equal((await inAProcess((street) => street.ask(slug, path), given)).status, 200)
  assert.equal(await stored(), all - 1)
  assert.deepEqual(lines, [])
})

test('a release keeps what it shows alike, lets go of what it no longer shows, and has the rest drawn', async () => {
  const before = await stored()
  await asSite(sql`
    update pages set deleted_at = now() where site_id = ${siteId} and id = (
      select id from pages join finished_pages on finished_pages.site_id = pages.site_id and page_id = id
      where pages.site_id = ${siteId} and not is_home limit 1)`)
  await goLive()
  assert.equal(await stored(), before - 1)
  const queued = await asSite(sql<{ n: number }>`
    select count(*)::int as n from jobs.job
    where name = 'pages.draw-released' and data ->> 'siteId' = ${siteId}`)
  assert.equal(queued.rows[0]?.n, 2)
  // It is in the navigation of the others no more.
  assert.match(await inAProcess(home), /<title>Weizen<\/title>/)
})

test('of a release only what it shows otherwise is drawn ahead', async () => {
  await forget()
  await drawAhead()
  const fingerprints = async () => {
    const { rows } = await asSite(sql<{ id: string; fingerprint: string }>`
      select page_id as id, fingerprint from finished_pages where site_id = ${siteId}`)
    return new Map(rows.map(({ id, fingerprint }) => [id, fingerprint]))
  }
  const before = await fingerprints()
  await mark('as it was')
  const { rows } = await asPlatform(sql<{ id: string }>`
    update pages set settings = settings || '{"description": "New"}', facts_version = facts_version + 1
    where site_id = ${siteId} and id = (
      select id from pages where site_id = ${siteId} and not is_home and deleted_at is null and kind = 'layout'
      limit 1) returning id`)
  await goLive()
  await drawAhead()
  const drawn = [...(await fingerprints())].filter(([page, print]) => before.get(page) !== print)
  assert.deepEqual(
    drawn.map(([page]) => page),
    rows.map(({ id }) => id),
  )
  assert.equal(await inAProcess(home, { program: 'four' }), '<p>as it was</p>')
})

test('what not everyone may see is never stored, nor the page for addresses that lead nowhere', async () => {
  const before = await stored()
  await inAProcess((street) => street.ask(slug, '/nowhere'))
  assert.equal(await stored(), before)
  await asPlatform(sql`update sites set visitor_password_hash = 'x' where id = ${siteId}`)
  await mark('not drawn')
  assert.doesNotMatch(
    await inAProcess(home),
    /not drawn/,
    'a page that was open is not a way past the password',
  )
  assert.equal((await inAProcess((street) => street.ask(slug, '/'))).status, 401)
})
