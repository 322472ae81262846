import type { Ctx } from '#platform/ctx.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { Tools } from '#platform/tools.ts'
import { makeRenditions } from '../delivery/make-renditions.job.ts'
import { originalKey } from '../delivery/rendition.ts'
import { type Asset, isSized } from './asset.ts'
import { insertAssets, readLibrary } from './asset.store.ts'
import { type KeptFile, keepFile } from './keep-file.ts'
import { takeRoom } from './take-room.ts'

/** What a file of a library says, as it travels from site to site: in the order of the library, oldest first. */
export type CarriedAsset = Pick<
  Asset,
  'id' | 'name' | 'bytes' | 'hash' | 'alt' | 'isDecorative' | 'focal' | 'createdAt'
>

/** All that the library of the context's site holds, its trash left out. */
export function takeOutLibrary(ctx: Ctx): Promise<CarriedAsset[]> {
  return readLibrary(ctx)
}

/** The bytes of a file of a site's library as they were uploaded; null where they are gone. */
export async function openOriginal(
  { storage }: Pick<Tools, 'storage'>,
  siteId: string,
  assetId: string,
): Promise<AsyncIterable<Uint8Array> | null> {
  return (await storage.get(originalKey(siteId, assetId)))?.stream ?? null
}

/**
 * Keeps the bytes of a file for the library of a site that is still to be made, as an upload would.
 *
 * @throws Refusal as {@link keepFile}
 */
export function keepOriginal(
  tools: Pick<Tools, 'storage' | 'images'>,
  siteId: string,
  assetId: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<KeptFile> {
  return keepFile(tools, originalKey(siteId, assetId), bytes)
}

/**
 * Lays the library of the context's site, which has none yet, over files that are kept already
 * ({@link keepOriginal}), in the transaction that makes the site.
 *
 * @throws Refusal 402 when the site has no room for it
 */
export async function bringInLibrary(
  ctx: Ctx,
  assets: readonly (Omit<CarriedAsset, 'bytes' | 'hash'> & KeptFile)[],
): Promise<void> {
  await insertAssets(ctx, assets)
  await takeRoom(ctx)
  for (const asset of assets) if (isSized(asset)) await queueJob(ctx, makeRenditions, { assetId: asset.id })
}
