import { createHash } from 'node:crypto'
import type { CarriedAsset } from '#areas/assets/index.ts'
import type {
  CarriedEdition,
  CarriedPage,
  CarriedRelease,
  History,
  Sized,
  TakenOutPages,
} from '#areas/pages/index.ts'
import type { Carried, Site, TakenRows } from '#areas/sites/index.ts'
import type { CarriedRow } from '#platform/db/carried-rows.ts'
import type { ZipInput } from '#platform/archive/write-zip.ts'
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  endingOf,
  type FileDescription,
  historyLimits,
  type Manifest,
  paths,
} from './format.ts'
import { RowIds } from './row-ids.ts'

/** What is put into an archive: what is small at once, what is large when its turn comes. */
export interface Packing {
  readonly site: Site
  readonly content: TakenOutPages
  readonly history: History
  readonly assets: readonly CarriedAsset[]
  readonly tables: readonly Carried[]
  readonly exportedAt: Date
  readPage(page: Packing['content']['pages'][number]): Promise<CarriedPage>
  readReleases(numbers: readonly number[]): Promise<CarriedRelease[]>
  readEditions(ids: readonly string[]): Promise<CarriedEdition[]>
  openFile(assetId: string): Promise<AsyncIterable<Uint8Array> | null>
  takeRows(table: Carried, after: CarriedRow | null): Promise<TakenRows>
  openRowFile(
    key: (siteId: string, id: string) => string,
    id: string,
  ): Promise<AsyncIterable<Uint8Array> | null>
  /** Told how many bytes of files are in it. */
  onProgress(done: number): Promise<void>
}

/** A description as it stands in an archive: a value a line, so that two archives can be compared by eye. */
function described(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`)
}

/** A part of a long list: a value a line, without the spaces that would double it. */
function listed(values: readonly unknown[]): Buffer {
  return Buffer.from(`[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]\n`)
}

/** What is read at once of something that is too much for one piece. */
export function* inParts<T>(all: readonly Sized<T>[], most: number): Generator<T[]> {
  let [part, bytes]: [T[], number] = [[], 0]
  for (const one of all) {
    if (part.length > 0 && bytes + one.bytes > most) {
      yield part
      part = []
      bytes = 0
    }
    part.push(one.of)
    bytes += one.bytes
  }
  if (part.length > 0) yield part
}

/** A file of the library could not be packed: its bytes are gone, or are not those that were uploaded. */
export class FileGone extends Error {
  override name = 'FileGone'
}

/** Passes bytes on, and tells at their end what they were. */
async function* measured(
  bytes: AsyncIterable<Uint8Array>,
  onPiece: (length: number) => Promise<void>,
  onEnd: (bytes: number, sha256: string) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let length = 0
  for await (const piece of bytes) {
    hash.update(piece)
    length += piece.length
    yield piece
    await onPiece(piece.length)
  }
  onEnd(length, hash.digest('hex'))
}

/** Puts a description into an archive, or a file whose bytes are judged at their end. */
type Put = (path: string, body: Buffer) => ZipInput
type PutFile = (
  path: string,
  bytes: AsyncIterable<Uint8Array> | null,
  isRight: (length: number, sha256: string) => boolean,
) => ZipInput

/**
 * Rows of all tables that are carried, with the files they are about. What was written since the rows were read that it
 * refers to stays behind.
 *
 * @param rows is told where they are
 */
async function* packRows(
  packing: Pick<Packing, 'tables' | 'takeRows' | 'openRowFile'>,
  rows: Manifest['rows'],
  put: Put,
  putFile: PutFile,
  onPart: () => Promise<void>,
): AsyncGenerator<ZipInput> {
  const ids = new RowIds(packing.tables)
  for (const table of packing.tables) {
    const parts: string[] = []
    const { file } = table
    for (let after: CarriedRow | null = null; ;) {
      const taken: TakenRows = await packing.takeRows(table, after)
      after = taken.last
      if (!after) break
      const some = taken.rows.filter((row) => ids.take(table, row))
      await onPart()
      if (some.length === 0) continue
      const path = paths.rows(table.name, parts.length + 1)
      parts.push(path)
      yield put(path, listed(some))
      if (!file) continue
      for (const row of some) {
        const [id, name] = [String(row['id']), String(row['name'])]
        const bytes = await packing.openRowFile(file.key, id)
        yield putFile(
          paths.rowFile(table.name, id, endingOf(name)),
          bytes,
          (length) => length === row['bytes'],
        )
      }
    }
    if (parts.length > 0) rows.push({ table: table.name, parts })
  }
}

/** The files of a site's archive, in the order in which they are written: the manifest, which knows them all, is the last. */
export async function* packSite(packing: Packing): AsyncGenerator<ZipInput> {
  const { site, content, history, assets } = packing
  const contents: Manifest['contents'] = []
  const put = (path: string, body: Buffer): ZipInput => {
    contents.push({ path, bytes: body.length, sha256: createHash('sha256').update(body).digest('hex') })
    return { name: path, body }
  }
  const description = (path: string, value: unknown): ZipInput => put(path, described(value))
  const { title, type, language, country, currency, timeZone, contactLine } = site
  yield description(paths.site, {
    title,
    type,
    language,
    country,
    currency,
    timeZone,
    contactLine,
  })
  yield description(paths.styles, content.styles)
  yield description(paths.redirects, content.redirects)
  for (const page of content.pages) yield description(paths.page(page.id), await packing.readPage(page))
  const [releases, editions]: [string[], string[]] = [[], []]
  for (const part of inParts(history.releases, historyLimits.part)) {
    const path = paths.releases(releases.length + 1)
    releases.push(path)
    yield put(path, listed(await packing.readReleases(part)))
    await packing.onProgress(0)
  }
  for (const part of inParts(history.editions, historyLimits.part)) {
    const path = paths.editions(editions.length + 1)
    editions.push(path)
    yield put(path, listed(await packing.readEditions(part)))
    await packing.onProgress(0)
  }
  yield description(
    paths.files,
    assets.map(({ id, name, alt, isDecorative, focal, createdAt, isTrashed }): FileDescription => ({
      id,
      path: paths.file(id, endingOf(name)),
      name,
      alt,
      isDecorative,
      focal,
      createdAt: createdAt.toISOString(),
      isTrashed,
    })),
  )
  let done = 0
  const file: PutFile = (path, bytes, isRight) => {
    if (!bytes) throw new FileGone(`The file ${path} is not there`)
    const body = measured(
      bytes,
      (length) => packing.onProgress((done += length)),
      (length, sha256) => {
        if (!isRight(length, sha256)) throw new FileGone(`The file ${path} is not what was uploaded`)
        contents.push({ path, bytes: length, sha256 })
      },
    )
    return { name: path, body }
  }
  const rows: Manifest['rows'] = []
  yield* packRows(packing, rows, put, file, () => packing.onProgress(done))
  for (const asset of assets) {
    const path = paths.file(asset.id, endingOf(asset.name))
    yield file(path, await packing.openFile(asset.id), (_, sha256) => sha256 === asset.hash)
  }
  const manifest: Manifest = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    exportedAt: packing.exportedAt.toISOString(),
    contents,
    pages: content.pages.map(({ id }) => id),
    history: {
      releases,
      editions,
      pastPages: [...history.pastPages],
      stylesVersion: content.stylesVersion,
    },
    rows,
    leftOut: {
      pagePasswords: content.pages.filter(({ passwordHash }) => passwordHash !== null).length,
      sitePassword: site.visitorPasswordHash !== null,
      trashedPages: content.trashed,
      olderReleases: history.older,
      scheduledReleases: history.scheduled,
    },
  }
  yield { name: paths.manifest, body: described(manifest) }
}
