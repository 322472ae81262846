import type { Readable } from 'node:stream'

/** Bytes whole, or as they come. */
export type Body = Uint8Array | AsyncIterable<Uint8Array>

/** First and last byte wanted, counted from 0, both included; without `end` to the end of the file. */
export interface ByteRange {
  readonly start: number
  readonly end?: number
}

export interface StoredFile {
  readonly key: string
  /** Length of the whole file in bytes. */
  readonly bytes: number
  readonly modified: Date
}

export interface OpenedFile extends StoredFile {
  /** The bytes asked for. Destroy it if it is not read to its end. */
  readonly stream: Readable
  /** The part that `stream` carries. */
  readonly range: { readonly start: number; readonly end: number }
}

/**
 * Where files are kept. Keys are made by {@link siteKey} or follow its rule. A file is there whole or not at all:
 * what is interrupted leaves nothing to be seen, and what replaces a file does so in one step.
 *
 * Errors: `Refusal` of kind `full` (`storage.full`) when there is no space; anything else is a fault of the store.
 */
export interface Storage {
  /** Keeps `body` under `key`, in place of what was there; gives the length in bytes. */
  put(key: string, body: Body): Promise<number>
  /** Opens a file, or a part of it; `null` if there is none. A range that starts past the end is a `RangeError`. */
  get(key: string, range?: ByteRange): Promise<OpenedFile | null>
  head(key: string): Promise<StoredFile | null>
  /** Removes a file; that there is none is no error. */
  remove(key: string): Promise<void>
  /** All files whose key begins with `prefix`, in no order promised. */
  list(prefix: string): AsyncIterable<StoredFile>
  /**
   * Removes what writes left that were never finished, by a process that died, and that nothing was added to since
   * `before`; tells how many. Nobody sees any of it, and it takes room all the same.
   */
  removeUnfinished(before: Date): Promise<number>
}

const KEY = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}){0,15}$/

/** Longest key in characters; S3 allows 1,024 bytes, file systems 4,096 for the whole path. */
const LONGEST = 700

/**
 * Throws unless `key` is safe in every store: segments of letters, digits, `.`, `_` and `-`, none of which
 * begins with a dot or is empty. It is made by the program, never typed: a wrong one is a bug, not a refusal.
 */
export function checkKey(key: string): string {
  if (key.length > LONGEST || !KEY.test(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`)
  return key
}

/** A key below a site's own folder, so that no two sites can meet in one file. */
export function siteKey(siteId: string, ...segments: readonly string[]): string {
  return checkKey([siteId, ...segments].join('/'))
}

/** `range` made whole for a file of `bytes` bytes. */
export function resolveRange(range: ByteRange | undefined, bytes: number): { start: number; end: number } {
  if (!range) return { start: 0, end: bytes - 1 }
  const end = Math.min(range.end ?? bytes - 1, bytes - 1)
  const sound = Number.isSafeInteger(range.start) && Number.isSafeInteger(end) && range.start >= 0
  if (!sound || range.start > end) throw new RangeError(`Bytes ${range.start}-${range.end ?? ''} of ${bytes}`)
  return { start: range.start, end }
}
