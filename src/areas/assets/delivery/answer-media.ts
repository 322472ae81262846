import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Ctx } from '#platform/ctx.ts'
import type { ByteRange } from '#platform/storage/storage.ts'
import type { Edits } from '#platform/images/crop.ts'
import type { Rendering } from '#platform/images/decoder-messages.ts'
import type { Tools } from '#platform/tools.ts'
import { type Asset, isSized, readMediaPath, widthsOf } from '../library/asset.ts'
import { findAssets, isThere } from '../library/asset.store.ts'
import type { Kept } from './kept.ts'
import { readWhole } from '../library/make-renditions.job.ts'
import {
  acceptedFormats,
  originalKey,
  renditionFolder,
  type RenditionFormat,
  renditionKey,
  renditionTypes,
} from '../library/rendition.ts'
import { shippedAsset, shippedPicture } from '../library/shipped.ts'
import { readSocialPath, socialKey, type SocialPart, socialRendering } from './social-picture.ts'

/** What of a file decides how it is sent. None of it changes for as long as the file is there. */
export type MediaFile = Pick<Asset, 'id' | 'kind' | 'type' | 'bytes' | 'hash' | 'width' | 'height' | 'frames'>

/** What was read of a site's files before, for as long as none of it is told to have been deleted. */
export interface RememberedFiles {
  find(id: string): MediaFile | undefined
  remember(file: MediaFile): void
}

export interface MediaAsked {
  readonly siteId: string
  readonly path: string
  readonly accept: string | undefined
  readonly range: string | undefined
  /** Runs a read in a transaction bound to the site. */
  read<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>
  /** The same for all who wait for one picture, whoever asked first and has hung up since; left out, as `read`. */
  readForAll?<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>
  /** Asked first, where somebody remembers. */
  readonly remembered?: RememberedFiles
}

export interface MediaAnswer {
  readonly status: 200 | 206 | 404 | 416
  /** All but for how long it is kept, and by whom. */
  readonly headers: Readonly<Record<string, string>>
  readonly kept: Kept
  readonly body: Buffer | Readable | null
}

/** Nothing that is served from here can run anything, whatever it is (delivery.md, "Security of sites"). */
const still = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
} as const

/** A stand-in (WebP while AVIF is still being made) is asked for again soon. */
const KEPT_SHORTLY = 300

/**
 * By what somebody on the way asks whether what they have is still it, without being sent it again: its content is,
 * for as long as it has its address.
 *
 * @param made what was made of the file, where it is not sent as it is
 */
function etagOf({ hash }: MediaFile, made = 'whole'): string {
  return `"${hash.slice(0, 12)}-${made}"`
}

const missing: MediaAnswer = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', ...still },
  kept: 60,
  body: Buffer.from('Not found\n'),
}

/** `bytes=0-499`, `bytes=500-`, `bytes=-200` of a file of a length (RFC 9110 §14.1.2); null for anything else. */
export function readRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const [, first = '', last = ''] = match
  if (first === '') {
    const length = Math.min(Number(last), bytes)
    return length === 0 ? 'unsatisfiable' : { start: bytes - length, end: bytes - 1 }
  }
  const start = Number(first)
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (start >= bytes || start > end) return 'unsatisfiable'
  return { start, end }
}

const making = new Map<string, Promise<Buffer | null>>()

/** What a picture is made from. */
interface Source {
  /** Whose turn it takes to make it: its site's, or the program's own. */
  readonly turnOf: string | undefined
  /** Where its widths and formats are kept. */
  readonly folder: string
  original(): Promise<Buffer | null>
  /** Whether it has not been deleted for good meanwhile. */
  isThere(): Promise<boolean>
}

/** What is made of a picture. */
interface Wanted {
  /** What of its file's name stands before the ending. */
  readonly name: number | string
  readonly rendering: Rendering & { readonly format: RenditionFormat }
  readonly edits?: Edits
}

/** What is made of a picture: from the storage, or made now, once however many ask. */
async function rendition(
  tools: Tools,
  { turnOf, folder, original, isThere: isSourceThere }: Source,
  { name, rendering, edits }: Wanted,
): Promise<Buffer | null> {
  const key = renditionKey(folder, name, rendering.format)
  const ready = await readWhole(tools.storage, key)
  if (ready) return ready
  const underWay = making.get(key)
  if (underWay) return underWay
  const made = (async () => {
    const bytes = await original()
    if (!bytes) return null
    const [picture] = await tools.images.render(bytes, [rendering], edits, turnOf)
    if (!picture) return null
    const isKept = await tools.storage.put(key, picture.bytes).then(
      () => true,
      (error: unknown) => {
        // Whoever asks is shown it all the same: a full disk keeps nothing, and hides nothing.
        tools.log.warn({ err: error, key }, 'a picture could not be kept')
        return false
      },
    )
    // What removes the files of a deleted picture may have been here before this one was.
    const isGone =
      isKept &&
      !(await isSourceThere().catch((error: unknown) => {
        // Nobody can say: it is shown, and what is left of a picture that is gone goes a day later (`kept-files.ts`).
        tools.log.warn({ err: error, key }, 'whether a picture is still there could not be asked')
        return true
      }))
    if (isGone) await tools.storage.remove(key)
    return Buffer.from(picture.bytes)
  })()
  making.set(key, made)
  try {
    return await made
  } finally {
    making.delete(key)
  }
}

async function answerSized(
  tools: Tools,
  asset: MediaFile,
  width: number,
  accept: string | undefined,
  source: Source,
): Promise<MediaAnswer> {
  if (!widthsOf(asset).includes(width)) return missing
  const inWidth = (of: RenditionFormat): Wanted => ({ name: width, rendering: { format: of, width } })
  const [wanted = 'jpeg', next = 'jpeg'] = acceptedFormats(accept)
  let format: RenditionFormat = wanted
  // AVIF takes long to make: while it is not there, the next best goes out, and AVIF is made behind it.
  if (wanted === 'avif' && !(await tools.storage.head(renditionKey(source.folder, width, 'avif')))) {
    format = next
    rendition(tools, source, inWidth('avif')).catch((error: unknown) =>
      tools.log.warn({ err: error, asset: asset.id }, 'a picture could not be made'),
    )
  }
  const bytes = await rendition(tools, source, inWidth(format))
  if (!bytes) return missing
  return {
    status: 200,
    headers: {
      'content-type': renditionTypes[format],
      'content-length': String(bytes.length),
      etag: etagOf(asset, `${width}-${format}`),
      vary: 'accept',
      ...still,
    },
    kept: format === wanted ? 'for_ever' : KEPT_SHORTLY,
    body: bytes,
  }
}

/** The part of a picture that stands for a page where that is shared. */
async function answerSocial(
  tools: Tools,
  asset: MediaFile,
  part: SocialPart,
  source: Source,
): Promise<MediaAnswer> {
  if (asset.kind !== 'image' || asset.width === null || asset.height === null) return missing
  const bytes = await rendition(tools, source, {
    name: part.name,
    rendering: socialRendering,
    edits: part.edits({ width: asset.width, height: asset.height }),
  })
  return bytes
    ? answerWhole(renditionTypes[socialRendering.format], bytes, etagOf(asset, part.name))
    : missing
}

/** What is the same for everyone, whole. */
function answerWhole(type: string, bytes: Buffer, etag: string): MediaAnswer {
  return {
    status: 200,
    headers: {
      'content-type': type,
      'content-length': String(bytes.length),
      etag,
      ...still,
    },
    kept: 'for_ever',
    body: bytes,
  }
}

/** A file of the site's library, as it was read before or is read now; one in the trash too. */
async function fileOf({ read, remembered }: MediaAsked, id: string): Promise<MediaFile | null> {
  const known = remembered?.find(id)
  if (known) return known
  const [asset] = await read((ctx) => findAssets(ctx, [id]))
  if (!asset) return null
  const { kind, type, bytes, hash, width, height, frames } = asset
  const file: MediaFile = { id: asset.id, kind, type, bytes, hash, width, height, frames }
  remembered?.remember(file)
  return file
}

/** What browsers show in place; everything else is saved. */
const SHOWN = /^(image\/|video\/|audio\/)|^application\/pdf$|^text\/vtt$/

/**
 * Answers a request below `/media`: a picture in an offered width and the best format the browser
 * takes, the part of it that stands for a page, or a file as it is, in parts if asked (RFC 9110 §14). Addresses carry the content's hash,
 * so they may be kept for ever.
 */
export async function answerMedia(tools: Tools, asked: MediaAsked): Promise<MediaAnswer> {
  const path = readMediaPath(asked.path)
  if (!path) return missing
  const social = readSocialPath(asked.path, socialKey(tools.config.secretKey))
  const picture = shippedPicture(tools, path.id)
  if (picture) {
    if (!picture.hash.startsWith(path.hash)) return missing
    const asset = shippedAsset(picture)
    const folder = `shipped/${picture.id}-${path.hash}`
    const source: Source = {
      turnOf: undefined,
      folder,
      original: () => readFile(picture.file),
      isThere: async () => true,
    }
    if (social) return answerSocial(tools, asset, social, source)
    if (!isSized(asset)) return answerWhole(asset.type, await readFile(picture.file), etagOf(asset))
    if (path.width === null) return missing
    return answerSized(tools, asset, path.width, asked.accept, source)
  }
  const asset = await fileOf(asked, path.id)
  if (!asset || !asset.hash.startsWith(path.hash)) return missing
  const key = originalKey(asked.siteId, asset.id)
  const source: Source = {
    turnOf: asked.siteId,
    folder: renditionFolder(asked.siteId, asset.id),
    original: () => readWhole(tools.storage, key),
    isThere: () => (asked.readForAll ?? asked.read)((ctx) => isThere(ctx, asset.id)),
  }
  if (social) return answerSocial(tools, asset, social, source)
  if (isSized(asset)) {
    if (path.width === null) return missing
    return answerSized(tools, asset, path.width, asked.accept, source)
  }
  const range = readRange(asked.range, asset.bytes)
  const headers = {
    'content-type': asset.type,
    'accept-ranges': 'bytes',
    etag: etagOf(asset),
    ...(SHOWN.test(asset.type) ? {} : { 'content-disposition': 'attachment' }),
    ...still,
  }
  if (range === 'unsatisfiable') {
    // Nobody on the way keeps that there is no such part: the next one asks for the whole.
    const none = { ...headers, 'content-range': `bytes */${asset.bytes}` }
    return { status: 416, headers: none, kept: null, body: null }
  }
  const file = await tools.storage.get(key, range ?? undefined)
  if (!file) return missing
  const { start, end } = file.range
  return {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      ...(range ? { 'content-range': `bytes ${start}-${end}/${asset.bytes}` } : {}),
    },
    kept: 'for_ever',
    body: file.stream,
  }
}
