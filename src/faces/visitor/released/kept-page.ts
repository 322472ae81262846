import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  brotliDecompressSync,
  type BrotliOptions,
  constants,
  gzipSync,
} from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

export interface Variant {
  /** Names and values in turn, as Node writes them without looking at them again. */
  readonly headers: readonly string[]
  body: Buffer
  /** The whole answer as it goes over the wire; null until it is first wanted. */
  wire: Buffer | null
  /** The second of its `Date` header, and the offset of that header. */
  second: number
  dateAt: number
}

export interface PageAnswer {
  readonly status: number
  /** Whole, or in pieces one after the other. */
  readonly html: string | readonly string[]
  /** Headers beside type, length, encoding, tag and `Vary`. */
  readonly headers: Readonly<Record<string, string>>
  readonly type?: string
  /** Parts of it are asked for at the same address, for one visitor. */
  readonly hasRegions?: boolean
  /** What it was drawn from, and what its address may ask. */
  readonly origin?: Partial<PageOrigin>
}

/** Where a kept page comes from: what decides how long it is kept, and for which addresses. */
export interface PageOrigin {
  /** Its dependency keys (`dependency-keys.ts`); without any it is invalidated by every change of its site. */
  readonly keys: readonly string[]
  /** Its address has keys of its own: one with a query may be another page. */
  readonly hasQuery: boolean
  /** The loaders that read the query of its address, by their names. */
  readonly readers: readonly string[]
}

/** A copy without the spare room at the end of what zlib gives: kept, that would be most of it. */
function exact(bytes: Uint8Array): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return Buffer.from(bytes.buffer)
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  copy.set(bytes)
  return copy
}

/** How hard an answer is compressed: brotli's quality (decision 20 has what each costs). */
export const effort = {
  /** A visitor waits, and it is compressed again soon or requested only once: a quarter of the time, an eighth longer. */
  quick: 2,
  /** It is kept as it is. */
  careful: 5,
  /** In the background: twenty times as long, a fifteenth shorter. */
  best: 10,
} as const
export type Effort = keyof typeof effort

/**
 * Clearing room for a window of 4 MB, as brotli has by itself, takes a quarter of the time: no page looks back further
 * than it is long. A compressor stays until the collector's next full round, with the room for its last piece: a
 * small one, or pages that are long gone hasten that round.
 */
function packing(body: Uint8Array, how: Effort): BrotliOptions {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_MAX_WINDOW_BITS: most } = constants
  return {
    chunkSize: 2048,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort[how],
      [constants.BROTLI_PARAM_LGWIN]: Math.min(most, Math.max(least, Math.ceil(Math.log2(body.length + 16)))),
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  }
}

/** What a kept page is made of: its whole answer, compressed. */
export interface PackedPage {
  readonly status: number
  readonly etag: string
  readonly headers: readonly string[]
  /** By brotli. */
  readonly body: Uint8Array
}

/** Room for the text of an answer while it is compressed, used again and again: making it anew costs more than filling it. */
const room = Buffer.allocUnsafeSlow(1 << 18)
/** The most bytes of UTF-8 that a UTF-16 unit takes. */
const UNIT_BYTES = 3

/** UTF-8 of pieces, one behind the other: to be read before the next answer is made. */
function encoded(pieces: readonly string[]): Buffer {
  let most = 0
  for (const piece of pieces) most += piece.length * UNIT_BYTES
  if (most > room.length) return Buffer.concat(pieces.map((piece) => Buffer.from(piece)))
  let at = 0
  for (const piece of pieces) at += room.write(piece, at)
  return room.subarray(0, at)
}

/** Compresses and dresses an answer once, so that sending it is only writing bytes. */
export function keep(answer: PageAnswer, how: Effort = 'careful'): KeptPage {
  const { html } = answer
  const body = encoded(typeof html === 'string' ? [html] : html)
  const packed = brotliCompressSync(body, packing(body, how))
  // Of the short form: that tells pages apart as well as the long one, which takes four times as long. Weak: every
  // encoding of the page has it, and their bytes differ (RFC 9110 §8.8.3.3).
  const etag = `W/"${hash('sha256', packed, 'base64url').slice(0, 22)}"`
  const headers = [
    'content-type',
    answer.type ?? 'text/html; charset=utf-8',
    'etag',
    etag,
    'vary',
    answer.hasRegions ? 'accept-encoding, x-regions' : 'accept-encoding',
    ...Object.entries(answer.headers).flat(),
  ]
  return new KeptPage({ status: answer.status, etag, headers, body: packed }, answer.origin)
}

/** The same page, compressed again in a worker thread, in the background. */
export async function keptBetter(page: KeptPage, how: Effort): Promise<KeptPage> {
  const body = await promisify(brotliDecompress)(page.br.body)
  const packed = await promisify(brotliCompress)(body, packing(body, how))
  return new KeptPage({ ...packedOf(page), body: packed }, page)
}

/** What of a kept page makes the same page again. */
export function packedOf({ status, etag, headers, br }: KeptPage): PackedPage {
  return { status, etag, headers, body: br.body }
}

/**
 * A finished answer, kept ready in the encodings that browsers ask for. A class, so that all of them are of one shape:
 * looking into thousands of them is much of what sending one costs (performance.md, P1).
 */
export class KeptPage implements PageOrigin {
  readonly status: number
  readonly etag: string
  /** The headers that every encoding has, names and values in turn. */
  readonly headers: readonly string[]
  readonly br: Variant
  /** Bytes that keeping it costs: what browsers are sent, in both encodings. */
  readonly weight: number
  readonly keys: readonly string[]
  readonly hasQuery: boolean
  readonly readers: readonly string[]
  #gzip: Variant | null = null
  /** Four times as long and hardly ever asked for: unpacked for who does, it stays while there is room for it. */
  #identity: WeakRef<Variant> | null = null

  constructor(
    { status, etag, headers, body }: PackedPage,
    { keys = [], hasQuery = false, readers = [] }: Partial<PageOrigin> = {},
  ) {
    this.keys = keys
    this.hasQuery = hasQuery
    this.readers = readers
    this.status = status
    this.etag = etag
    this.headers = headers
    this.br = this.#dressed(exact(body), 'br')
    this.weight = 2 * this.br.body.length + 4096
  }

  /** The page in an encoding, where nothing has to be unpacked or compressed first; else null. */
  ready(encoding: Encoding): Variant | null {
    if (encoding === 'br') return this.br
    return encoding === 'gzip' ? this.#gzip : (this.#identity?.deref() ?? null)
  }

  /** The page in an encoding, which is made where it is not ready: `gzip` waits for its first asker. */
  in(encoding: Encoding): Variant {
    const ready = this.ready(encoding)
    if (ready) return ready
    if (encoding === 'gzip') {
      this.#gzip = this.#dressed(exact(gzipSync(this.in('identity').body, { level: 6 })), 'gzip')
      return this.#gzip
    }
    const unpacked = this.#dressed(brotliDecompressSync(this.br.body), null)
    this.#identity = new WeakRef(unpacked)
    return unpacked
  }

  #dressed(body: Buffer, encoding: string | null): Variant {
    const headers = [
      ...this.headers,
      ...(encoding ? ['content-encoding', encoding] : []),
      'content-length',
      String(body.length),
    ]
    return { headers, body, wire: null, second: 0, dateAt: 0 }
  }
}

/** RFC 9110 §12.5.3: names in any case, `*` for those that are not named, and nothing that weighs 0. */
function encodingFor(accepted: string): Encoding {
  const weights = new Map<string, number>()
  for (const one of accepted.toLowerCase().split(',')) {
    const [name = '', ...rest] = one.split(';').map((part) => part.trim())
    const weight = rest.find((part) => part.startsWith('q='))
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)))
  }
  const takes = (name: string): boolean => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

/** Browsers send one of a few headers, again and again: what the last one meant is remembered. */
let last: { accepted: string; encoding: Encoding } = { accepted: '', encoding: 'identity' }

/** The encoding to send by an `Accept-Encoding` header; what is refused by `q=0` is not sent. */
export function chosenEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  if (accepted !== last.accepted) last = { accepted, encoding: encodingFor(accepted) }
  return last.encoding
}

/** What to send by an `Accept-Encoding` header, made first where it is not ready. */
export function chosenVariant(page: KeptPage, accepted: string | undefined): Variant {
  return page.in(chosenEncoding(accepted))
}

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')

/** Whether the tag a browser has is this page's (RFC 9110 §13.1.2, weak comparison). */
export function isUnchanged(page: Pick<KeptPage, 'etag'>, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === page.etag || ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(page.etag))
}

const KEEP_ALIVE = 'Connection: keep-alive\r\nKeep-Alive: timeout=65\r\n'
let dated = { second: Number.NaN, line: '' }

function dateLine(second: number): string {
  if (dated.second !== second) dated = { second, line: `Date: ${new Date(second * 1000).toUTCString()}\r\n` }
  return dated.line
}

/** The bytes of a whole 200 answer over a connection that stays open; their date is set once a second, in place. */
export function wireBytes(variant: Variant, now: number): Buffer {
  const second = Math.floor(now / 1000)
  const { wire } = variant
  if (wire) {
    if (variant.second !== second) {
      // A date is always as long as any other. A new buffer a page and second costs the collector more than
      // all the rest; an answer still on its way has its head behind it, or gets the later date.
      wire.write(dateLine(second), variant.dateAt, 'latin1')
      variant.second = second
    }
    return wire
  }
  let head = 'HTTP/1.1 200 OK\r\n'
  for (let at = 0; at < variant.headers.length; at += 2) {
    head += `${variant.headers[at] ?? ''}: ${variant.headers[at + 1] ?? ''}\r\n`
  }
  const bytes = Buffer.concat([
    Buffer.from(`${head}${dateLine(second)}${KEEP_ALIVE}\r\n`, 'latin1'),
    variant.body,
  ])
  variant.wire = bytes
  variant.second = second
  variant.dateAt = Buffer.byteLength(head, 'latin1')
  // One copy of the body is enough: from now on it is the end of these bytes.
  variant.body = bytes.subarray(bytes.length - variant.body.length)
  return bytes
}
