/** GIF's blocks (GIF89a): what they begin with. */
const [IMAGE, EXTENSION, TRAILER] = [0x2c, 0x21, 0x3b]
/** Labels of its extensions that are needed to show it: how long a frame stays, and what programs add. */
const [CONTROL, APPLICATION] = [0xf9, 0xff]
/** Of what programs add: how often it runs, and its colours. The rest is XMP and the like. */
const NEEDED_OF_GIF = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'])
/** Chunks of a WebP (RFC 9649) that are needed to show it. EXIF, XMP and what nobody knows are not. */
const NEEDED_OF_WEBP = new Set(['VP8X', 'ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L'])
/** Bits of VP8X that say there is EXIF, and XMP. */
const SAYS_METADATA = 0x08 | 0x04

function ascii(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length))
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

function gifWithout(bytes: Uint8Array): Uint8Array {
  let at = afterColours(13, bytes[10] ?? 0)
  const kept = [bytes.subarray(0, at)]
  while (bytes[at] === IMAGE || bytes[at] === EXTENSION) {
    const label = bytes[at + 1]
    const isImage = bytes[at] === IMAGE
    // After an image's place and colours comes the width of its codes, then its dots.
    const end = afterSubBlocks(bytes, isImage ? afterColours(at + 10, bytes[at + 9] ?? 0) + 1 : at + 2)
    const isNeeded =
      isImage || label === CONTROL || (label === APPLICATION && NEEDED_OF_GIF.has(ascii(bytes, at + 3, 11)))
    if (isNeeded) kept.push(bytes.subarray(at, end))
    at = end
  }
  kept.push(Uint8Array.of(TRAILER))
  return Buffer.concat(kept)
}

function webpWithout(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = Math.min(bytes.length, view.getUint32(4, true) + 8)
  const kept: Uint8Array[] = []
  for (let at = 12; at + 8 <= end;) {
    const name = ascii(bytes, at, 4)
    const next = at + 8 + Math.ceil(view.getUint32(at + 4, true) / 2) * 2
    if (NEEDED_OF_WEBP.has(name)) {
      const chunk = Buffer.from(bytes.subarray(at, Math.min(next, end)))
      const flags = chunk[8]
      if (name === 'VP8X' && flags !== undefined) chunk[8] = flags & ~SAYS_METADATA
      kept.push(chunk)
    }
    at = next
  }
  const head = Buffer.from(bytes.subarray(0, 12))
  head.writeUInt32LE(4 + kept.reduce((sum, chunk) => sum + chunk.length, 0), 4)
  return Buffer.concat([head, ...kept])
}
