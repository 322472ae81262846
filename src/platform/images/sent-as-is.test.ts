import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { assertInAMoment } from '#kernel/testing.ts'
import { withoutMetadata } from './sent-as-is.ts'

const place = '54.3213 N 10.1349 E'

/** Three frames, with all that may be said beside them. */
async function animation(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await Promise.all(
    ['#c00000', '#00c000', '#0000c0'].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const joined = sharp(frames, { join: { animated: true } })
  if (format === 'gif') return joined.gif({ loop: 4, delay: [100, 200, 300] }).toBuffer()
  return joined
    .withExif({ IFD0: { ImageDescription: place } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${place}</x:xmpmeta>`)
    .webp({ loop: 4, delay: [100, 200, 300] })
    .toBuffer()
}

/** Puts blocks behind a GIF's table of colours. */
function saying(gif: Buffer, ...blocks: readonly Buffer[]): Buffer {
  const flags = gif[10] ?? 0
  const at = (flags & 0x80) === 0 ? 13 : 13 + 3 * 2 ** ((flags & 7) + 1)
  return Buffer.concat([gif.subarray(0, at), ...blocks, gif.subarray(at)])
}

const subBlock = (text: string): Buffer =>
  Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')])
const comment = Buffer.concat([Buffer.from([0x21, 0xfe]), subBlock(place), Buffer.from([0])])
/** XMP lies in a GIF as it is; readers get over it by the lengths at its end (XMP part 3, 1.1.2). */
const xmp = Buffer.concat([
  Buffer.from([0x21, 0xff]),
  subBlock('XMP DataXMP'),
  Buffer.from(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${place}</x:xmpmeta>`),
  Buffer.from([1, ...Array.from({ length: 256 }, (_, at) => 255 - at), 0]),
])

async function shown(bytes: Uint8Array) {
  const { pages, loop, delay, width, pageHeight } = await sharp(bytes, { animated: true }).metadata()
  const dots = await sharp(bytes, { animated: true }).raw().toBuffer()
  return { pages, loop, delay, width, pageHeight, dots }
}

test('a GIF loses its comments and XMP, and what lies behind its end, and moves as before', async () => {
  const plain = await animation('gif')
  const telling = Buffer.concat([saying(plain, comment, xmp), Buffer.from(place)])
  assert.ok(telling.includes(place))
  const clean = Buffer.from(withoutMetadata(telling, 'gif'))
  assert.ok(!clean.includes(place))
  assert.ok(!clean.includes('xmpmeta'))
  assert.deepEqual(clean, plain)
  const seen = await shown(clean)
  assert.deepEqual([seen.pages, seen.loop, seen.delay], [3, 4, [100, 200, 300]])
  assert.deepEqual(Buffer.from(withoutMetadata(clean, 'gif')), clean)
})

test('a GIF that is cut short keeps what of it can be seen', async () => {
  const plain = await animation('gif')
  const cut = withoutMetadata(saying(plain, comment).subarray(0, -20), 'gif')
  assert.ok(!Buffer.from(cut).includes(place))
  assert.equal((await sharp(cut, { failOn: 'none' }).metadata()).width, 40)
})

test('a WebP loses its EXIF and XMP, and moves as before', async () => {
  const telling = await animation('webp')
  assert.ok(telling.includes(place))
  const clean = Buffer.from(withoutMetadata(telling, 'webp'))
  assert.ok(!clean.includes(place))
  assert.ok(!clean.includes('xmpmeta'))
  const { exif, xmp: said } = await sharp(clean).metadata()
  assert.deepEqual([exif, said], [undefined, undefined])
  assert.deepEqual(await shown(clean), await shown(telling))
  assert.equal(clean.readUInt32LE(4), clean.length - 8)
  assert.deepEqual(Buffer.from(withoutMetadata(clean, 'webp')), clean)
})

test('millions of blocks that hold nothing take no longer than their bytes', async () => {
  const end = Buffer.from([0x3b])
  const [gif, webp] = [await animation('gif'), await animation('webp')]
  const [moving, rest] = [gif.subarray(0, -1), webp.subarray(12)]
  // What is needed, what is not, and the one behind the other.
  const [control, application, remark] = [0xf9, 0xff, 0xfe].map((label) => [0x21, label, 0])
  for (const blocks of [control, application, [...(control ?? []), ...(remark ?? [])]]) {
    const many = Buffer.alloc(18_000_000, Buffer.from(blocks ?? []))
    assertInAMoment(() => void withoutMetadata(Buffer.concat([moving, many, end]), 'gif'))
  }
  const chunks = (...names: readonly string[]) =>
    Buffer.alloc(16_000_000, Buffer.concat(names.map((name) => Buffer.from(`${name}\0\0\0\0`))))
  for (const many of [chunks('ALPH'), chunks('EXIF'), chunks('ALPH', 'EXIF')]) {
    const head = Buffer.from(webp.subarray(0, 12))
    head.writeUInt32LE(4 + rest.length + many.length, 4)
    assertInAMoment(() => void withoutMetadata(Buffer.concat([head, rest, many]), 'webp'))
  }
})

test('what is needed stays though it comes in many pieces between what is not', async () => {
  const plain = await animation('gif')
  const control = Buffer.from([0x21, 0xf9, 4, 0, 10, 0, 0, 0])
  const pieces = Array.from({ length: 50 }, () => [control, comment]).flat()
  const clean = Buffer.from(withoutMetadata(saying(plain, ...pieces), 'gif'))
  assert.deepEqual(clean, saying(plain, ...pieces.filter((piece) => piece === control)))
})

test('what is made smaller before it is sent is left as it came', () => {
  const bytes = Buffer.from(place)
  assert.equal(withoutMetadata(bytes, 'jpeg'), bytes)
})
