import { ascii } from '#kernel/ascii.ts'

/** What a picture may be, told by its first bytes and never by its name or by what the sender says. */
export type ImageType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'svg'

export const mediaTypes: Readonly<Record<ImageType, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
}

function startsWith(bytes: Uint8Array, ...signature: readonly number[]): boolean {
  return bytes.length > signature.length && signature.every((byte, i) => bytes[i] === byte)
}

/** Bytes from a file's beginning that its type is told by: as far as what stands before a drawing is read. */
export const SNIFFED_BYTES = 4096

/** The type of a picture, or `null` where it is none that the product takes (HEIC, TIFF, BMP, PDF, an archive, …). */
export function sniffImage(bytes: Uint8Array): ImageType | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  const head = ascii(bytes, 0, 12)
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp'
  if (head.slice(4, 8) === 'ftyp') return isAvif(bytes) ? 'avif' : null
  return looksLikeSvg(bytes) ? 'svg' : null
}

/** An ISO base media file is an AVIF when its major or one of its compatible brands says so. */
function isAvif(bytes: Uint8Array): boolean {
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
  const brands: readonly string[] = ascii(bytes, 8, Math.min(size, 128) - 8).match(/.{4}/gs) ?? []
  return brands.includes('avif') || brands.includes('avis')
}

/** A declaration, a comment or a document type that may stand before the first element. */
const BEFORE = /\s*(?:<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>|<\?[^>]*\?>)/iy
const DRAWING = /\s*<(?:[a-z_][\w.-]*:)?svg[\s>/]/iy

/** Markup whose first element is `svg`, after a byte order mark, a declaration, a document type and comments. */
function looksLikeSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes.subarray(0, SNIFFED_BYTES))
  // One by one: as one expression, each comment that comes again doubles the ways in which they can be told apart.
  let at = 0
  for (;;) {
    BEFORE.lastIndex = at
    if (!BEFORE.test(text)) break
    at = BEFORE.lastIndex
  }
  DRAWING.lastIndex = at
  return DRAWING.test(text)
}
