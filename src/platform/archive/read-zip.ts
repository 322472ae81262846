import type { Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import { flags, FULL_16, FULL_32, lengths, methods, signatures, ZIP64_FIELD } from './zip-format.ts'

/** Bytes that can be read from any place, as a file of the storage can. */
export interface ByteSource {
  readonly bytes: number
  /** The bytes from `start` to `end`, the last not included. */
  read(start: number, end: number): Promise<Readable>
}

/** What an archive may be at most. */
export interface ZipLimits {
  readonly files: number
  /** Of all files together, unpacked. */
  readonly bytes: number
  /** How many times its packed size a file may be. */
  readonly ratio: number
}

/** A file in an archive, as the archive's list tells of it. */
export interface ZipEntry {
  readonly name: string
  readonly bytes: number
  readonly packed: number
}

interface Listed extends ZipEntry {
  readonly method: number
  readonly crc: number
  readonly at: number
}

/** An archive whose list was read and found harmless; what the files hold is told when they are read. */
export interface ZipArchive {
  readonly entries: ReadonlyMap<string, ZipEntry>
  /**
   * The bytes of a file, unpacked as they are read. It ends with a refusal (`archive.damaged`) as soon as there
   * are more of them than the list said, and when they are not what was packed.
   */
  open(name: string): AsyncIterable<Uint8Array>
}

const damaged = (): Refusal => refuse('invalid', 'archive.damaged')

/** A file of an archive by its path: parts of letters, digits, `.`, `_` and `-`, none beginning with a dot. */
const SAFE = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}){0,7}$/

const LONGEST_COMMENT = 65_535
const LONGEST_LIST = 16_000_000

const SYMLINK = 0xa000
const KIND_OF_FILE = 0xf000

async function bytesOf(source: ByteSource, start: number, end: number): Promise<Buffer> {
  if (start < 0 || end > source.bytes || start > end) throw damaged()
  if (start === end) return Buffer.alloc(0)
  const parts: Buffer[] = []
  for await (const part of await source.read(start, end)) parts.push(part as Buffer)
  const bytes = Buffer.concat(parts)
  if (bytes.length !== end - start) throw damaged()
  return bytes
}

/** A whole number of 64 bits that a file can be as long as. */
function large(bytes: Buffer, at: number): number {
  const value = bytes.readBigUInt64LE(at)
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw damaged()
  return Number(value)
}

interface End {
  readonly count: number
  readonly at: number
  readonly length: number
}

/** Where the list of files is, as the end of the archive says. */
async function findEnd(source: ByteSource): Promise<End> {
  if (source.bytes < lengths.end) throw refuse('unsupported', 'archive.not_a_zip')
  const from = Math.max(0, source.bytes - LONGEST_COMMENT - lengths.end)
  const tail = await bytesOf(source, from, source.bytes)
  let place = tail.length - lengths.end
  // The end is told by its mark, and by a comment that reaches exactly to the end of the file.
  while (
    place >= 0 &&
    !(
      tail.readUInt32LE(place) === signatures.end &&
      tail.readUInt16LE(place + 20) === tail.length - place - lengths.end
    )
  )
    place -= 1
  if (place < 0) {
    const start = await bytesOf(source, 0, 4)
    const isZip = start.readUInt32LE(0) === signatures.entry
    throw isZip ? damaged() : refuse('unsupported', 'archive.not_a_zip')
  }
  if (tail.readUInt32LE(place + 4) !== 0) throw damaged()
  const small = {
    count: tail.readUInt16LE(place + 10),
    length: tail.readUInt32LE(place + 12),
    at: tail.readUInt32LE(place + 16),
  }
  if (small.count !== FULL_16 && small.length !== FULL_32 && small.at !== FULL_32) return small
  const locatorAt = from + place - lengths.end64Locator
  const locator = await bytesOf(source, locatorAt, locatorAt + lengths.end64Locator)
  if (locator.readUInt32LE(0) !== signatures.end64Locator) throw damaged()
  const endAt = large(locator, 8)
  const end = await bytesOf(source, endAt, endAt + lengths.end64)
  if (end.readUInt32LE(0) !== signatures.end64) throw damaged()
  return { count: large(end, 32), length: large(end, 40), at: large(end, 48) }
}

/** Takes what did not fit its 32 bits out of the field for it, in the order in which it is left out. */
function widened(extra: Buffer, short: readonly number[]): number[] {
  const fields = short.slice()
  for (let at = 0; at + 4 <= extra.length;) {
    const length = extra.readUInt16LE(at + 2)
    if (extra.readUInt16LE(at) === ZIP64_FIELD) {
      const field = extra.subarray(at + 4, at + 4 + length)
      let place = 0
      for (const [index, value] of fields.entries()) {
        if (value !== FULL_32) continue
        if (place + 8 > field.length) throw damaged()
        fields[index] = large(field, place)
        place += 8
      }
    }
    at += 4 + length
  }
  return fields
}

function nameOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refuse('invalid', 'archive.unsafe_name', {
      values: { name: bytes.toString('latin1').slice(0, 80) },
    })
  }
}

/** Reads the list, and refuses every archive that is not plain files by safe names, each once, within the limits. */
function readList(list: Buffer, count: number, limits: ZipLimits): Listed[] {
  const entries: Listed[] = []
  const known = new Set<string>()
  let at = 0
  let sum = 0
  for (let n = 0; n < count; n += 1) {
    if (at + lengths.listed > list.length || list.readUInt32LE(at) !== signatures.listed) throw damaged()
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) =>
      list.readUInt16LE(at + place),
    )
    const nameEnd = at + lengths.listed + (nameLength ?? 0)
    const extraEnd = nameEnd + (extraLength ?? 0)
    const next = extraEnd + (commentLength ?? 0)
    if (next > list.length) throw damaged()
    const name = nameOf(list.subarray(at + lengths.listed, nameEnd))
    const [bytes = 0, packed = 0, offset = 0] = widened(list.subarray(nameEnd, extraEnd), [
      list.readUInt32LE(at + 24),
      list.readUInt32LE(at + 20),
      list.readUInt32LE(at + 42),
    ])
    const values = { name: name.slice(0, 80) }
    if (list.readUInt16LE(at + 8) & flags.encrypted) throw refuse('invalid', 'archive.locked')
    if ((list.readUInt16LE(at + 40) & KIND_OF_FILE) === SYMLINK)
      throw refuse('invalid', 'archive.link', { values })
    // A folder holds nothing itself; archives that were packed by hand name them.
    const isFolder = name.endsWith('/') && bytes === 0
    if (!SAFE.test(isFolder ? name.slice(0, -1) : name))
      throw refuse('invalid', 'archive.unsafe_name', { values })
    // Two names that differ by their case alone are one file on many a disk.
    if (known.has(name.toLowerCase())) throw refuse('invalid', 'archive.twice', { values })
    known.add(name.toLowerCase())
    const method = list.readUInt16LE(at + 10)
    if (method !== methods.stored && method !== methods.deflated) throw refuse('invalid', 'archive.method')
    if (method === methods.stored && bytes !== packed) throw damaged()
    if (bytes > Math.max(packed, 1) * limits.ratio) throw refuse('too_large', 'archive.bomb')
    sum += bytes
    if (sum > limits.bytes) throw refuse('too_large', 'archive.too_large')
    if (!isFolder) entries.push({ name, bytes, packed, method, crc: list.readUInt32LE(at + 16), at: offset })
    at = next
  }
  if (at !== list.length) throw damaged()
  return entries
}

/** Refuses entries that share bytes, and those that reach into the list: a small file that unpacks to much. */
function refuseOverlaps(entries: readonly Listed[], listAt: number): void {
  let free = 0
  for (const { at, name, packed } of entries.toSorted((one, other) => one.at - other.at)) {
    if (at < free) throw refuse('too_large', 'archive.bomb')
    free = at + lengths.entry + Buffer.byteLength(name) + packed
  }
  if (free > listAt) throw damaged()
}

async function* unpacked(source: ByteSource, entry: Listed, listAt: number): AsyncGenerator<Uint8Array> {
  const nameEnd = entry.at + lengths.entry + Buffer.byteLength(entry.name)
  const head = await bytesOf(source, entry.at, nameEnd)
  // A reader that goes by the heads would see another file than one that goes by the list.
  const isSame =
    head.readUInt32LE(0) === signatures.entry && head.readUInt16LE(26) === nameEnd - entry.at - lengths.entry
  if (!isSame || head.toString('utf8', lengths.entry) !== entry.name) throw damaged()
  const start = nameEnd + head.readUInt16LE(28)
  if (start + entry.packed > listAt) throw damaged()
  let bytes = 0
  let crc = 0
  if (entry.packed > 0) {
    const raw = await source.read(start, start + entry.packed)
    const inflate = entry.method === methods.deflated ? createInflateRaw() : null
    // What fails or is given up on one side ends on the other too.
    if (inflate) raw.on('error', (error) => inflate.destroy(error)).pipe(inflate)
    const stream: Readable = inflate ?? raw
    try {
      for await (const piece of stream as AsyncIterable<Buffer>) {
        bytes += piece.length
        if (bytes > entry.bytes) throw damaged()
        crc = crc32(piece, crc)
        yield piece
      }
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      throw code.startsWith('Z_') || code === 'ERR_BUFFER_OUT_OF_BOUNDS' ? damaged() : error
    } finally {
      raw.destroy()
      inflate?.destroy()
    }
  }
  if (bytes !== entry.bytes || crc !== entry.crc) throw damaged()
}

/**
 * Opens a zip file that came from anywhere. Nothing is unpacked yet.
 *
 * @throws Refusal 415 `archive.not_a_zip`; 422 `archive.damaged` (cut short, lying), `archive.unsafe_name` (absolute,
 *   upwards, odd letters), `archive.link`, `archive.twice`, `archive.locked`, `archive.method`; 413
 *   `archive.too_many`, `archive.too_large`, `archive.bomb`
 */
export async function openZip(source: ByteSource, limits: ZipLimits): Promise<ZipArchive> {
  const end = await findEnd(source)
  if (end.count > limits.files)
    throw refuse('too_large', 'archive.too_many', { values: { most: limits.files } })
  if (end.length > LONGEST_LIST) throw damaged()
  const list = await bytesOf(source, end.at, end.at + end.length)
  const listed = readList(list, end.count, limits)
  refuseOverlaps(listed, end.at)
  const entries = new Map(listed.map((entry) => [entry.name, entry]))
  return {
    entries,
    open(name) {
      const entry = entries.get(name)
      if (!entry) throw damaged()
      return unpacked(source, entry, end.at)
    },
  }
}
