import { ascii } from '#kernel/ascii.ts'

/** GIF's blocks (GIF89a): what they begin with. */
const [IMAGE, EXTENSION, TRAILER] = [0x2c, 0x21, 0x3b]
/** Labels of its extensions that are needed to show it: how long a frame stays, and what programs add. */
const [CONTROL, APPLICATION] = [0xf9, 0xff]
/** Of what programs add: how often it runs, and its colours. The rest is XMP and the like. */
const NEEDED_OF_GIF = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'])
/** Chunks of a WebP (RFC 9649) that are needed to show it. EXIF, XMP and what nobody knows are not. */
const NEEDED_OF_WEBP = new Set(['VP8X', 'ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L'].map(nameAsNumber))
const VP8X = nameAsNumber('VP8X')
/** Bits of VP8X that say there is EXIF, and XMP. */
const SAYS_METADATA = 0x08 | 0x04

/** The name of a chunk as its four bytes are read at once. */
function nameAsNumber(name: string): number {
  return Buffer.from(name, 'latin1').readUInt32BE()
}

/**
 * A picture that is sent as it came, without what it says beyond its pixels: comments, XMP and EXIF, where cameras
 * and programs write places and names. Its frames, times and colours stay byte for byte; done again it
 * changes nothing more. Of a file cut short the whole blocks stay.
 *
 * @param type of the picture, told by its content; of other types nothing is taken
 */
export function withoutMetadata(bytes: Uint8Array, type: string): Uint8Array {
  if (type === 'gif') return gifWithout(bytes)
  return type === 'webp' ? webpWithout(bytes) : bytes
}

/** Where the table of colours ends that begins at a place, if the flags say there is one. */
function afterColours(start: number, flags: number): number {
  return (flags & 0x80) === 0 ? start : start + 3 * 2 ** ((flags & 7) + 1)
}

/** Where a run of sub-blocks ends, each with its length before it, the last of length 0. */
function afterSubBlocks(bytes: Uint8Array, start: number): number {
  let at = start
  for (;;) {
    const length = bytes[at]
    if (length === undefined) return bytes.length
    at += length + 1
    if (length === 0) return at
  }
}

/**
 * What is kept of a file, moved together as it is found. A file may have millions of blocks of three bytes: a value
 * for each would fill the memory.
 */
class Kept {
  readonly #bytes: Buffer
  /** Bytes at the beginning that are in their place. */
  #length = 0
  /** The run found last, which is not moved yet: what follows right behind it goes along. */
  #from = 0
  #to = 0

  constructor(bytes: Uint8Array) {
    // An end may have to be put behind all of it.
    this.#bytes = Buffer.allocUnsafe(bytes.length + 1)
    this.#bytes.set(bytes)
  }

  keep(from: number, to: number): void {
    if (from !== this.#to) {
      this.#move()
      this.#from = from
    }
    this.#to = to
  }

  /** Clears bits of a byte that is still to be kept. */
  clear(at: number, bits: number): void {
    this.#bytes[at] = (this.#bytes[at] ?? 0) & ~bits
  }

  #move(): void {
    if (this.#from !== this.#length) this.#bytes.copyWithin(this.#length, this.#from, this.#to)
    this.#length += this.#to - this.#from
  }

  /** All that was kept, with what is put behind it. */
  whole(...end: readonly number[]): Buffer {
    this.#move()
    this.#from = this.#to
    for (const byte of end) this.#bytes[this.#length++] = byte
    return this.#bytes.subarray(0, this.#length)
  }
}

function gifWithout(bytes: Uint8Array): Uint8Array {
  const kept = new Kept(bytes)
  let at = Math.min(bytes.length, afterColours(13, bytes[10] ?? 0))
  kept.keep(0, at)
  while (bytes[at] === IMAGE || bytes[at] === EXTENSION) {
    const label = bytes[at + 1]
    const isImage = bytes[at] === IMAGE
    // After an image's place and colours comes the width of its codes, then its dots.
    const end = afterSubBlocks(bytes, isImage ? afterColours(at + 10, bytes[at + 9] ?? 0) + 1 : at + 2)
    const isNeeded =
      isImage ||
      label === CONTROL ||
      (label === APPLICATION && bytes[at + 2] === 11 && NEEDED_OF_GIF.has(ascii(bytes, at + 3, 11)))
    if (isNeeded) kept.keep(at, end)
    at = end
  }
  return kept.whole(TRAILER)
}

function webpWithout(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = Math.min(bytes.length, view.getUint32(4, true) + 8)
  const kept = new Kept(bytes)
  kept.keep(0, 12)
  for (let at = 12; at + 8 <= end;) {
    const name = view.getUint32(at)
    const next = at + 8 + Math.ceil(view.getUint32(at + 4, true) / 2) * 2
    const to = Math.min(next, end)
    if (NEEDED_OF_WEBP.has(name)) {
      if (name === VP8X && at + 8 < to) kept.clear(at + 8, SAYS_METADATA)
      kept.keep(at, to)
    }
    at = next
  }
  const whole = kept.whole()
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}
