import { ascii } from '#kernel/ascii.ts'
import type { AssetKind } from '../contract.ts'

/** What a file is, told by its first bytes. */
export interface FileType {
  readonly kind: AssetKind
  readonly type: string
}

const VIDEO_BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |qt {2}|dash|MSNV)/

/** How a file of subtitles begins (WebVTT §4.1), a byte order mark before it or not. */
const SUBTITLES = /^(\u00ef\u00bb\u00bf)?WEBVTT(?=[ \t\r\n]|$)/

/**
 * The type of a file that is no picture, by its first bytes. What a browser would run (HTML,
 * scripts, XML) is `application/octet-stream`, as is everything unknown: it can be saved, not shown.
 */
export function sniffFile(head: Uint8Array): FileType {
  const four = ascii(head, 0, 4)
  if (ascii(head, 4, 4) === 'ftyp') {
    const brand = ascii(head, 8, 4)
    if (brand === 'M4A ' || brand === 'M4B ') return { kind: 'audio', type: 'audio/mp4' }
    if (VIDEO_BRANDS.test(brand))
      return { kind: 'video', type: brand.startsWith('qt') ? 'video/quicktime' : 'video/mp4' }
  }
  if (head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3)
    return { kind: 'video', type: 'video/webm' }
  if (four === 'OggS') return { kind: 'audio', type: 'audio/ogg' }
  if (four === 'fLaC') return { kind: 'audio', type: 'audio/flac' }
  if (four === 'RIFF' && ascii(head, 8, 4) === 'WAVE') return { kind: 'audio', type: 'audio/wav' }
  if (ascii(head, 0, 3) === 'ID3' || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2)) {
    return { kind: 'audio', type: 'audio/mpeg' }
  }
  if (ascii(head, 0, 5) === '%PDF-') return { kind: 'file', type: 'application/pdf' }
  if (head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4)
    return { kind: 'file', type: 'application/zip' }
  if (SUBTITLES.test(ascii(head, 0, 10))) return { kind: 'file', type: 'text/vtt' }
  return { kind: 'file', type: 'application/octet-stream' }
}
