import { createHash } from 'node:crypto'
import { dropOriginal, keepOriginal, type LaidAsset, laidLibrary, layAssets } from '#areas/assets/index.ts'
import {
  type CarriedPage,
  type DraftVersions,
  layEditions,
  layPages,
  layReleases,
  type Sized,
} from '#areas/pages/index.ts'
import { type Carried, layRows, newIdOf, newIdsOn } from '#areas/sites/index.ts'
import type { Id } from '#kernel/ids.ts'
import { Refusal, refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { JobRun } from '#platform/jobs/job.ts'
import { type CarriedRow, isRefusedValue } from '#platform/db/carried-rows.ts'
import { paths } from '../archive/format.ts'
import { inParts } from '../archive/pack-site.ts'
import {
  draftsIn,
  editionsIn,
  namedIn,
  type ReadArchive,
  releasesIn,
  rowFilePath,
  rowsIn,
} from '../archive/read-archive.ts'
import { NotWanted } from '../not-wanted.ts'
import type { Import } from './import.ts'
import { updateImport } from './import.store.ts'

/** Bytes of JSON that one transaction writes: it is done within a second or so, whatever the size of the site. */
const STEP_BYTES = 1_000_000

/** Files whose rows are written at once, and for how many milliseconds at most they wait for that. */
const STEP_FILES = 100
const STEP_MS = 5_000

/** Says that an import's site is wanted no more, or not from this run. */
export function noMore({ id }: Pick<Import, 'id'>): NotWanted {
  return new NotWanted(`The site of import ${id} is made elsewhere, or given up`)
}

/** The making of a site: the run that does it, what was asked for, and what it is made of. */
export interface Making {
  readonly job: JobRun
  readonly one: Import
  readonly archive: ReadArchive
  /** What is called otherwise on the site that is to be, of what JSON names: pages, forms, and files that turn out to be others ({@link layFiles}). */
  readonly ids: Map<Id, Id>
}

/** What a run needs to make a site, with new ids for what JSON names: the same in every run of one import. */
export async function making(job: JobRun, one: Import, archive: ReadArchive): Promise<Making> {
  const { pages, pastPages } = { pages: archive.manifest.pages, ...archive.history }
  const named = newIdsOn(one.newSiteId, [...pages, ...pastPages, ...(await namedIn(archive))])
  return { job, one, archive, ids: new Map(named) }
}

/**
 * Writes rows of the site that is to be, in a transaction of its own. Nobody sees them before the site is there;
 * whoever runs next finds them and goes on.
 *
 * @throws NotWanted once somebody else has made the site, or it is to be made no more
 */
async function step(
  { job, one }: Making,
  what: string,
  work: (inside: Ctx) => Promise<void>,
  done?: number,
): Promise<void> {
  job.signal.throwIfAborted()
  const writing = job.transaction(async (ctx) => {
    // Holds the import, so that what is given up meanwhile waits for these rows before it takes them away.
    const isWanted = await updateImport(ctx, one, 'making', done === undefined ? {} : { done })
    if (!isWanted) throw noMore(one)
    await work({ ...ctx, site: { id: one.newSiteId } })
  })
  await writing.catch((error: unknown) => {
    // What shapes let through the database may refuse: it has the last word on what fits together.
    if (isRefusedValue(error)) throw refuse('invalid', 'transfer.damaged', { values: { name: what } })
    throw error
  })
}

/**
 * Keeps every file as an upload would, under the site that is to be: what a drawing may not hold is taken out, what
 * no picture may be is refused. Files that a run before this one has laid are passed over. A library keeps each
 * content once: two that are one once they are cleaned come in as the first, and what shows the other shows that.
 *
 * @returns bytes of files that are laid
 * @throws Refusal `transfer.file_refused`
 */
export async function layFiles(the: Making, tell: (done: number) => Promise<void>): Promise<number> {
  const { job, one, archive } = the
  const laid = await job.transaction((ctx) => laidLibrary({ ...ctx, site: { id: one.newSiteId } }))
  const known = new Set(laid.map(({ id }) => id))
  const firsts = new Map(laid.flatMap(({ isTrashed, hash, id }) => (isTrashed ? [] : [[hash, id] as const])))
  let [rows, done, since]: [LaidAsset[], number, number] = [[], 0, performance.now()]
  const write = async (): Promise<void> => {
    if (rows.length > 0) await step(the, paths.files, (inside) => layAssets(inside, rows), done)
    rows = []
    since = performance.now()
  }
  for (const { path, sha256: _, bytes, ...file } of archive.files) {
    if (known.has(file.id)) {
      done += bytes
      continue
    }
    const kept = await keepOriginal(
      job.tools,
      one.newSiteId,
      file.id,
      piecesOf(the, path, bytes, (length) => tell(done + length)),
    ).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      const values = { ...error.detail.values, name: file.name.slice(0, 80), reason: error.code }
      throw refuse(error.kind, 'transfer.file_refused', { values })
    })
    done += bytes
    const first = file.isTrashed ? undefined : firsts.get(kept.hash)
    if (first !== undefined) {
      the.ids.set(file.id, first)
      await dropOriginal(job.tools, one.newSiteId, file.id)
      continue
    }
    if (!file.isTrashed) firsts.set(kept.hash, file.id)
    rows.push({ ...file, createdAt: new Date(file.createdAt), ...kept })
    if (rows.length >= STEP_FILES || performance.now() - since > STEP_MS) await write()
  }
  await write()
  return done
}

/** The bytes of a file in the archive; its end is told in any case. */
async function* piecesOf(
  { job, archive }: Making,
  path: string,
  bytes: number,
  tell: (length: number) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  let length = 0
  for await (const piece of archive.zip.open(path)) {
    job.signal.throwIfAborted()
    yield piece
    length += piece.length
    if (length < bytes) await tell(length)
  }
}

const sized = <T>(of: T): Sized<T> => ({ of, bytes: JSON.stringify(of).length })

/** Lays the pages: folders before what is in them, so that every parent is there. */
export async function layDrafts(the: Making): Promise<void> {
  const pages = the.archive.pages.toSorted(
    (a, b) => Number(a.parentId !== null) - Number(b.parentId !== null),
  )
  let [some, bytes]: [CarriedPage[], number] = [[], 0]
  const write = async (): Promise<void> => {
    if (some.length > 0) await step(the, 'pages', (inside) => layPages(inside, some, the.ids))
    some = []
    bytes = 0
  }
  for await (const page of draftsIn(the.archive, pages)) {
    some.push(page)
    bytes += sized(page).bytes
    if (bytes >= STEP_BYTES) await write()
  }
  await write()
}

/** Bytes at the beginning of a file that its area looks into. */
const HEAD_BYTES = 8_192

/** Keeps the file that a row is about, unless a run before this one has. @throws Refusal `transfer.damaged` */
async function keepRowFile(
  the: Making,
  table: Carried & Required<Pick<Carried, 'file'>>,
  row: CarriedRow,
  id: Id,
  tell: (length: number) => Promise<void>,
): Promise<void> {
  const { job, one, archive } = the
  const path = rowFilePath(table, row)
  const key = table.file.key(one.newSiteId, id)
  const bytes = Number(row['bytes'])
  if ((await job.tools.storage.head(key))?.bytes === bytes) return
  const hash = createHash('sha256')
  const head: Uint8Array[] = []
  let seen = 0
  const looking = async function* (): AsyncGenerator<Uint8Array> {
    for await (const piece of piecesOf(the, path, bytes, tell)) {
      if (seen < HEAD_BYTES) head.push(piece)
      seen += piece.length
      hash.update(piece)
      yield piece
    }
  }
  await job.tools.storage.put(key, looking())
  const isWhole = hash.digest('hex') === archive.contents.get(path)?.sha256
  if (!isWhole || !table.file.isContent(Buffer.concat(head), row))
    throw refuse('invalid', 'transfer.damaged', { values: { name: path } })
}

/**
 * Lays the rows of all tables that are carried, and the files that they are about.
 *
 * @param done bytes of files that were laid before
 */
export async function layTables(
  the: Making,
  done: number,
  tell: (done: number) => Promise<void>,
): Promise<void> {
  const { archive, ids, one } = the
  for (const table of archive.tables)
    for await (const part of rowsIn(archive, table)) {
      const { file } = table
      if (file)
        for (const row of part) {
          const id = newIdOf(one.newSiteId, ids, String(row['id']))
          await keepRowFile(the, { ...table, file }, row, id, (length) => tell(done + length))
          done += Number(row['bytes'])
        }
      for (const some of inParts(part.map(sized), STEP_BYTES))
        await step(the, `rows/${table.name}`, (inside) => layRows(inside, table, some, ids))
    }
}

/** Lays the releases and what they showed. None is live before somebody releases it. */
export async function layHistory(the: Making): Promise<void> {
  const { archive, one, ids } = the
  const drafts: DraftVersions = {
    pages: new Map(archive.pages.map((page) => [page.id, page])),
    styles: archive.history.stylesVersion,
  }
  for await (const part of editionsIn(archive))
    for (const some of inParts(part.map(sized), STEP_BYTES))
      await step(the, 'editions', (inside) => layEditions(inside, some, ids))
  for await (const part of releasesIn(archive))
    for (const some of inParts(part.map(sized), STEP_BYTES))
      await step(the, 'releases', (inside) => layReleases(inside, one.newSiteId, some, drafts, ids))
}
