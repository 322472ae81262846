import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'
import {
  FIRST_DAY,
  flags,
  FULL_16,
  FULL_32,
  lengths,
  methods,
  signatures,
  ZIP64_FIELD,
} from './zip-format.ts'

const deflated = promisify(deflateRaw)

/** A file to be put into an archive. */
export interface ZipInput {
  /** Its path inside, with `/` between the parts. */
  readonly name: string
  /** Whole: it is compressed where that helps. As it comes (a picture, a film): it is kept as it is. */
  readonly body: Uint8Array | AsyncIterable<Uint8Array>
}

interface Written {
  readonly name: Buffer
  readonly flags: number
  readonly method: number
  readonly crc: number
  readonly packed: number
  readonly bytes: number
  readonly at: number
}

/** Nothing that we write unpacks to more than so many times its size, so that what reads may refuse what does. */
const MOST_RATIO = 50

function head(entry: Omit<Written, 'at'>): Buffer {
  const bytes = Buffer.alloc(lengths.entry)
  bytes.writeUInt32LE(signatures.entry, 0)
  bytes.writeUInt16LE(20, 4)
  bytes.writeUInt16LE(entry.flags, 6)
  bytes.writeUInt16LE(entry.method, 8)
  bytes.writeUInt16LE(FIRST_DAY, 12)
  bytes.writeUInt32LE(entry.crc, 14)
  bytes.writeUInt32LE(entry.packed, 18)
  bytes.writeUInt32LE(entry.bytes, 22)
  bytes.writeUInt16LE(entry.name.length, 26)
  return Buffer.concat([bytes, entry.name])
}

/** What follows an entry whose length was not known when its head was written. */
function descriptor(crc: number, bytes: number): Buffer {
  const after = Buffer.alloc(16)
  after.writeUInt32LE(signatures.descriptor, 0)
  after.writeUInt32LE(crc, 4)
  after.writeUInt32LE(bytes, 8)
  after.writeUInt32LE(bytes, 12)
  return after
}

function listed(entry: Written): Buffer {
  const isFar = entry.at >= FULL_32
  const far = Buffer.alloc(isFar ? 12 : 0)
  if (isFar) {
    far.writeUInt16LE(ZIP64_FIELD, 0)
    far.writeUInt16LE(8, 2)
    far.writeBigUInt64LE(BigInt(entry.at), 4)
  }
  const bytes = Buffer.alloc(lengths.listed)
  bytes.writeUInt32LE(signatures.listed, 0)
  bytes.writeUInt16LE(isFar ? 45 : 20, 4)
  bytes.writeUInt16LE(isFar ? 45 : 20, 6)
  bytes.writeUInt16LE(entry.flags, 8)
  bytes.writeUInt16LE(entry.method, 10)
  bytes.writeUInt16LE(FIRST_DAY, 14)
  bytes.writeUInt32LE(entry.crc, 16)
  bytes.writeUInt32LE(entry.packed, 20)
  bytes.writeUInt32LE(entry.bytes, 24)
  bytes.writeUInt16LE(entry.name.length, 28)
  bytes.writeUInt16LE(far.length, 30)
  bytes.writeUInt32LE(isFar ? FULL_32 : entry.at, 42)
  return Buffer.concat([bytes, entry.name, far])
}

/** The end of an archive: how many entries there are, and where their list is. */
function end(count: number, at: number, length: number): Buffer {
  const isLarge = count >= FULL_16 || at >= FULL_32 || length >= FULL_32
  const last = Buffer.alloc(lengths.end)
  last.writeUInt32LE(signatures.end, 0)
  last.writeUInt16LE(isLarge ? FULL_16 : count, 8)
  last.writeUInt16LE(isLarge ? FULL_16 : count, 10)
  last.writeUInt32LE(isLarge ? FULL_32 : length, 12)
  last.writeUInt32LE(isLarge ? FULL_32 : at, 16)
  if (!isLarge) return last
  const large = Buffer.alloc(lengths.end64)
  large.writeUInt32LE(signatures.end64, 0)
  large.writeBigUInt64LE(BigInt(lengths.end64 - 12), 4)
  large.writeUInt16LE(45, 12)
  large.writeUInt16LE(45, 14)
  large.writeBigUInt64LE(BigInt(count), 24)
  large.writeBigUInt64LE(BigInt(count), 32)
  large.writeBigUInt64LE(BigInt(length), 40)
  large.writeBigUInt64LE(BigInt(at), 48)
  const locator = Buffer.alloc(lengths.end64Locator)
  locator.writeUInt32LE(signatures.end64Locator, 0)
  locator.writeBigUInt64LE(BigInt(at + length), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([large, locator, last])
}

/**
 * Writes a zip file as it comes: of files that are streams no more than a piece is held. Whatever its size,
 * equal files in equal order make equal bytes.
 *
 * @throws RangeError for a streamed file of 4 GiB or more
 */
export async function* writeZip(files: AsyncIterable<ZipInput>): AsyncGenerator<Uint8Array> {
  const list: Written[] = []
  let at = 0
  for await (const { name, body } of files) {
    const named = Buffer.from(name)
    if (body instanceof Uint8Array) {
      const squeezed = await deflated(body)
      const helps = squeezed.length < body.length && body.length <= squeezed.length * MOST_RATIO
      const packed = helps ? squeezed : body
      const entry = {
        name: named,
        flags: flags.utf8,
        method: helps ? methods.deflated : methods.stored,
        crc: crc32(body),
        packed: packed.length,
        bytes: body.length,
      }
      const start = head(entry)
      list.push({ ...entry, at })
      at += start.length + packed.length
      yield start
      yield packed
      continue
    }
    const entry = { name: named, flags: flags.utf8 | flags.sizesFollow, method: methods.stored }
    const start = head({ ...entry, crc: 0, packed: 0, bytes: 0 })
    yield start
    let crc = 0
    let bytes = 0
    for await (const piece of body) {
      crc = crc32(piece, crc)
      bytes += piece.length
      yield piece
    }
    if (bytes >= FULL_32) throw new RangeError(`${name} is too long for a streamed entry`)
    const after = descriptor(crc, bytes)
    yield after
    list.push({ ...entry, crc, packed: bytes, bytes, at })
    at += start.length + bytes + after.length
  }
  const from = at
  for (const entry of list) {
    const line = listed(entry)
    at += line.length
    yield line
  }
  yield end(list.length, from, at - from)
}
