import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { megabytesOf } from '#kernel/i18n/file-size.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Outside } from '#platform/http/route.ts'
import { mediaTypes, sniffImage } from '#platform/images/sniff.ts'
import { cleanSvg } from '#platform/images/svg.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { type AssetKind, assetLimits, type uploadAsset as endpoint } from '../contract.ts'
import { makeRenditions } from '../delivery/make-renditions.job.ts'
import { originalKey } from '../delivery/rendition.ts'
import { isSized, type Asset } from './asset.ts'
import { findByHash, insertAsset } from './asset.store.ts'
import { rowOf } from './asset-row.ts'
import { sniffFile } from './sniff-file.ts'
import { takeRoom } from './take-room.ts'

const HEAD = 64

/** Reads the beginning of a stream, and gives a stream that still has it. */
async function peek(stream: Readable): Promise<{ head: Buffer; whole: AsyncIterable<Uint8Array> }> {
  const iterator = (stream as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
  const first: Buffer[] = []
  let length = 0
  while (length < HEAD) {
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

type Ready = Omit<Asset, 'createdAt' | 'alt' | 'isDecorative' | 'focal' | 'id' | 'name'>

/**
 * Stores a file (content.md, "Assets"; R-39): its type by content, a picture looked into before it is
 * kept, a drawing cleaned; nothing is kept of what is refused, and what is there already is not
 * stored again.
 *
 * @throws Refusal 402 the site's plan has no room for it, 413 too large, 415 a type that is not taken, 422 broken, 507 no space
 */
export async function uploadAsset(
  outside: Outside,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  // Bytes come as `application/octet-stream`, whatever they are: any other body was read as something else.
  if (!(outside.body instanceof Readable)) throw refuse('invalid', 'assets.no_file')
  const { storage, images } = outside.tools
  const { head, whole } = await peek(outside.body)
  if (head.length === 0) throw refuse('invalid', 'assets.empty')
  const id = newId(outside.clock.now())
  const key = originalKey(input.siteId, id)
  const imageType = sniffImage(head)
  if (input.as === 'picture' && imageType === null) throw refuse('unsupported', 'images.wrong_type')

  let ready: Ready
  if (imageType !== null) {
    const kind = imageType === 'svg' ? 'drawing' : 'image'
    const bytes = await collect(whole, kind)
    if (imageType === 'svg') {
      const clean = cleanSvg(bytes)
      const svg = Buffer.from(clean.svg)
      ready = {
        kind,
        type: mediaTypes.svg,
        bytes: svg.length,
        hash: createHash('sha256').update(svg).digest('hex'),
        width: clean.width === null ? null : Math.max(1, Math.round(clean.width)),
        height: clean.height === null ? null : Math.max(1, Math.round(clean.height)),
        colour: null,
      }
      await storage.put(key, svg)
    } else {
      const picture = await images.inspect(bytes)
      ready = {
        kind,
        type: mediaTypes[picture.type],
        bytes: bytes.length,
        hash: createHash('sha256').update(bytes).digest('hex'),
        width: picture.width,
        height: picture.height,
        colour: picture.colour,
      }
      await storage.put(key, bytes)
    }
  } else {
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
    ready = { kind, type, bytes: length, hash: hash.digest('hex'), width: null, height: null, colour: null }
  }

  const stored = await outside
    .transaction(async (ctx) => {
      const made = await insertAsset(ctx, { ...ready, id, name: input.name })
      // What is there already takes no room, so it is answered on a full site too.
      if (made) await takeRoom(ctx)
      if (made && isSized(made)) await queueJob(ctx, makeRenditions, { assetId: made.id })
      return made ? { asset: made, isNew: true } : { asset: await findByHash(ctx, ready.hash), isNew: false }
    })
    .catch(async (error: unknown) => {
      await storage.remove(key)
      throw error
    })
  if (!stored.isNew) await storage.remove(key)
  if (!stored.asset) throw refuse('conflict', 'assets.gone')
  return { asset: rowOf(stored.asset), isNew: stored.isNew }
}
