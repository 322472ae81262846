/** Makers for tests that take sites out and bring them in. */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { before, beforeEach } from 'node:test'
import { sql } from 'kysely'
import { isShipped } from '#areas/assets/index.ts'
import { onSiteOf, send } from '#areas/assets/testing.ts'
import { addEntry, findOrMakeContact, giveConsent, suppress } from '#areas/contacts/index.ts'
import { aList } from '#areas/contacts/testing.ts'
import {
  claimAnswer,
  aForm,
  aMessage,
  aMessageFile,
  aReleasedForm,
  releaseForms,
} from '#areas/forms/testing.ts'
import { anAccount, aSite, type TestAccount } from '#areas/sites/testing.ts'
import { newId } from '#kernel/ids.ts'
import { type Clock, systemClock } from '#kernel/clock.ts'
import { type ByteSource, openZip } from '#platform/archive/read-zip.ts'
import { writeZip, type ZipInput } from '#platform/archive/write-zip.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import type { Database } from '#platform/db/database.ts'
import type { Outside } from '#platform/http/route.ts'
import type { Job, JobRun } from '#platform/jobs/job.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { Tools } from '#platform/tools.ts'
import { limits, noLimit } from '#areas/sites/index.ts'
import { asAccount, bring, testCtx, sharedDatabase, testTools } from '#platform/testing/world.ts'
import { archiveLimits } from './archive/format.ts'
import type { ExportKind, SiteExport, SiteImport } from './contract.ts'
import { fetchExport } from './exports/fetch-export.ts'
import { latestExport } from './exports/latest-export.ts'
import { linkExport } from './exports/link-export.ts'
import { makeExport } from './exports/make-export.job.ts'
import { startExport } from './exports/start-export.ts'
import { checkImport } from './imports/check-import.job.ts'
import { makeImport } from './imports/make-import.ts'
import { siteOfImport } from './imports/make-import.job.ts'
import { readImport } from './imports/read-import.ts'
import { uploadImport } from './imports/upload-import.ts'

/** All bytes of a stream. */
export async function wholeOf(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all)
}

/** Bytes as the reader of archives takes them. */
export const sourceOf = (bytes: Buffer): ByteSource => ({
  bytes: bytes.length,
  read: async (start, end) => Readable.from([bytes.subarray(start, end)]),
})

/** Moments as they are written, of years that databases and texts write otherwise. */
export const ODD_MOMENTS = ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-23:59']

/** A zip file of files, as they stand. */
export function zipped(files: ReadonlyMap<string, Uint8Array>): Promise<Buffer> {
  async function* inputs(): AsyncGenerator<ZipInput> {
    for (const [name, body] of files) yield { name, body }
  }
  return wholeOf(writeZip(inputs()))
}

/** Runs work of an account on no site, in a transaction of the platform, as a request does. */
export function asPerson<T>(
  database: Database,
  account: Pick<TestAccount, 'id'>,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const later: (() => void | Promise<void>)[] = []
  return database
    .transaction('platform', (db) =>
      work({
        ...asAccount(testCtx(db), account),
        afterCommit: (task) => void later.push(task),
      }),
    )
    .then(async (result) => {
      for (const task of later) await task()
      return result
    })
}

/** What an endpoint of several steps works with, for an account and a body. */
export async function outsideOf(
  database: Database,
  account: Pick<TestAccount, 'id'>,
  body: Buffer | null,
  siteId: string | null = null,
): Promise<Outside> {
  const transaction: Outside['transaction'] = (work) =>
    asPerson(database, account, (ctx) => work(siteId === null ? ctx : { ...ctx, site: { id: siteId } }))
  const surroundings = await transaction(async (ctx) => ctx)
  return {
    ...surroundings,
    body: body && Readable.from([body]),
    signal: new AbortController().signal,
    transaction,
  }
}

/** The tools of tests with a storage that does some things otherwise. */
export function toolsKeeping(otherwise: Partial<Storage>): Tools {
  const tools = testTools()
  const { storage } = tools
  return {
    ...tools,
    storage: {
      put: (key, body) => storage.put(key, body),
      get: (key, range) => storage.get(key, range),
      head: (key) => storage.head(key),
      list: (prefix) => storage.list(prefix),
      remove: (key) => storage.remove(key),
      removeUnfinished: (before) => storage.removeUnfinished(before),
      ...otherwise,
    },
  }
}

/** Runs a job once, as the queue would, for a site or for the platform. */
export async function runJob<Input>(
  database: Database,
  job: Job<Input>,
  input: Input,
  given: {
    siteId?: string | null
    isLastAttempt?: boolean
    signal?: AbortSignal
    tools?: Tools
    clock?: Clock
  } = {},
): Promise<void> {
  const { siteId = null, isLastAttempt = true, signal = new AbortController().signal } = given
  const { tools = testTools(), clock = systemClock } = given
  const surroundings = { database, tools, clock }
  const run: JobRun = {
    jobId: newId(),
    siteId,
    attempt: 1,
    isLastAttempt,
    signal,
    log: tools.log,
    tools,
    transaction: (work) => runAsSystem(surroundings, { siteId, reason: `job ${job.name}` }, work),
    finish: async () => {},
  }
  await job.run(run, input)
}

/** The files of an archive, by their paths. */
export type Files = Map<string, Buffer>

export async function filesOf(archive: Buffer): Promise<Files> {
  const zip = await openZip(sourceOf(archive), archiveLimits)
  const files: Files = new Map()
  for (const name of zip.entries.keys()) files.set(name, await wholeOf(zip.open(name)))
  return files
}

export const jsonOf = (files: Files, path: string): Record<string, unknown> =>
  JSON.parse(files.get(path)?.toString() ?? '') as Record<string, unknown>

/** An archive with a file put into the place of another, and the manifest made to fit. */
export async function changed(archive: Buffer, change: (files: Files) => void): Promise<Buffer> {
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

/** A link to an export, asked for by somebody who has just proved who they are. */
export function linked(
  database: Database,
  by: TestAccount,
  siteId: string,
  exportId: string,
): Promise<{ token: string }> {
  return onSiteOf(database, by, siteId, (ctx) => {
    const { actor } = ctx
    if (actor.kind !== 'account') throw new Error('Nobody acts')
    return linkExport(
      { ...ctx, actor: { ...actor, provedAt: Date.now() }, clock: systemClock },
      { siteId, exportId },
    )
  })
}

/** Fetches an export by its link. */
export async function fetched(
  database: Database,
  by: TestAccount,
  siteId: string,
  exportId: string,
  token: string,
): Promise<Buffer> {
  const outside = { ...(await outsideOf(database, by, null, siteId)), clock: systemClock }
  const answer = await fetchExport(
    { ...outside, transaction: (work) => outside.transaction((ctx) => work({ ...ctx, clock: systemClock })) },
    { siteId, exportId, token },
  )
  return wholeOf(answer.body as AsyncIterable<Uint8Array>)
}

/** Has an archive of a site made, and fetches it by its link. */
export async function exported(database: Database, by: TestAccount, siteId: string): Promise<Buffer> {
  const { export: made } = await onSiteOf(database, by, siteId, (ctx) =>
    startExport(ctx, { siteId, kind: 'archive' }),
  )
  await runJob(database, makeExport, { exportId: made.id }, { siteId })
  const { token } = await linked(database, by, siteId, made.id)
  return fetched(database, by, siteId, made.id, token)
}

/** How an import stands. */
export const standing = async (database: Database, by: TestAccount, importId: string): Promise<SiteImport> =>
  (await asPerson(database, by, (ctx) => readImport(ctx, { importId }))).import

/** Hands an archive in and has it looked through. */
export async function handedIn(database: Database, by: TestAccount, archive: Buffer): Promise<SiteImport> {
  const { import: made } = await uploadImport(await outsideOf(database, by, archive), { name: 'site.zip' })
  await runJob(database, checkImport, { importId: made.id })
  return standing(database, by, made.id)
}

/** What a site that is made of an archive is to be called. */
export const naming = (slug = `brought-${newId()}`.slice(0, 40)) => ({
  title: 'Brought in',
  slug,
  language: 'en-GB' as const,
  country: 'GB' as const,
  currency: 'GBP' as const,
  timeZone: 'Europe/London',
})

/** Asks for a site of an archive that was looked through. */
export async function askToMake(
  database: Database,
  by: TestAccount,
  importId: string,
  slug?: string,
): Promise<void> {
  await asPerson(database, by, (ctx) => makeImport(ctx, { importId, ...naming(slug) }))
}

/** Has a site made of an archive that was looked through. */
export async function madeOf(database: Database, by: TestAccount, importId: string): Promise<string> {
  await askToMake(database, by, importId)
  await runJob(database, siteOfImport, { importId })
  const { siteId, problem } = await standing(database, by, importId)
  if (siteId === null) throw new Error(problem?.message ?? 'no site was made')
  return siteId
}

/** Asks for an export of a kind. @param by who asks, where that is to be somebody in another standing */
export async function startOf(
  database: Database,
  owner: TestAccount,
  siteId: string,
  kind: ExportKind,
  by?: Ctx,
): Promise<SiteExport> {
  const work = (ctx: Ctx) => startExport(ctx, { siteId, kind })
  return (await (by ? work(by) : onSiteOf(database, owner, siteId, work))).export
}

/** How the latest export of a kind stands. */
export const latestOf = (
  database: Database,
  owner: TestAccount,
  siteId: string,
  kind: ExportKind,
): Promise<{ export: SiteExport | null; isReleased: boolean }> =>
  onSiteOf(database, owner, siteId, (ctx) => latestExport(ctx, { siteId, kind }))

/** The files of an export of plain files, fetched by its link or by a token that is none. */
export async function fetchedPlain(
  database: Database,
  owner: TestAccount,
  siteId: string,
  exportId: string,
  token?: string,
): Promise<Files> {
  const opens = token ?? (await linked(database, owner, siteId, exportId)).token
  return filesOf(await fetched(database, owner, siteId, exportId, opens))
}

/** Somebody with a site of several pages. */
export async function aRestaurant(database: Database): Promise<{ owner: TestAccount; siteId: string }> {
  return database.transaction('platform', async (db) => {
    const ctx = testCtx(db)
    const owner = await anAccount(ctx)
    const beginning = { from: 'template', templateId: 'restaurant' } as const
    return { owner, siteId: await aSite(ctx, owner, { beginning }) }
  })
}

/** A drawing. */
export const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10H0z" fill="#123456"/></svg>'

/** Files of several kinds in the library, with words, and redirects. */
export async function furnish(database: Database, owner: TestAccount, siteId: string): Promise<void> {
  const notes = await send(
    database,
    owner,
    siteId,
    Buffer.from('%PDF-1.7 the notes of a year'),
    'Notes ä.PDF',
  )
  await send(database, owner, siteId, Buffer.from(DRAWING), 'mark.svg')
  await send(database, owner, siteId, Buffer.alloc(300_000, 7), 'plain')
  await sql`
    update assets set alt = 'Notes, “all” of them', focal = '{"x": 0.2, "y": 1}', is_decorative = true
    where id = ${notes.asset.id}`.execute(database.root)
  await sql`
    insert into redirects (site_id, id, from_path, to_path, status, is_automatic)
    values (${siteId}, ${newId()}, '/old/[name]', '/new/[name]', 302, false),
      (${siteId}, ${newId()}, '/carte', '/menu', 301, true)`.execute(database.root)
}

/** The drawings that somebody put into a site, by their paths in its archive: not those that come with the program. */
export const ownDrawings = (files: ReadonlyMap<string, unknown>): string[] =>
  [...files.keys()].filter(
    (path) => path.endsWith('.svg') && !isShipped(testTools(), path.slice('files/'.length, -'.svg'.length)),
  )

/** A form of a name, an address, a file and a question that is sealed. */
const ASKED = aForm([
  { id: 'mail01', kind: 'mail', label: 'Email', required: true },
  { id: 'text01', kind: 'long-text', label: 'Message' },
  { id: 'file01', kind: 'file', label: 'Papers', groups: [], most: 2 },
  { id: 'secret01', kind: 'text', label: 'Passport', sensitive: true },
])

/** What the file of a message holds. */
export const PAPERS = '%PDF-1.7 the papers of Noor'

/**
 * A form that was released twice, with messages, what owners wrote about these, and people with what they agreed to: a
 * row in each table that is carried. In the transaction of a person who may.
 */
export async function peopled(ctx: Ctx): Promise<{ readonly formId: string; readonly submissionId: string }> {
  const siteId = siteOf(ctx)
  const at = new Date(ctx.clock.now())
  const listId = await aList(ctx, siteId)
  const formId = await aReleasedForm(ctx, ASKED, { settings: { listId, listField: null } })
  const { contactId } = await findOrMakeContact(ctx, { email: 'noor@example.com', place: '/contact' })
  await addEntry(ctx, { contactId, what: 'contacts.joined', values: { list: 'News' } })
  await giveConsent(ctx, {
    contactId,
    channel: 'email',
    purpose: 'news',
    address: 'noor@example.com',
    listId,
    place: '/contact',
    words: 'Send me news.',
    wordsVersion: 1,
    language: 'en-GB',
    basis: 'asked',
    proof: '',
  })
  await suppress(ctx, 'noor@example.com', 'left_all')
  const file = { name: 'papers.pdf', type: 'application/pdf', bytes: PAPERS.length }
  const submissionId = await aMessage(
    ctx,
    formId,
    { mail01: 'noor@example.com', text01: 'A table for two ', secret01: 'X-4711' },
    { hasFiles: true },
  )
  const fileId = await aMessageFile(
    ctx,
    { formId, submissionId, field: 'file01' },
    file.name,
    Buffer.from(PAPERS),
  )
  const answer = JSON.stringify({ file01: { files: [{ id: fileId, ...file }] } })
  await sql`
    update submissions set answers = answers || ${answer}::jsonb, contact_id = ${contactId}, tags = '{"A tag"}',
      signs = '[{"sign": "links", "weight": 2}]'
    where site_id = ${siteId} and id = ${submissionId}`.execute(ctx.db)
  await sql`
    insert into list_members (site_id, list_id, contact_id, email, state, joined_at)
    values (${siteId}, ${listId}, ${contactId}, 'noor@example.com', 'unconfirmed', ${at})`.execute(ctx.db)
  await sql`
    insert into submission_notes (site_id, id, submission_id, text, created_at)
    values (${siteId}, ${newId()}, ${submissionId}, 'Rang back', ${at})`.execute(ctx.db)
  await sql`
    insert into submission_replies (site_id, id, submission_id, subject, text, mail_id, state, created_at)
    values (${siteId}, ${newId()}, ${submissionId}, 'Your table', 'It is yours', ${newId()}, 'sent', ${at})`.execute(
    ctx.db,
  )
  await sql`
    insert into form_recipients (site_id, form_id, id, email, is_default, created_at)
    values (${siteId}, ${formId}, 'recipient1', 'desk@example.com', true, ${at})`.execute(ctx.db)
  await claimAnswer(ctx, { id: submissionId, formId, email: 'noor@example.com' })
  await sql`insert into form_places values (${siteId}, ${formId}, '', 3)`.execute(ctx.db)
  await sql`insert into form_spam_words values (${siteId}, 'table', 3, 1)`.execute(ctx.db)
  await sql`
    insert into inbox_views (site_id, id, name, query, created_at)
    values (${siteId}, ${newId()}, 'Of this form', ${JSON.stringify({ form: formId })}::jsonb, ${at})`.execute(
    ctx.db,
  )
  await sql`
    update forms set version = version + 1, title = 'Write to us' where site_id = ${siteId} and id = ${formId}`.execute(
    ctx.db,
  )
  await releaseForms(ctx, [formId])
  return { formId, submissionId }
}

/** The keys of everything that is kept, for any site and any import. */
export async function keptKeys(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of testTools().storage.list('')) keys.push(key)
  return keys.toSorted()
}

/**
 * The content of an archive with what may differ taken out: ids of pages and of rows by the order of their appearance,
 * and the moment.
 */
export function comparable(files: Files): Map<string, string> {
  const manifest = jsonOf(files, 'manifest.json') as {
    pages: string[]
    rows: { parts: string[] }[]
    exportedAt: string
  }
  const rows = manifest.rows
    .flatMap(({ parts }) => parts)
    .flatMap((path) => jsonOf(files, path) as unknown as { id?: string }[])
  const named = [...manifest.pages, ...rows.flatMap(({ id }) => id ?? [])]
  const said = (text: string) =>
    named
      .reduce((so, id, at) => so.replaceAll(id, `thing-${at}`), text)
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

/** What stands before each test of a file. */
interface Standing {
  readonly database: Database
  readonly owner: TestAccount
  readonly siteId: string
}

/** Has these limits hold, and no others. */
export function limited(given: Partial<Parameters<typeof limits.of>[0]>): void {
  bring(limits.of({ ofSite: async () => noLimit, ofAccount: async () => noLimit, ...given }))
}

/**
 * Makes a site of the restaurant before each test of a file, all on one database.
 *
 * @param tell is called with each of them
 * @returns the makers and askers above, bound to the latest
 */
export const onRestaurants = (tell: (standing: Standing) => void) => standingBy(beforeEach, tell)

/** Makes one for all tests of a file, which leave it as it is. */
export const onRestaurant = (tell: (standing: Standing) => void) => standingBy(before, tell)

function standingBy(hook: typeof before, tell: (standing: Standing) => void) {
  let now: Standing
  hook(async () => {
    const database = await sharedDatabase()
    now = { database, ...(await aRestaurant(database)) }
    tell(now)
  })
  const doing =
    <Given extends readonly unknown[], Answer>(
      work: (database: Database, owner: TestAccount, ...given: Given) => Promise<Answer>,
    ) =>
    (...given: Given): Promise<Answer> =>
      work(now.database, now.owner, ...given)
  return {
    ask: doing(askToMake),
    exported: (of = now.siteId) => doing(exported)(of),
    furnish: () => doing(furnish)(now.siteId),
    handedIn: doing(handedIn),
    latest: async () => (await doing(latestOf)(now.siteId, 'archive')).export,
    linked: doing(linked),
    madeOf: doing(madeOf),
    standing: (importId: string, by = now.owner) => standing(now.database, by, importId),
    started: (of = now.siteId) => doing(startOf)(of, 'archive'),
  }
}
