import { createReadStream } from 'node:fs'
import type { Ctx } from '#platform/ctx.ts'
import { queueJobs } from '#platform/jobs/queue-job.ts'
import type { Tools } from '#platform/tools.ts'
import { makeRenditions } from './make-renditions.job.ts'
import { originalKey } from './rendition.ts'
import type { Composed } from '#kernel/point.ts'
import { shippedAsset, shippedPicture } from './shipped.ts'
import { type Asset, isSized } from './asset.ts'
import { insertAssets, readStored } from './asset.store.ts'
import { type KeptFile, keepFile } from './keep-file.ts'
import { takeRoom } from './take-room.ts'
import { findUsed } from './uses.ts'

/** What a file of a library says, as it travels from site to site: in the order of the library, oldest first. */
export type CarriedAsset = Pick<
  Asset,
  'id' | 'name' | 'bytes' | 'hash' | 'alt' | 'isDecorative' | 'focal' | 'createdAt'
> & {
  /** It was thrown away, and is kept for what shows it. */
  readonly isTrashed: boolean
}

/**
 * All that the library of the context's site holds, and of its trash what something shows: the files that
 * emptying the trash would leave, too.
 */
export async function takeOutLibrary(ctx: Ctx): Promise<CarriedAsset[]> {
  const all = await readStored(ctx)
  const trashed = all.filter(({ isTrashed }) => isTrashed).map(({ id }) => id)
  if (trashed.length === 0) return all
  const shown = await findUsed(ctx, trashed)
  return all.filter(({ id, isTrashed }) => !isTrashed || shown.has(id))
}

/** What was laid so far for the context's site, which is not there yet, by the steps of a run before ({@link layAssets}). */
export function laidLibrary(ctx: Ctx): Promise<CarriedAsset[]> {
  return readStored(ctx)
}

/** The bytes of a file, which is opened when the first of them is asked for. */
async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Uint8Array>
}

/** The bytes of a file of a site's library as they were uploaded, or came with the program; null where they are gone. */
export async function openOriginal(
  tools: Pick<Tools, 'storage' | 'of'>,
  siteId: string,
  assetId: string,
): Promise<AsyncIterable<Uint8Array> | null> {
  const shipped = shippedPicture(tools, assetId)
  if (shipped) return bytesOf(shipped.file)
  return (await tools.storage.get(originalKey(siteId, assetId)))?.stream ?? null
}

/** Whether a file of a library comes with the program: its bytes are kept nowhere, and take no room. */
export function isShipped(tools: Composed, assetId: string): boolean {
  return shippedPicture(tools, assetId) !== undefined
}

/**
 * Keeps the bytes of a file for the library of a site that is still to be made, as an upload would. Of a picture
 * that comes with the program nothing is kept, whatever is given for it.
 *
 * @throws Refusal as {@link keepFile}
 */
export async function keepOriginal(
  tools: Pick<Tools, 'storage' | 'images' | 'of'>,
  siteId: string,
  assetId: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<KeptFile> {
  const shipped = shippedPicture(tools, assetId)
  if (shipped) {
    const {
      kind,
      type,
      bytes: length,
      hash,
      width,
      height,
      colour,
      luminance,
      frames,
    } = shippedAsset(shipped)
    return { kind, type, bytes: length, hash, width, height, colour, luminance, frames }
  }
  return keepFile(tools, originalKey(siteId, assetId), bytes, { turnOf: siteId })
}

/** Removes what was kept so for a file that is not to be in the library after all. */
export function dropOriginal(
  { storage }: Pick<Tools, 'storage'>,
  siteId: string,
  assetId: string,
): Promise<void> {
  return storage.remove(originalKey(siteId, assetId))
}

/** A file that is kept already ({@link keepOriginal}), with what is said of it. */
export type LaidAsset = Omit<CarriedAsset, 'bytes' | 'hash'> & KeptFile

/** Writes files that are kept already into the library of a site that nobody sees yet, in the transaction of one step. */
export async function layAssets(ctx: Ctx, assets: readonly LaidAsset[]): Promise<void> {
  await insertAssets(ctx, assets)
}

/**
 * Takes over the library that was laid for the context's site, in the transaction that makes it.
 *
 * @throws Refusal 402 when the site has no room for it
 */
export async function bringInLibrary(ctx: Ctx): Promise<void> {
  await takeRoom(ctx)
  const sized = (await readStored(ctx)).filter((asset) => isSized(asset) && !isShipped(ctx.tools, asset.id))
  await queueJobs(
    ctx,
    makeRenditions,
    sized.map((asset) => ({ assetId: asset.id })),
  )
}
