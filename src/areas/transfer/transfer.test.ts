import { Readable } from 'node:stream'
import assert from 'node:assert/strict'
import { before, beforeEach, describe, test } from 'node:test'
import { sql } from 'kysely'
import { z } from 'zod'
import '#areas/assets/area.ts'
import '#areas/billing/area.ts'
import '#areas/pages/area.ts'
import { noLimit, provideLimits } from '#areas/sites/index.ts'
import { anAccount, aSite, type TestAccount } from '#areas/sites/testing.ts'
import { onSiteOf, send } from '#areas/assets/testing.ts'
import { newId } from '#kernel/ids.ts'
import type { Database } from '#platform/db/database.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import type { Tools } from '#platform/tools.ts'
import { transferArea } from './area.ts'
import { LARGEST_ARCHIVE } from './contract.ts'
import { exportKey } from './exports/export.ts'
import { fetchExport } from './exports/fetch-export.ts'
import { latestExport } from './exports/latest-export.ts'
import { linkExport } from './exports/link-export.ts'
import { makeExport } from './exports/make-export.job.ts'
import { startExport } from './exports/start-export.ts'
import { importLimits } from './imports/import-limits.ts'
import { dropImport } from './imports/drop-import.ts'
import { makeImport } from './imports/make-import.ts'
import { siteOfImport } from './imports/make-import.job.ts'
import { uploadImport } from './imports/upload-import.ts'
import {
  asPerson,
  askToMake,
  changed,
  exported as theExport,
  type Files,
  filesOf,
  handedIn as handIn,
  jsonOf,
  linked as linkTo,
  madeOf as makeOf,
  naming,
  outsideOf,
  runJob,
  standing as stand,
  wholeOf,
  zipped,
} from './testing.ts'
import { tidyArchives } from './tidy.job.ts'

assert.equal(transferArea.name, 'transfer')

let database: Database
let owner: TestAccount
let siteId: string

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10H0z" fill="#123456"/></svg>'

before(async () => {
  database = await testDatabase()
})

beforeEach(async () => {
  await database.transaction('platform', async (db) => {
    const ctx = testCtx(db)
    owner = await anAccount(ctx)
    siteId = await aSite(ctx, owner, { beginning: { from: 'template', templateId: 'restaurant' } })
  })
})

/** Files of several kinds in the library, with words, and redirects. */
async function furnish(): Promise<void> {
  const notes = await send(
    database,
    owner,
    siteId,
    Buffer.from('%PDF-1.7 the notes of a year'),
    'Notes ä.PDF',
  )
  await send(database, owner, siteId, Buffer.from(SVG), 'mark.svg')
  await send(database, owner, siteId, Buffer.alloc(300_000, 7), 'plain')
  await sql`
    update assets set alt = 'Notes, “all” of them', focal = '{"x": 0.2, "y": 1}', is_decorative = true
    where id = ${notes.asset.id}`.execute(database.root)
  await sql`
    insert into redirects (site_id, id, from_path, to_path, status, is_automatic)
    values (${siteId}, ${newId()}, '/old/[name]', '/new/[name]', 302, false),
      (${siteId}, ${newId()}, '/carte', '/menu', 301, true)`.execute(database.root)
}

const exported = (of = siteId): Promise<Buffer> => theExport(database, owner, of)
const linked = (of: string, exportId: string) => linkTo(database, owner, of, exportId)
const handedIn = (archive: Buffer) => handIn(database, owner, archive)
const standing = (importId: string, by = owner) => stand(database, by, importId)
const madeOf = (importId: string) => makeOf(database, owner, importId)
const ask = (importId: string, slug?: string) => askToMake(database, owner, importId, slug)

/** Everything that is kept for any site or import that is not the one of this test. */
async function keptKeys(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of testTools().storage.list('')) keys.push(key)
  return keys.toSorted()
}

const rowsOf = async (of: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from pages where site_id = ${of}) + (select count(*) from assets where site_id = ${of})
      + (select count(*) from redirects where site_id = ${of}) + (select count(*) from sites where id = ${of}) as n`.execute(
    database.root,
  )
  return Number(rows[0]?.n)
}

/** The content of an archive with what may differ taken out: ids of pages by the order of their appearance, and the moment. */
function comparable(files: Files): Map<string, string> {
  const manifest = jsonOf(files, 'manifest.json') as { pages: string[]; exportedAt: string }
  const said = (text: string) =>
    manifest.pages
      .reduce((so, page, at) => so.replaceAll(page, `page-${at}`), text)
      .replaceAll(manifest.exportedAt, 'then')
  return new Map(
    [...files]
      // Sums of pages differ with their ids; that they fit is checked by whoever reads.
      .filter(([path]) => path !== 'manifest.json' && path !== 'site.json')
      .map(
        ([path, bytes]) =>
          [said(path), path.endsWith('.json') ? said(bytes.toString()) : bytes.toString('base64')] as const,
      )
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

describe('a site as an archive', () => {
  test('holds the pages, the look, every file and a manifest of it all', async () => {
    await furnish()
    const files = await filesOf(await exported())
    const manifest = jsonOf(files, 'manifest.json') as {
      format: string
      version: number
      contents: { path: string }[]
    }
    assert.deepEqual([manifest.format, manifest.version], ['portico-site', 3])
    assert.deepEqual(
      manifest.contents.map(({ path }) => path).toSorted(),
      [...files.keys()].filter((path) => path !== 'manifest.json').toSorted(),
    )
    assert.equal(jsonOf(files, 'site.json')['title'], 'Kestrel Books')
    const kept = [...files].find(([path]) => path.endsWith('.pdf'))
    assert.equal(kept?.[1].toString(), '%PDF-1.7 the notes of a year')
    assert.ok(
      !JSON.stringify([...files.keys()]).includes('ä'),
      'names of files stand in files.json, not in paths',
    )
  })

  test('R-14: made into a site and taken out again, it is the same in content', async () => {
    await furnish()
    const first = await exported()
    const one = await handedIn(first)
    assert.equal(one.state, 'checked', one.problem?.message ?? '')
    const made = await madeOf(one.id)
    const [before, after] = [await filesOf(first), await filesOf(await exported(made))]
    assert.deepEqual(comparable(after), comparable(before))
    assert.deepEqual(
      { ...jsonOf(after, 'site.json') },
      { ...jsonOf(before, 'site.json'), title: 'Brought in' },
    )
  })

  for (const templateId of ['consultant', 'portfolio', 'cover', 'parking', 'blank'])
    test(`R-14: so is a site of the template ${templateId}`, async () => {
      const from =
        templateId === 'cover' ? 'cover_page' : templateId === 'parking' ? 'parking_page' : 'template'
      siteId = await database.transaction('platform', (db) =>
        aSite(testCtx(db), owner, { beginning: { from, templateId } }),
      )
      const first = await exported()
      const made = await madeOf((await handedIn(first)).id)
      assert.deepEqual(comparable(await filesOf(await exported(made))), comparable(await filesOf(first)))
    })
})

describe('fetching an archive', () => {
  test('R-51: asks for a fresh proof, and stands on the timeline', async () => {
    await onSiteOf(database, owner, siteId, async (ctx) => {
      assert.ok(ctx.actor.kind === 'account')
      const stale = { ...ctx, actor: { ...ctx.actor, provedAt: ctx.clock.now() - 16 * 60_000 } }
      await assert.rejects(startExport(stale, { siteId, kind: 'archive' }), { code: 'prove_again' })
      await assert.rejects(linkExport(stale, { siteId, exportId: newId() }), { code: 'prove_again' })
    })
    await exported()
    const { rows } = await sql<{ what: string }>`
      select what from site_timeline where site_id = ${siteId} order by position`.execute(database.root)
    assert.deepEqual(
      rows.map(({ what }) => what).filter((what) => what.startsWith('transfer')),
      ['transfer.export_started', 'transfer.export_fetched'],
    )
  })

  test('R-51: a link opens once, within its hour, on its own site', async () => {
    const { export: made } = await onSiteOf(database, owner, siteId, (ctx) =>
      startExport(ctx, { siteId, kind: 'archive' }),
    )
    const fetched = async (token: string, of = siteId, at = Date.now()) => {
      const clock = { now: () => at }
      const outside = await outsideOf(database, owner, null, of)
      return fetchExport(
        { ...outside, clock, transaction: (work) => outside.transaction((ctx) => work({ ...ctx, clock })) },
        { siteId: of, exportId: made.id, token },
      )
    }
    const missing = { code: 'not_found' }
    await assert.rejects(linked(siteId, made.id), missing, 'while it is being made')
    await runJob(database, makeExport, { exportId: made.id }, { siteId })
    const { token: first } = await linked(siteId, made.id)
    const { token } = await linked(siteId, made.id)
    await assert.rejects(fetched(first), missing, 'an earlier link')
    await assert.rejects(fetched(''), missing)
    const other = await database.transaction('platform', (db) => aSite(testCtx(db), owner))
    await assert.rejects(fetched(token, other), missing, 'another site’s')
    await assert.rejects(fetched(token, siteId, Date.now() + 61 * 60_000), missing, 'after its hour')
    const answer = await fetched(token)
    assert.ok((await wholeOf(answer.body as AsyncIterable<Uint8Array>)).length > 0)
    assert.match(answer.fileName ?? '', /^kestrel-.*\.zip$/)
    await assert.rejects(fetched(token), missing, 'a second time')
  })

  test('one is made at a time, and takes the place of the one before', async () => {
    const start = () =>
      onSiteOf(database, owner, siteId, (ctx) => startExport(ctx, { siteId, kind: 'archive' }))
    const { export: first } = await start()
    await assert.rejects(start(), { code: 'transfer.under_way' })
    await runJob(database, makeExport, { exportId: first.id }, { siteId })
    const { export: second } = await start()
    const latest = await onSiteOf(database, owner, siteId, (ctx) =>
      latestExport(ctx, { siteId, kind: 'archive' }),
    )
    assert.equal(latest.export?.id, second.id)
  })

  test('a site is packed so many times a day; another site as often', async () => {
    const [of, other] = await database.transaction('platform', async (db) => [
      await aSite(testCtx(db), owner),
      await aSite(testCtx(db), owner),
    ])
    assert.ok(of !== undefined && other !== undefined)
    const again = async (id: string) => {
      const { export: made } = await onSiteOf(database, owner, id, (ctx) =>
        startExport(ctx, { siteId: id, kind: 'archive' }),
      )
      await sql`delete from site_exports where id = ${made.id}::uuid`.execute(database.root)
    }
    for (let n = 0; n < 20; n += 1) await again(of)
    await assert.rejects(again(of), { code: 'transfer.exports_a_day', kind: 'too_many' })
    await again(other)
  })

  test('a run that is ended in the middle leaves nothing that looks whole, and the next makes it', async () => {
    await furnish()
    const { export: made } = await onSiteOf(database, owner, siteId, (ctx) =>
      startExport(ctx, { siteId, kind: 'archive' }),
    )
    const key = exportKey(siteId, made.id)
    const ended = AbortSignal.abort(new Error('the process ends'))
    await assert.rejects(
      runJob(database, makeExport, { exportId: made.id }, { siteId, isLastAttempt: false, signal: ended }),
      /the process ends/,
    )
    assert.equal(await testTools().storage.head(key), null)
    await runJob(database, makeExport, { exportId: made.id }, { siteId })
    assert.ok(await testTools().storage.head(key))
  })

  test('a file that is not what was uploaded is packed into no archive', async () => {
    const { asset } = await send(database, owner, siteId, Buffer.alloc(900, 1), 'a.bin')
    await testTools().storage.put(`${siteId}/assets/${asset.id}/original`, Buffer.alloc(900, 2))
    const { export: made } = await onSiteOf(database, owner, siteId, (ctx) =>
      startExport(ctx, { siteId, kind: 'archive' }),
    )
    await assert.rejects(runJob(database, makeExport, { exportId: made.id }, { siteId }), {
      name: 'FileGone',
    })
    const { export: latest } = await onSiteOf(database, owner, siteId, (ctx) =>
      latestExport(ctx, { siteId, kind: 'archive' }),
    )
    assert.equal(latest?.state, 'failed')
    assert.equal(await testTools().storage.head(exportKey(siteId, made.id)), null)
  })

  test('a site that is removed while it is packed leaves no archive behind', async () => {
    await furnish()
    const start = async () => {
      const { export: made } = await onSiteOf(database, owner, siteId, (ctx) =>
        startExport(ctx, { siteId, kind: 'archive' }),
      )
      return made.id
    }
    const gone = () => sql`delete from site_exports where site_id = ${siteId}`.execute(database.root)
    const { storage } = testTools()
    const exportId = await start()
    const tools: Tools = {
      ...testTools(),
      storage: {
        get: (key, range) => storage.get(key, range),
        head: (key) => storage.head(key),
        list: (prefix) => storage.list(prefix),
        remove: (key) => storage.remove(key),
        removeUnfinished: (before) => storage.removeUnfinished(before),
        async put(key, body) {
          const bytes = await storage.put(key, body)
          await gone()
          return bytes
        },
      },
    }
    await runJob(database, makeExport, { exportId }, { siteId, tools })
    assert.equal(await storage.head(exportKey(siteId, exportId)), null)
    // So does one whose process died in between.
    const other = await start()
    await storage.put(exportKey(siteId, other), Buffer.from('all of it'))
    await gone()
    await runJob(database, makeExport, { exportId: other }, { siteId })
    assert.equal(await storage.head(exportKey(siteId, other)), null)
  })

  test('one that is ready keeps its bytes where nobody heard of the commit', async () => {
    await furnish()
    const { export: made } = await onSiteOf(database, owner, siteId, (ctx) =>
      startExport(ctx, { siteId, kind: 'archive' }),
    )
    const latest = async () =>
      (await onSiteOf(database, owner, siteId, (ctx) => latestExport(ctx, { siteId, kind: 'archive' })))
        .export
    let isLost = false
    const transaction: Database['transaction'] = async (scope, work) => {
      const done = await database.transaction(scope, work)
      if (isLost || (await latest())?.state !== 'ready') return done
      isLost = true
      throw new Error('Connection terminated unexpectedly')
    }
    const losing = Object.create(database, { transaction: { value: transaction } }) as Database
    await assert.rejects(runJob(losing, makeExport, { exportId: made.id }, { siteId }), /terminated/)
    assert.equal((await latest())?.state, 'ready')
    assert.ok(await testTools().storage.head(exportKey(siteId, made.id)), 'its bytes are gone')
  })

  test('once its hour is over it is removed', async () => {
    const { export: made } = await onSiteOf(database, owner, siteId, (ctx) =>
      startExport(ctx, { siteId, kind: 'archive' }),
    )
    await runJob(database, makeExport, { exportId: made.id }, { siteId })
    const key = exportKey(siteId, made.id)
    const tidy = () =>
      runJob(
        database,
        defineJob({ ...tidyArchives, input: z.object({}), run: (job) => tidyArchives.run(job, new Date()) }),
        {},
      )
    await tidy()
    assert.ok(await testTools().storage.head(key), 'not before')
    await sql`update site_exports set expires_at = now() - interval '1 second' where id = ${made.id}`.execute(
      database.root,
    )
    await tidy()
    assert.equal(await testTools().storage.head(key), null)
  })
})

describe('bringing a site in', () => {
  test('tells first what is in it, and what is not', async () => {
    await furnish()
    const archive = await exported()
    const { state, report } = await handedIn(archive)
    const packed = [...(await filesOf(archive))].filter(([path]) => path.startsWith('files/'))
    const bytes = packed.reduce((sum, [, body]) => sum + body.length, 0)
    assert.equal(state, 'checked')
    assert.ok(report)
    assert.deepEqual(
      [report.title, report.files, report.redirects, report.bytes],
      ['Kestrel Books', 3, 2, bytes],
    )
    assert.ok(report.pages >= 4)
    assert.equal(report.pageTitles.length, Math.min(12, report.pages))
    assert.deepEqual(
      report.leftOut.map(({ kind }) => kind),
      ['people'],
    )
  })

  test('R-14: asked twice, run twice or run again after its end, it makes one site', async () => {
    await furnish()
    const one = await handedIn(await exported())
    await ask(one.id)
    await ask(one.id)
    await runJob(database, siteOfImport, { importId: one.id })
    const { siteId: made } = await standing(one.id)
    assert.ok(made)
    const rows = await rowsOf(made)
    await runJob(database, siteOfImport, { importId: one.id })
    assert.equal(await rowsOf(made), rows)
    const { rows: sites } = await sql<{ n: number }>`
      select count(*)::int as n from sites where owner_id = ${owner.id}`.execute(database.root)
    assert.equal(sites[0]?.n, 2)
  })

  test('R-14: a run that ends in the middle leaves no site, and the next one makes it whole', async () => {
    await furnish()
    const first = await exported()
    const one = await handedIn(first)
    await ask(one.id)
    const ended = AbortSignal.abort(new Error('the process ends'))
    await assert.rejects(
      runJob(database, siteOfImport, { importId: one.id }, { isLastAttempt: false, signal: ended }),
      /the process ends/,
    )
    assert.equal((await standing(one.id)).state, 'making')
    await runJob(database, siteOfImport, { importId: one.id })
    const { siteId: made } = await standing(one.id)
    assert.ok(made)
    assert.deepEqual(comparable(await filesOf(await exported(made))), comparable(await filesOf(first)))
  })

  test('another account finds nothing of it', async () => {
    const one = await handedIn(await exported())
    const other = await database.transaction('platform', (db) => anAccount(testCtx(db)))
    const missing = { code: 'not_found' }
    await assert.rejects(standing(one.id, other), missing)
    await assert.rejects(
      asPerson(database, other, (ctx) => makeImport(ctx, { importId: one.id, ...naming() })),
      missing,
    )
    await assert.rejects(
      asPerson(database, other, (ctx) => dropImport(ctx, { importId: one.id })),
      missing,
    )
    assert.equal((await standing(one.id)).state, 'checked')
  })

  test('a limit holds when the site is made, and leaves nothing of it', async () => {
    await furnish()
    const one = await handedIn(await exported())
    const kept = await keptKeys()
    const limit = (most: number) => ({ most, plan: 'Small', next: 'Large' })
    try {
      for (const [sites, storage, code] of [
        [1, 1e9, 'sites.limit_sites'],
        [9, 1_000, 'sites.limit_storage'],
      ] as const) {
        provideLimits({
          ofSite: async (_ctx, name) => (name === 'storage' ? limit(storage) : noLimit),
          ofAccount: async () => limit(sites),
        })
        await ask(one.id)
        await runJob(database, siteOfImport, { importId: one.id })
        const { state, problem } = await standing(one.id)
        assert.deepEqual([state, problem?.code], ['checked', code])
        assert.deepEqual(await keptKeys(), kept)
      }
    } finally {
      provideLimits({
        ofSite: async () => noLimit,
        ofAccount: async () => noLimit,
      })
    }
    await madeOf(one.id)
  })

  test('what a site that begins has no room for is not taken in, nor is an archive of a site too many', async () => {
    await furnish()
    const archive = await exported()
    const kept = await keptKeys()
    const limit = (most: number) => ({ most, plan: 'Small', next: 'Large' })
    const bounded = (storage: number, sites: number) =>
      provideLimits({
        ofSite: async () => noLimit,
        ofNewSite: async (_ctx, name) => (name === 'storage' ? limit(storage) : noLimit),
        ofAccount: async () => limit(sites),
      })
    const sent = async function* () {
      // As long as it goes on, and no longer than it has to.
      for (let n = 0; n < 900; n += 1) {
        pieces += 1
        yield Buffer.alloc(1_000_000)
      }
    }
    let pieces = 0
    try {
      bounded(1_000_000, 99)
      const outside = await outsideOf(database, owner, null)
      await assert.rejects(uploadImport({ ...outside, body: Readable.from(sent()) }, { name: 'large.zip' }), {
        code: 'transfer.no_room',
        kind: 'payment_required',
      })
      assert.ok(pieces < 700, `${pieces} megabytes were taken in`)
      bounded(1e9, 1)
      await assert.rejects(handedIn(archive), { code: 'sites.limit_sites', kind: 'payment_required' })
      assert.deepEqual(await keptKeys(), kept)
    } finally {
      provideLimits({
        ofSite: async () => noLimit,
        ofAccount: async () => noLimit,
      })
    }
  })

  test('megabytes of an account are counted, and those of what is broken off too', async () => {
    const person = await database.transaction('platform', (db) => anAccount(testCtx(db)))
    const counted: number[] = []
    const outside = await outsideOf(database, person, null)
    const tools: typeof outside.tools = {
      ...outside.tools,
      limits: {
        ...outside.tools.limits,
        async take(limit, key, points = 1) {
          if (limit.name === 'transfer.megabytes') counted.push(points)
          await outside.tools.limits.take(limit, key, points)
        },
      },
    }
    async function* broken() {
      for (let n = 0; n < 7; n += 1) yield Buffer.alloc(1_000_000)
      throw new Error('the line was cut')
    }
    await assert.rejects(
      uploadImport({ ...outside, tools, body: Readable.from(broken()) }, { name: 'a.zip' }),
    )
    assert.deepEqual(counted, [1, 7])
  })

  test('R-40: more files than a new site has room for are refused by the list, before any is unpacked', async () => {
    await furnish()
    const archive = await exported()
    // The first file's bytes are not what they were, which unpacking would find.
    const at = archive.indexOf(Buffer.from('%PDF-1.7 the notes'))
    const broken = Buffer.from(archive)
    broken.write('#', at)
    const kept = await keptKeys()
    const most = async (bytes: number) =>
      provideLimits({
        ofSite: async () => noLimit,
        ofAccount: async () => noLimit,
        ofNewSite: async () => ({ most: bytes, plan: 'Small', next: 'Large' }),
      })
    try {
      await most(300_000)
      const { state, problem, done } = await handedIn(broken)
      assert.deepEqual([state, problem?.code, done], ['refused', 'transfer.no_room', 0])
      assert.match(problem?.message ?? '', /plan Small has room for 0\.3 MB/)
      assert.deepEqual(await keptKeys(), kept)
      await most(400_000)
      assert.equal((await handedIn(broken)).problem?.code, 'archive.damaged')
      assert.equal((await handedIn(archive)).state, 'checked')
    } finally {
      provideLimits({ ofSite: async () => noLimit, ofAccount: async () => noLimit })
    }
  })

  test('what may be handed in is told by the plan a new site begins with', async () => {
    const limits = () => asPerson(database, owner, importLimits)
    assert.deepEqual(await limits(), { most: LARGEST_ARCHIVE, room: null })
    const bounded = (most: number) =>
      provideLimits({
        ofSite: async () => noLimit,
        ofAccount: async () => noLimit,
        ofNewSite: async () => ({ most, plan: 'Small', next: null }),
      })
    try {
      bounded(1e9)
      assert.deepEqual(await limits(), { most: 1.6e9, room: { most: 1e9, plan: 'Small' } })
      bounded(5e10)
      assert.deepEqual(await limits(), { most: LARGEST_ARCHIVE, room: { most: 5e10, plan: 'Small' } })
    } finally {
      provideLimits({ ofSite: async () => noLimit, ofAccount: async () => noLimit })
    }
  })

  test('R-40: a file that is longer than all of it could be is turned away before it is sent', async () => {
    provideLimits({
      ofSite: async () => noLimit,
      ofAccount: async () => noLimit,
      ofNewSite: async () => ({ most: 1e9, plan: 'Small', next: null }),
    })
    try {
      const outside = await outsideOf(database, owner, Buffer.from('its beginning'))
      const saying = (length: number) => ({
        ...outside,
        request: { ...outside.request, headers: { 'content-length': String(length) } },
      })
      await assert.rejects(uploadImport(saying(5e9), { name: 'a.zip' }), { code: 'transfer.no_room' })
      await assert.rejects(uploadImport(saying(2e10), { name: 'a.zip' }), { code: 'archive.too_large' })
      await uploadImport(saying(1.1e9), { name: 'a.zip' })
    } finally {
      provideLimits({ ofSite: async () => noLimit, ofAccount: async () => noLimit })
    }
  })

  test('an address that was taken meanwhile is told, and another can be chosen', async () => {
    const one = await handedIn(await exported())
    const slug = `taken-${newId()}`.slice(0, 40)
    await ask(one.id, slug)
    await database.transaction('platform', (db) => aSite(testCtx(db), owner, { slug }))
    await runJob(database, siteOfImport, { importId: one.id })
    const { state, problem } = await standing(one.id)
    assert.deepEqual([state, problem?.code], ['checked', 'sites.slug_taken'])
    await assert.rejects(ask(one.id, slug), { code: 'sites.slug_taken' })
    await madeOf(one.id)
  })

  test('given up, or pushed aside by another file, it leaves nothing', async () => {
    const archive = await exported()
    const kept = await keptKeys()
    const one = await handedIn(archive)
    const other = await handedIn(archive)
    await assert.rejects(standing(one.id), { code: 'not_found' })
    await asPerson(database, owner, (ctx) => dropImport(ctx, { importId: other.id }))
    assert.deepEqual(await keptKeys(), kept)
  })

  test('who has not confirmed their address hands nothing in', async () => {
    const outside = await outsideOf(database, owner, Buffer.from('x'))
    assert.ok(outside.actor.kind === 'account')
    const actor = { ...outside.actor, isVerified: false }
    await assert.rejects(uploadImport({ ...outside, actor }, { name: 'a.zip' }), {
      code: 'transfer.unverified',
    })
  })
})

describe('a hostile or broken archive', () => {
  let archive: Buffer
  beforeEach(async () => {
    await furnish()
    archive = await exported()
  })

  /** It is refused with a sentence of its own, and nothing of it stays. */
  async function refused(bytes: Buffer, code: string): Promise<void> {
    const kept = await keptKeys()
    const { state, problem, report } = await handedIn(bytes)
    assert.deepEqual([state, problem?.code, report], ['refused', code, null])
    assert.match(problem?.message ?? '', /^[A-Z].*\.$/)
    assert.deepEqual(await keptKeys(), kept)
  }

  /** The first page in an archive, changed. */
  const withPage = (change: (page: Record<string, unknown>) => void) =>
    changed(archive, (files) => {
      const path = [...files.keys()].find((one) => one.startsWith('pages/')) ?? ''
      const page = jsonOf(files, path)
      change(page)
      files.set(path, Buffer.from(JSON.stringify(page)))
    })

  test('no zip file, one that was cut short, one of something else', async () => {
    await refused(Buffer.from('PK, or so it says'), 'archive.not_a_zip')
    await refused(archive.subarray(0, archive.length - 40), 'archive.damaged')
    await refused(await zipped(new Map([['readme.txt', Buffer.from('Hello')]])), 'transfer.not_ours')
    const other = new Map([['manifest.json', Buffer.from('{"format":"ghost"}')]])
    await refused(await zipped(other), 'transfer.not_ours')
  })

  test('a path that leads elsewhere', async () => {
    await refused(
      await changed(archive, (files) => void files.set('../../evil.json', Buffer.from('{}'))),
      'archive.unsafe_name',
    )
  })

  test('a newer version of the format', async () => {
    const manifest = { format: 'portico-site', version: 4, whatever: [] }
    await refused(
      await changed(
        archive,
        (files) => void files.set('manifest.json', Buffer.from(JSON.stringify(manifest))),
      ),
      'transfer.newer',
    )
  })

  test('a sum that does not fit, a file that is told of nowhere, one that is not there', async () => {
    const path = [...(await filesOf(archive)).keys()].find((one) => one.endsWith('.pdf')) ?? ''
    const original = (await filesOf(archive)).get('manifest.json') ?? Buffer.alloc(0)
    const keep = (change: (files: Files) => void) =>
      changed(archive, (files) => {
        change(files)
        files.set('manifest.json', original)
      })
    const swapped = Buffer.from('%PDF-1.7 the notes of a leap')
    await refused(await keep((files) => void files.set(path, swapped)), 'transfer.damaged')
    await refused(await keep((files) => void files.set('extra.json', Buffer.from('{}'))), 'transfer.damaged')
    await refused(await keep((files) => void files.delete(path)), 'transfer.damaged')
    await refused(
      await changed(archive, (files) => void files.set('files/extra.bin', Buffer.from('x'))),
      'transfer.damaged',
    )
  })

  test('a page that breaks a rule, twice the same, or made with a newer program', async () => {
    await refused(await withPage((page) => (page['document'] = { format: 1 })), 'pages.carried_broken')
    await refused(await withPage((page) => (page['document'] = null)), 'pages.carried_broken')
    await refused(await withPage((page) => (page['slug'] = '../x')), 'pages.carried_broken')
    await refused(await withPage((page) => (page['passwordHash'] = 'x')), 'pages.carried_broken')
    await refused(await withPage((page) => (page['parentId'] = newId())), 'pages.carried_broken')
    await refused(
      await withPage((page) => {
        page['settings'] = { target: { href: 'javascript:alert(1)', opensNewTab: false } }
      }),
      'pages.carried_broken',
    )
    await refused(await withPage((page) => (page['navTitle'] = '')), 'pages.carried_broken')
    await refused(await withPage((page) => (page['isHome'] = false)), 'pages.carried_broken')
    await refused(await withPage((page) => (page['kind'] = 'folder')), 'pages.carried_broken')
    await refused(await withPage((page) => (page['parentId'] = page['id'])), 'pages.carried_broken')
    await refused(await withPage((page) => (page['id'] = newId())), 'transfer.damaged')
    await refused(
      await withPage((page) => {
        page['document'] = { ...(page['document'] as object), format: 99 }
      }),
      'pages.carried_newer',
    )
  })

  test('styles and redirects that break a rule', async () => {
    await refused(
      await changed(archive, (files) => void files.set('styles.json', Buffer.from('{"palette":{}}'))),
      'pages.carried_styles',
    )
    const redirect = { from: '/a', to: 'javascript:alert(1)', status: 301, isAutomatic: false }
    await refused(
      await changed(
        archive,
        (files) => void files.set('redirects.json', Buffer.from(JSON.stringify([redirect]))),
      ),
      'pages.carried_redirects',
    )
  })

  test('text that no database holds, and JSON without end', async () => {
    const text = '{"title":"a\\u0000b"}'
    await refused(await changed(archive, (files) => void files.set('site.json', Buffer.from(text))), 'input')
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`
    await refused(
      await changed(archive, (files) => void files.set('redirects.json', Buffer.from(deep))),
      'json.too_deep',
    )
  })

  test('a drawing with a script in it comes in without, as an upload does; one that is broken is refused by name', async () => {
    const withFile = (bytes: Buffer) =>
      changed(archive, (files) => {
        const path = [...files.keys()].find((one) => one.endsWith('.svg')) ?? ''
        files.set(path, bytes)
      })
    const evil = SVG.replace('<path', '<script>alert(1)</script><path')
    const made = await madeOf((await handedIn(await withFile(Buffer.from(evil)))).id)
    const after = await filesOf(await exported(made))
    const drawing = [...after].find(([path]) => path.endsWith('.svg'))?.[1].toString() ?? ''
    assert.match(drawing, /<path/)
    assert.doesNotMatch(drawing, /script|alert/)

    const broken = await handedIn(
      await withFile(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path')),
    )
    const kept = await keptKeys()
    await ask(broken.id)
    await runJob(database, siteOfImport, { importId: broken.id })
    const { state, problem } = await standing(broken.id)
    assert.deepEqual([state, problem?.code], ['checked', 'transfer.file_refused'])
    assert.match(problem?.message ?? '', /“mark\.svg”/)
    assert.deepEqual(await keptKeys(), kept)
  })

  test('folders in a circle, and two footers', async () => {
    const withPages = (change: (pages: Record<string, unknown>[]) => void) =>
      changed(archive, (files) => {
        const paths = [...files.keys()].filter((one) => one.startsWith('pages/'))
        const pages = paths.map((path) => jsonOf(files, path))
        change(pages)
        for (const [at, path] of paths.entries()) files.set(path, Buffer.from(JSON.stringify(pages[at])))
      })
    await refused(
      await withPages((pages) => {
        const [one, other] = pages.filter(({ isHome, kind }) => isHome !== true && kind === 'layout')
        Object.assign(one ?? {}, { kind: 'folder', parentId: other?.['id'] })
        Object.assign(other ?? {}, { kind: 'folder', parentId: one?.['id'] })
      }),
      'pages.carried_broken',
    )
    await refused(
      await withPages((pages) => {
        for (const page of pages) if (page['isHome'] !== true) page['kind'] = 'footer'
      }),
      'pages.carried_broken',
    )
  })

  test('files that lie in the trash are held against the room of a new site too, when it is made as well', async () => {
    const trashed = await changed(archive, (files) => {
      const described = JSON.parse(files.get('files.json')?.toString() ?? '[]') as object[]
      files.set(
        'files.json',
        Buffer.from(JSON.stringify(described.map((file) => ({ ...file, isTrashed: true })))),
      )
    })
    const one = await handedIn(trashed)
    assert.equal(one.state, 'checked')
    const kept = await keptKeys()
    try {
      provideLimits({
        ofSite: async () => ({ most: 1_000, plan: 'Small', next: null }),
        ofAccount: async () => noLimit,
        ofNewSite: async () => ({ most: 1_000, plan: 'Small', next: null }),
      })
      await ask(one.id)
      await runJob(database, siteOfImport, { importId: one.id })
      const { state, problem } = await standing(one.id)
      assert.deepEqual([state, problem?.code], ['checked', 'transfer.no_room'])
      assert.deepEqual(await keptKeys(), kept)
    } finally {
      provideLimits({ ofSite: async () => noLimit, ofAccount: async () => noLimit })
    }
    await madeOf(one.id)
  })

  test('ids of another site reach nothing of it', async () => {
    const theirs = await send(database, owner, siteId, Buffer.from('%PDF-1.7 theirs alone'), 'theirs.pdf')
    const one = await handedIn(archive)
    const made = await madeOf(one.id)
    const { rows } = await sql<{ site_id: string }>`
      select site_id from assets where id = ${theirs.asset.id}`.execute(database.root)
    assert.deepEqual(
      rows.map((row) => row.site_id),
      [siteId],
    )
    assert.notEqual(made, siteId)
  })
})
