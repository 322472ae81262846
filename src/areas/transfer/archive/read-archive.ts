import type { Composed } from '#kernel/point.ts'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { isShipped } from '#areas/assets/index.ts'
import {
  type CarriedEdition,
  type CarriedPage,
  type CarriedRedirect,
  type CarriedRelease,
  readCarriedEdition,
  readCarriedPage,
  readCarriedRedirects,
  readCarriedRelease,
  readCarriedStyles,
  refuseNoTree,
} from '#areas/pages/index.ts'
import { carry, type Carried } from '#areas/sites/index.ts'
import { releasables } from '#areas/releases/index.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import { type ByteSource, openZip, type ZipArchive } from '#platform/archive/read-zip.ts'
import { refuseDepth, refuseUnstorable } from '#platform/http/guard.ts'
import type { CarriedRow } from '#platform/db/carried-rows.ts'
import type { Storage } from '#platform/storage/storage.ts'
import {
  ARCHIVE_VERSION,
  archiveLimits,
  descriptionLimits,
  endingOf,
  fileDescriptions,
  historyLimits,
  type HistoryDescription,
  type FileDescription,
  type Manifest,
  manifest as manifestShape,
  manifestHead,
  paths,
  rowLimits,
  siteDescription,
  type SiteDescription,
} from './format.ts'
import { RowIds } from './row-ids.ts'

/** A page of an archive without its document: those are held one at a time. */
export type PageFacts = Omit<CarriedPage, 'document'>

/** An archive whose descriptions were read and keep all rules; drafts, releases and files are still packed. */
export interface ReadArchive {
  /** What the program is made of: by it its parts are judged. */
  readonly tools: Composed
  /** The tables whose rows may be in it, in the order in which they are laid. */
  readonly tables: readonly Carried[]
  readonly zip: ZipArchive
  readonly manifest: Manifest
  readonly site: SiteDescription
  readonly styles: ReturnType<typeof readCarriedStyles>
  readonly redirects: readonly CarriedRedirect[]
  readonly pages: readonly PageFacts[]
  readonly history: HistoryDescription
  readonly contents: ReadonlyMap<string, Content>
  readonly files: readonly (FileDescription & { readonly bytes: number; readonly sha256: string })[]
}

type Content = Manifest['contents'][number]

/** What is said of an archive whose own descriptions do not fit together. */
function wrong(path: string): Refusal {
  return refuse('invalid', 'transfer.damaged', { values: { name: path.slice(0, 80) } })
}

/** A file of the storage to read from any place; null where there is none. */
export async function storedSource(storage: Storage, key: string): Promise<ByteSource | null> {
  const file = await storage.head(key)
  if (!file) return null
  return {
    bytes: file.bytes,
    async read(start, end) {
      const opened = await storage.get(key, { start, end: end - 1 })
      if (!opened) throw new Error(`The archive ${key} is gone`)
      return opened.stream
    },
  }
}

async function readJson(zip: ZipArchive, path: string, sha256?: string): Promise<unknown> {
  const entry = zip.entries.get(path)
  if (!entry) throw wrong(path)
  if (entry.bytes > descriptionLimits.one) throw refuse('too_large', 'archive.too_large')
  const parts: Uint8Array[] = []
  for await (const part of zip.open(path)) parts.push(part)
  const bytes = Buffer.concat(parts)
  if (sha256 !== undefined && createHash('sha256').update(bytes).digest('hex') !== sha256) throw wrong(path)
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw wrong(path)
  }
  refuseDepth(value)
  refuseUnstorable(value)
  return value
}

function shaped<Shape extends z.ZodType>(shape: Shape, value: unknown, path: string): z.output<Shape> {
  const read = shape.safeParse(value)
  if (!read.success) throw wrong(path)
  return read.data
}

/** The manifest, of a format that is ours and a version that is known. */
async function readManifest(zip: ZipArchive): Promise<Manifest> {
  const notOurs = refuse('unsupported', 'transfer.not_ours')
  if (!zip.entries.has(paths.manifest)) throw notOurs
  const value = await readJson(zip, paths.manifest)
  const head = manifestHead.safeParse(value)
  if (!head.success) throw notOurs
  if (head.data.version > ARCHIVE_VERSION) throw refuse('conflict', 'transfer.newer')
  return shaped(manifestShape, value, paths.manifest)
}

/** What the manifest lists, by path: all of what is in the archive, and nothing else. */
function listedContents(zip: ZipArchive, manifest: Manifest): ReadonlyMap<string, Content> {
  const contents = new Map(manifest.contents.map((content) => [content.path, content]))
  if (contents.size !== manifest.contents.length) throw wrong(paths.manifest)
  for (const { path, bytes } of contents.values())
    if (zip.entries.get(path)?.bytes !== bytes) throw wrong(path)
  for (const name of zip.entries.keys()) if (name !== paths.manifest && !contents.has(name)) throw wrong(name)
  const most: Record<'description' | 'history' | 'rows', number> = {
    description: descriptionLimits.bytes,
    history: historyLimits.bytes,
    rows: rowLimits.bytes,
  }
  for (const { path, bytes } of contents.values()) {
    if (isFile(path)) continue
    const kind = isHistory(path) ? 'history' : isRows(path) ? 'rows' : 'description'
    most[kind] -= bytes
    if (most[kind] < 0) throw refuse('too_large', 'archive.too_large')
  }
  return contents
}

const isFile = (path: string): boolean => path.startsWith('files/')
/** How long an id is, with which the name of a file in an archive begins. */
const ID_LENGTH = 36

/** Whether what lies there is to be kept, by its name: what comes with the program is there for whoever reads it elsewhere. */
const takesRoom = (tools: Composed, path: string): boolean =>
  isFile(path) && !isShipped(tools, path.slice('files/'.length, 'files/'.length + ID_LENGTH))
const isRows = (path: string): boolean => path.startsWith('rows/')
/** The file that a row is about stands in a folder of its table. */
const isRowFile = (path: string): boolean => isFile(path) && path.split('/').length > 2
const isHistory = (path: string): boolean => path.startsWith('releases/') || path.startsWith('editions/')

/** Bytes of the files that rows of an archive are about. */
export function bytesOfRowFiles({ contents }: Pick<ReadArchive, 'contents'>): number {
  return [...contents.values()].reduce((sum, { path, bytes }) => sum + (isRowFile(path) ? bytes : 0), 0)
}

/** What files of an archive come to on a site: what comes with the program takes no room there. */
export function bytesToKeep({
  tools,
  files,
  contents,
}: Pick<ReadArchive, 'tools' | 'files' | 'contents'>): number {
  return files.reduce(
    (sum, { id, bytes }) => sum + (isShipped(tools, id) ? 0 : bytes),
    bytesOfRowFiles({ contents }),
  )
}

/**
 * Opens an archive of a site from anywhere and reads all of it but the releases and files, by the rules that hold here (R-14,
 * What is read can be laid on a site as it is.
 *
 * @param judge told what its files come to by its list, before anything is unpacked, and again by what is said of
 *   them, before any of them is; what it throws ends the reading
 * @throws Refusal `archive.…` of what is no sound zip file; `transfer.not_ours`, `transfer.newer`, `transfer.damaged`;
 *   `pages.carried_…` of a page, styles or redirects that break a rule
 */
export async function readArchive(
  tools: Composed,
  tables: readonly Carried[],
  source: ByteSource,
  judge: (fileBytes: number) => Promise<void> = async () => {},
): Promise<ReadArchive> {
  const zip = await openZip(source, archiveLimits)
  await judge(
    [...zip.entries].reduce((sum, [path, { bytes }]) => sum + (takesRoom(tools, path) ? bytes : 0), 0),
  )
  const manifest = await readManifest(zip)
  const contents = listedContents(zip, manifest)
  const read = (path: string): Promise<unknown> => readJson(zip, path, contents.get(path)?.sha256 ?? '')
  const site = shaped(siteDescription, await read(paths.site), paths.site)
  const styles = readCarriedStyles(await read(paths.styles))
  const redirects = readCarriedRedirects(await read(paths.redirects))
  const pages: PageFacts[] = []
  for (const pageId of manifest.pages) {
    // Of thousands of documents none is kept: each is read again where it is laid.
    const { document: _, ...facts } = await readDraftOf({ tools, zip, contents }, pageId)
    pages.push(facts)
  }
  refuseNoTree(pages)
  const described = shaped(fileDescriptions, await read(paths.files), paths.files)
  const files = described.map((file) => {
    const content = contents.get(file.path)
    if (!content || !isFile(file.path) || isRowFile(file.path)) throw wrong(file.path)
    return { ...file, bytes: content.bytes, sha256: content.sha256 }
  })
  await judge(bytesToKeep({ tools, files, contents }))
  // Each file is told of once, by one id and, in the library, by one content; what is in the archive and told of
  // nowhere is no part of it.
  for (const key of ['id', 'path', 'sha256'] as const) {
    const seen = new Set<string>()
    for (const file of files) {
      if (key === 'sha256' && file.isTrashed) continue
      if (seen.has(file[key])) throw wrong(file.path)
      seen.add(file[key])
    }
  }
  const { history } = manifest
  const parts = [...history.releases, ...history.editions]
  if (new Set(parts).size !== parts.length || !parts.every((path) => contents.has(path) && isHistory(path)))
    throw wrong(paths.manifest)
  const rowParts = rowPartsOf(manifest, tables)
  const rowFiles = [...contents.keys()].filter(isRowFile)
  const known = 4 + pages.length + parts.length + files.length + rowParts.length + rowFiles.length
  if (contents.size !== known || !rowParts.every((path) => contents.has(path))) throw wrong(paths.manifest)
  return { tools, tables, zip, manifest, site, styles, redirects, pages, history, contents, files }
}

/** The parts that rows are in: of tables that are known, in the order in which they are laid. */
function rowPartsOf({ rows }: Manifest, tables: readonly Carried[]): string[] {
  const order = tables.map(({ name }) => name)
  const at = rows.map(({ table }) => order.indexOf(table))
  if (at.some((place, n) => place < 0 || (n > 0 && place <= (at[n - 1] ?? 0)))) throw wrong(paths.manifest)
  for (const { table, parts } of rows)
    for (const [n, path] of parts.entries()) if (path !== paths.rows(table, n + 1)) throw wrong(path)
  return rows.flatMap(({ parts }) => parts)
}

async function readDraftOf(
  { tools, zip, contents }: Pick<ReadArchive, 'tools' | 'zip' | 'contents'>,
  pageId: string,
): Promise<CarriedPage> {
  const path = paths.page(pageId)
  const page = readCarriedPage(tools, await readJson(zip, path, contents.get(path)?.sha256 ?? ''))
  if (page.id !== pageId) throw wrong(path)
  return page
}

/** Pages of an archive with the documents of their drafts, one at a time, in the order in which they are asked for. */
export async function* draftsIn(
  archive: ReadArchive,
  pages: readonly Pick<PageFacts, 'id'>[],
): AsyncGenerator<CarriedPage> {
  for (const { id } of pages) yield readDraftOf(archive, id)
}

const list = z.array(z.unknown())

async function readPart(archive: ReadArchive, path: string): Promise<unknown[]> {
  const value = await readJson(archive.zip, path, archive.contents.get(path)?.sha256 ?? '')
  return shaped(list, value, path)
}

/** The releases of an archive, a part at a time, oldest first; each by the rules that hold here. */
export async function* releasesIn(archive: ReadArchive): AsyncGenerator<readonly CarriedRelease[]> {
  for (const path of archive.history.releases)
    yield (await readPart(archive, path)).map((one) => readCarriedRelease(archive.tools, one))
}

/** The pages of an archive as they were released, a part at a time; each by the rules that hold here. */
export async function* editionsIn(archive: ReadArchive): AsyncGenerator<readonly CarriedEdition[]> {
  for (const path of archive.history.editions)
    yield (await readPart(archive, path)).map((one) => readCarriedEdition(archive.tools, one))
}

/** Rows of a table, a part at a time, as its columns and its area have them. @throws Refusal `transfer.damaged` */
export async function* rowsIn(archive: ReadArchive, table: Carried): AsyncGenerator<readonly CarriedRow[]> {
  const parts = archive.manifest.rows.find((one) => one.table === table.name)?.parts ?? []
  const shape = z.array(table.row)
  for (const path of parts) yield shaped(shape, await readPart(archive, path), path)
}

/** Where the file of a row is. */
export function rowFilePath({ name }: Carried, row: CarriedRow): string {
  return paths.rowFile(name, String(row['id']), endingOf(String(row['name'])))
}

/** The ids of rows that JSON names, of the whole archive. */
export async function namedIn(archive: ReadArchive): Promise<string[]> {
  const ids: string[] = []
  for (const table of archive.tables)
    if (table.isNamed)
      for await (const part of rowsIn(archive, table)) ids.push(...part.map(({ id }) => String(id)))
  return ids
}

/** How many rows of each table there are, and what releases may show of them. */
export interface FoundRows {
  readonly counts: ReadonlyMap<string, number>
  /** The thing of each edition, of the kinds that travel with releases: their own ids, by kind. */
  readonly editions: ReadonlyMap<string, ReadonlyMap<string, string>>
}

/**
 * Reads every row of an archive, and refuses what does not fit together: a row that breaks a rule of its area, one that
 * refers to what is not there, a file without a row and a row without its file.
 *
 * @throws Refusal `transfer.damaged`
 */
export async function verifyRows(archive: ReadArchive): Promise<FoundRows> {
  const ids = new RowIds(archive.tables)
  const checks = archive.tools.of(carry).map((one) => ({
    names: new Set(one.tables.map(({ name }) => name)),
    isWhole: one.checker?.() ?? (() => true),
  }))
  const counts = new Map<string, number>()
  const kinds = archive.tools
    .of(releasables)
    .flatMap(({ kind, carried }) => (carried ? [{ kind, ...carried }] : []))
  const editions = new Map(kinds.map(({ kind }) => [kind, new Map<string, string>()]))
  const files = new Set([...archive.contents.keys()].filter(isRowFile))
  let left: number = rowLimits.rows
  for (const table of archive.tables) {
    const check = checks.find(({ names }) => names.has(table.name))
    let at = 0
    for await (const part of rowsIn(archive, table)) {
      at += 1
      left -= part.length
      if (left < 0) throw refuse('too_large', 'archive.too_large')
      counts.set(table.name, (counts.get(table.name) ?? 0) + part.length)
      for (const row of part) {
        if (!ids.take(table, row) || check?.isWhole(table.name, row) === false)
          throw wrong(paths.rows(table.name, at))
        for (const { kind, editions: name, by } of kinds)
          if (name === table.name) editions.get(kind)?.set(String(row['id']), String(row[by]))
        if (!table.file) continue
        const path = rowFilePath(table, row)
        if (!files.delete(path) || archive.contents.get(path)?.bytes !== row['bytes']) throw wrong(path)
      }
    }
  }
  for (const path of files) throw wrong(path)
  return { counts, editions }
}

/** What was found of an archive's releases. */
export interface FoundHistory {
  /** How many of them were once shown to visitors. */
  readonly shown: number
  /** The one that visitors saw when the archive was made. */
  readonly live: { readonly number: number; readonly note: string; readonly releasedAt: string } | null
}

/**
 * Reads every release of an archive, and refuses what does not fit together: a number twice or out of order, a page
 * that is told of nowhere, an edition that is not there, is another page's, or belongs to nothing.
 *
 * @throws Refusal `transfer.damaged`; `pages.carried_…` of a release or a page that breaks a rule
 */
export async function verifyHistory(archive: ReadArchive, { editions }: FoundRows): Promise<FoundHistory> {
  const pages = new Set([...archive.manifest.pages, ...archive.history.pastPages])
  const numbers = new Set<number>()
  /** The page of each edition that is still to be found. */
  const wanted = new Map<string, string>()
  let [last, shown] = [0, 0]
  let live: FoundHistory['live'] = null
  const fault = wrong(archive.history.releases[0] ?? paths.manifest)
  for await (const part of releasesIn(archive))
    for (const release of part) {
      const { number, note, restores, releasedAt } = release
      if (number <= last || (release.isLive && live) || (restores !== null && !numbers.has(restores)))
        throw fault
      last = number
      numbers.add(number)
      if (release.shown) shown += 1
      if (release.isLive) live = { number, note, releasedAt: releasedAt ?? release.createdAt }
      for (const page of release.shown?.pages ?? []) {
        if (!pages.has(page.id) || (wanted.get(page.editionId) ?? page.id) !== page.id) throw fault
        wanted.set(page.editionId, page.id)
      }
      for (const [kind, things] of Object.entries(release.shown?.others ?? {}))
        if (things.some((one) => editions.get(kind)?.get(one.editionId) !== one.id)) throw fault
    }
  for await (const part of editionsIn(archive))
    for (const edition of part) {
      if (wanted.get(edition.id) !== edition.pageId) throw fault
      wanted.delete(edition.id)
    }
  if (wanted.size > 0) throw fault
  return { shown, live }
}

/**
 * Reads every file of an archive to its end, and refuses one that is not what its manifest says.
 *
 * @param onProgress told how many bytes of files were read
 * @throws Refusal `transfer.damaged`, `archive.damaged`
 */
export async function verifyFiles(
  { zip, contents }: ReadArchive,
  onProgress: (done: number) => Promise<void>,
): Promise<void> {
  let done = 0
  for (const { path, sha256 } of contents.values()) {
    if (!isFile(path)) continue
    const hash = createHash('sha256')
    for await (const piece of zip.open(path)) {
      hash.update(piece)
      await onProgress((done += piece.length))
    }
    if (hash.digest('hex') !== sha256) throw wrong(path)
  }
}
