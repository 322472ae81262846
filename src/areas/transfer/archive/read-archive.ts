import { createHash } from 'node:crypto'
import type { z } from 'zod'
import {
  type CarriedPage,
  type CarriedRedirect,
  readCarriedPage,
  readCarriedRedirects,
  readCarriedStyles,
  refuseNoTree,
} from '#areas/pages/index.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import { type ByteSource, openZip, type ZipArchive } from '#platform/archive/read-zip.ts'
import { refuseDepth, refuseUnstorable } from '#platform/http/guard.ts'
import type { Storage } from '#platform/storage/storage.ts'
import {
  ARCHIVE_VERSION,
  archiveLimits,
  descriptionLimits,
  fileDescriptions,
  type FileDescription,
  type Manifest,
  manifest as manifestShape,
  manifestHead,
  paths,
  siteDescription,
  type SiteDescription,
} from './format.ts'

/** An archive whose descriptions were read and keep all rules; its files are still packed. */
export interface ReadArchive {
  readonly zip: ZipArchive
  readonly manifest: Manifest
  readonly site: SiteDescription
  readonly styles: ReturnType<typeof readCarriedStyles>
  readonly redirects: readonly CarriedRedirect[]
  readonly pages: readonly CarriedPage[]
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
  const described = [...contents.values()].filter(({ path }) => path.endsWith('.json') && !isFile(path))
  if (described.reduce((sum, { bytes }) => sum + bytes, 0) > descriptionLimits.bytes)
    throw refuse('too_large', 'archive.too_large')
  return contents
}

const isFile = (path: string): boolean => path.startsWith('files/')

/**
 * Opens an archive of a site from anywhere and reads all of it but the files, by the rules that hold here (R-14,
 * What is read can be laid on a site as it is.
 *
 * @throws Refusal `archive.…` of what is no sound zip file; `transfer.not_ours`, `transfer.newer`, `transfer.damaged`;
 *   `pages.carried_…` of a page, styles or redirects that break a rule
 */
export async function readArchive(source: ByteSource): Promise<ReadArchive> {
  const zip = await openZip(source, archiveLimits)
  const manifest = await readManifest(zip)
  const contents = listedContents(zip, manifest)
  const read = (path: string): Promise<unknown> => readJson(zip, path, contents.get(path)?.sha256 ?? '')
  const site = shaped(siteDescription, await read(paths.site), paths.site)
  const styles = readCarriedStyles(await read(paths.styles))
  const redirects = readCarriedRedirects(await read(paths.redirects))
  const pages: CarriedPage[] = []
  for (const pageId of manifest.pages) {
    const page = readCarriedPage(await read(paths.page(pageId)))
    if (page.id !== pageId) throw wrong(paths.page(pageId))
    pages.push(page)
  }
  refuseNoTree(pages)
  const described = shaped(fileDescriptions, await read(paths.files), paths.files)
  const files = described.map((file) => {
    const content = contents.get(file.path)
    if (!content || !isFile(file.path)) throw wrong(file.path)
    return { ...file, bytes: content.bytes, sha256: content.sha256 }
  })
  // Each file is told of once, by one id and one content; what is in the archive and told of nowhere is no part of it.
  for (const key of ['id', 'path', 'sha256'] as const) {
    const seen = new Set<string>()
    for (const file of files) {
      if (seen.has(file[key])) throw wrong(file.path)
      seen.add(file[key])
    }
  }
  const known = 4 + pages.length + files.length
  if (contents.size !== known) throw wrong(paths.manifest)
  return { zip, manifest, site, styles, redirects, pages, files }
}

/**
 * Reads every file of an archive to its end, and refuses one that is not what its manifest says.
 *
 * @param onProgress told how many bytes of files were read
 * @throws Refusal `transfer.damaged`, `archive.damaged`
 */
export async function verifyFiles(
  { zip, files }: ReadArchive,
  onProgress: (done: number) => Promise<void>,
): Promise<void> {
  let done = 0
  for (const { path, sha256 } of files) {
    const hash = createHash('sha256')
    for await (const piece of zip.open(path)) {
      hash.update(piece)
      await onProgress((done += piece.length))
    }
    if (hash.digest('hex') !== sha256) throw wrong(path)
  }
}
