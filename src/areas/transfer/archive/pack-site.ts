import { createHash } from 'node:crypto'
import type { CarriedAsset } from '#areas/assets/index.ts'
import type { CarriedPage, TakenOutPages } from '#areas/pages/index.ts'
import type { Site } from '#areas/sites/index.ts'
import type { ZipInput } from '#platform/archive/write-zip.ts'
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  endingOf,
  type FileDescription,
  type Manifest,
  paths,
} from './format.ts'

/** What is put into an archive: what is small at once, what is large when its turn comes. */
export interface Packing {
  readonly site: Site
  readonly content: TakenOutPages
  readonly assets: readonly CarriedAsset[]
  readonly exportedAt: Date
  readPage(page: Packing['content']['pages'][number]): Promise<CarriedPage>
  openFile(assetId: string): Promise<AsyncIterable<Uint8Array> | null>
  /** Told how many bytes of files are in it. */
  onProgress(done: number): Promise<void>
}

/** A description as it stands in an archive: a value a line, so that two archives can be compared by eye. */
function described(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`)
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

/** The files of a site's archive, in the order in which they are written: the manifest, which knows them all, is the last. */
export async function* packSite(packing: Packing): AsyncGenerator<ZipInput> {
  const { site, content, assets } = packing
  const contents: Manifest['contents'] = []
  const description = (path: string, value: unknown): ZipInput => {
    const body = described(value)
    contents.push({ path, bytes: body.length, sha256: createHash('sha256').update(body).digest('hex') })
    return { name: path, body }
  }
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
  yield description(
    paths.files,
    assets.map(({ id, name, alt, isDecorative, focal, createdAt }): FileDescription => ({
      id,
      path: paths.file(id, endingOf(name)),
      name,
      alt,
      isDecorative,
      focal,
      createdAt: createdAt.toISOString(),
    })),
  )
  let done = 0
  for (const asset of assets) {
    const path = paths.file(asset.id, endingOf(asset.name))
    const bytes = await packing.openFile(asset.id)
    if (!bytes) throw new FileGone(`The file of asset ${asset.id} is not there`)
    const body = measured(
      bytes,
      (length) => packing.onProgress((done += length)),
      (length, sha256) => {
        if (sha256 !== asset.hash)
          throw new FileGone(`The file of asset ${asset.id} is not what was uploaded`)
        contents.push({ path, bytes: length, sha256 })
      },
    )
    yield { name: path, body }
  }
  const manifest: Manifest = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    exportedAt: packing.exportedAt.toISOString(),
    contents,
    pages: content.pages.map(({ id }) => id),
    leftOut: {
      pagePasswords: content.pages.filter(({ passwordHash }) => passwordHash !== null).length,
      sitePassword: site.visitorPasswordHash !== null,
      trashedPages: content.trashed,
    },
  }
  yield { name: paths.manifest, body: described(manifest) }
}
