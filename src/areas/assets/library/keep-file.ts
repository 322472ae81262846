import { createHash } from 'node:crypto'
import { megabytesOf } from '#kernel/i18n/file-size.ts'
import { refuse } from '#kernel/refusal.ts'
import { withoutMetadata } from '#platform/images/sent-as-is.ts'
import { mediaTypes, SNIFFED_BYTES, sniffImage } from '#platform/images/sniff.ts'
import { cleanSvg } from '#platform/images/svg.ts'
import type { Tools } from '#platform/tools.ts'
import { type AssetKind, assetLimits } from '../contract.ts'
import { type Asset, isSized } from './asset.ts'
import { sniffFile } from './sniff-file.ts'

/** Reads the beginning of a stream, by which its type is told, and gives a stream that still has it. */
async function peek(
  stream: AsyncIterable<Uint8Array>,
): Promise<{ head: Buffer; whole: AsyncIterable<Uint8Array> }> {
  const iterator = stream[Symbol.asyncIterator]()
  const first: Uint8Array[] = []
  let length = 0
  while (length < SNIFFED_BYTES) {
    const { value, done } = await iterator.next()
    if (done) break
    first.push(value)
    length += value.length
  }
  const whole = (async function* all() {
    yield* first
    for (;;) {
      const { value, done } = await iterator.next()
      if (done) return
      yield value
    }
  })()
  return { head: Buffer.concat(first), whole }
}

function tooLarge(kind: AssetKind): Error {
  return refuse('too_large', 'assets.too_large', { values: { megabytes: megabytesOf(assetLimits[kind]) } })
}

/** All bytes of a stream, refused as soon as there are more than the kind may have. */
async function collect(stream: AsyncIterable<Uint8Array>, kind: AssetKind): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of stream) {
    length += part.length
    if (length > assetLimits[kind]) throw tooLarge(kind)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** What a file says of itself once it is kept. */
export type KeptFile = Omit<Asset, 'createdAt' | 'alt' | 'isDecorative' | 'focal' | 'id' | 'name'>

/**
 * Keeps the bytes of a file under `key`, from wherever they come: its type by content, a picture looked
 * into before it is kept, a drawing cleaned, an animation freed of all but its pixels, for both are sent as they are.
 * Of what is refused nothing is kept.
 *
 * @param options.turnOf whose turn it is to have a picture looked into: the site's id
 * @param options.as only a picture is taken
 * @throws Refusal 413 too large, 415 a type that is not taken, 422 empty or broken, 507 no space
 */
export async function keepFile(
  { storage, images }: Pick<Tools, 'storage' | 'images'>,
  key: string,
  stream: AsyncIterable<Uint8Array>,
  options: { readonly turnOf: string; readonly as?: 'picture' | undefined },
): Promise<KeptFile> {
  const { head, whole } = await peek(stream)
  if (head.length === 0) throw refuse('invalid', 'assets.empty')
  const imageType = sniffImage(head)
  if (options.as === 'picture' && imageType === null) throw refuse('unsupported', 'images.wrong_type')
  if (imageType === 'svg') {
    const clean = cleanSvg(await collect(whole, 'drawing'))
    const svg = Buffer.from(clean.svg)
    await storage.put(key, svg)
    return {
      kind: 'drawing',
      type: mediaTypes.svg,
      bytes: svg.length,
      hash: createHash('sha256').update(svg).digest('hex'),
      width: clean.width === null ? null : Math.max(1, Math.round(clean.width)),
      height: clean.height === null ? null : Math.max(1, Math.round(clean.height)),
      colour: null,
      luminance: null,
      frames: null,
    }
  }
  if (imageType !== null) {
    const given = await collect(whole, 'image')
    const picture = await images.inspect(given, options.turnOf)
    const type = mediaTypes[picture.type]
    const { frames } = picture
    // What is made smaller leaves its camera's data behind on the way.
    const bytes = isSized({ kind: 'image', type, frames }) ? given : withoutMetadata(given, picture.type)
    await storage.put(key, bytes)
    return {
      kind: 'image',
      type,
      bytes: bytes.length,
      hash: createHash('sha256').update(bytes).digest('hex'),
      width: picture.width,
      height: picture.height,
      colour: picture.colour,
      luminance: picture.luminance,
      frames,
    }
  }
  const { kind, type } = sniffFile(head)
  const hash = createHash('sha256')
  let length = 0
  await storage.put(
    key,
    (async function* counted() {
      for await (const part of whole) {
        length += part.length
        if (length > assetLimits[kind]) throw tooLarge(kind)
        hash.update(part)
        yield part
      }
    })(),
  )
  const unseen = { width: null, height: null, colour: null, luminance: null, frames: null }
  return { kind, type, bytes: length, hash: hash.digest('hex'), ...unseen }
}
