import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
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
import { systemClock } from '#kernel/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { openZip } from '#platform/archive/read-zip.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import { archiveLimits } from './archive/format.ts'
import { transferArea } from './area.ts'
import { exportKey } from './exports/export.ts'
import { fetchExport } from './exports/fetch-export.ts'
import { latestExport } from './exports/latest-export.ts'
import { linkExport } from './exports/link-export.ts'
import { makeExport } from './exports/make-export.job.ts'
import { startExport } from './exports/start-export.ts'
import { checkImport } from './imports/check-import.job.ts'
import { dropImport } from './imports/drop-import.ts'
import { makeImport } from './imports/make-import.ts'
import { siteOfImport } from './imports/make-import.job.ts'
import { readImport } from './imports/read-import.ts'
import { uploadImport } from './imports/upload-import.ts'
import { asPerson, outsideOf, runJob, sourceOf, wholeOf, zipped } from './testing.ts'
import { tidyArchives } from './tidy.job.ts'

assert.equal(transferArea.name, 'transfer')

type Files = Map<string, Buffer>

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

/** Has an archive of a site made, and fetches it by its link. */
async function exported(of = siteId, by = owner): Promise<Buffer> {
  const { export: made } = await onSiteOf(database, by, of, (ctx) => startExport(ctx, { siteId: of }))
  await runJob(database, makeExport, { exportId: made.id }, { siteId: of })
  const { token } = await linked(of, made.id, by)
  const outside = { ...(await outsideOf(database, by, null, of)), clock: systemClock }
  const answer = await fetchExport(
    { ...outside, transaction: (work) => outside.transaction((ctx) => work({ ...ctx, clock: systemClock })) },
    { siteId: of, exportId: made.id, token },
  )
  return wholeOf(answer.body as AsyncIterable<Uint8Array>)
}

/** A link to an archive, asked for by somebody who has just proved who they are. */
async function linked(of: string, exportId: string, by: TestAccount): Promise<{ token: string }> {
  return onSiteOf(database, by, of, (ctx) => {
    assert.ok(ctx.actor.kind === 'account')
    const actor = { ...ctx.actor, provedAt: Date.now() }
    return linkExport({ ...ctx, actor, clock: systemClock }, { siteId: of, exportId })
  })
}

async function filesOf(archive: Buffer): Promise<Files> {
  const zip = await openZip(sourceOf(archive), archiveLimits)
  const files: Files = new Map()
  for (const name of zip.entries.keys()) files.set(name, await wholeOf(zip.open(name)))
  return files
}

const jsonOf = (files: Files, path: string): Record<string, unknown> =>
  JSON.parse(files.get(path)?.toString() ?? '') as Record<string, unknown>

/** An archive with a file put into the place of another, and the manifest made to fit. */
async function changed(archive: Buffer, change: (files: Files) => void): Promise<Buffer> {
  const files = await filesOf(archive)
  const manifest = jsonOf(files, 'manifest.json')
  files.delete('manifest.json')
  change(files)
  if (!files.has('manifest.json')) {
    manifest['contents'] = [...files].map(([path, bytes]) => ({
      path,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    }))
    files.set('manifest.json', Buffer.from(JSON.stringify(manifest)))
  }
  return zipped(files)
}

/** Hands an archive in and has it looked through. */
async function handedIn(archive: Buffer, by = owner) {
  const { import: made } = await uploadImport(await outsideOf(database, by, archive), { name: 'site.zip' })
  await runJob(database, checkImport, { importId: made.id })
  return standing(made.id, by)
}

const standing = async (importId: string, by = owner) =>
  (await asPerson(database, by, (ctx) => readImport(ctx, { importId }))).import

const naming = (slug = `brought-${newId()}`.slice(0, 40)) => ({
  title: 'Brought in',
  slug,
  language: 'en-GB' as const,
  country: 'GB' as const,
  currency: 'GBP' as const,
  timeZone: 'Europe/London',
})

async function ask(importId: string, slug?: string): Promise<void> {
  await asPerson(database, owner, (ctx) => makeImport(ctx, { importId, ...naming(slug) }))
}

async function madeOf(importId: string): Promise<string> {
  await ask(importId)
  await runJob(database, siteOfImport, { importId })
  const { siteId: made, problem } = await standing(importId)
  assert.ok(made, problem?.message ?? 'no site was made')
  return made
}

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
    assert.deepEqual([manifest.format, manifest.version], ['portico-site', 1])
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
      await assert.rejects(startExport(stale, { siteId }), { code: 'prove_again' })
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
    const { export: made } = await onSiteOf(database, owner, siteId, (ctx) => startExport(ctx, { siteId }))
    const fetched = async (token: string, of = siteId, at = Date.now()) => {
      const clock = { now: () => at }
      const outside = await outsideOf(database, owner, null, of)
      return fetchExport(
        { ...outside, clock, transaction: (work) => outside.transaction((ctx) => work({ ...ctx, clock })) },
        { siteId: of, exportId: made.id, token },
      )
    }
    const missing = { code: 'not_found' }
    await assert.rejects(linked(siteId, made.id, owner), missing, 'while it is being made')
    await runJob(database, makeExport, { exportId: made.id }, { siteId })
    const { token: first } = await linked(siteId, made.id, owner)
    const { token } = await linked(siteId, made.id, owner)
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
    const start = () => onSiteOf(database, owner, siteId, (ctx) => startExport(ctx, { siteId }))
    const { export: first } = await start()
    await assert.rejects(start(), { code: 'transfer.under_way' })
    await runJob(database, makeExport, { exportId: first.id }, { siteId })
    const { export: second } = await start()
    const latest = await onSiteOf(database, owner, siteId, (ctx) => latestExport(ctx, { siteId }))
    assert.equal(latest.export?.id, second.id)
  })

  test('a run that is ended in the middle leaves nothing that looks whole, and the next makes it', async () => {
    await furnish()
    const { export: made } = await onSiteOf(database, owner, siteId, (ctx) => startExport(ctx, { siteId }))
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
    const { export: made } = await onSiteOf(database, owner, siteId, (ctx) => startExport(ctx, { siteId }))
    await assert.rejects(runJob(database, makeExport, { exportId: made.id }, { siteId }), {
      name: 'FileGone',
    })
    const { export: latest } = await onSiteOf(database, owner, siteId, (ctx) => latestExport(ctx, { siteId }))
    assert.equal(latest?.state, 'failed')
    assert.equal(await testTools().storage.head(exportKey(siteId, made.id)), null)
  })

  test('once its hour is over it is removed', async () => {
    const { export: made } = await onSiteOf(database, owner, siteId, (ctx) => startExport(ctx, { siteId }))
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
      ['releases', 'people'],
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
      provideLimits({ ofSite: async () => noLimit, ofAccount: async () => noLimit })
    }
    await madeOf(one.id)
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
    const manifest = { format: 'portico-site', version: 2, whatever: [] }
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
