import type { ResolvedFile, ResolvedImage } from '#document/block-context.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type Asset, srcOf } from '../library/asset.ts'
import { findAssets } from '../library/asset.store.ts'
import { resolvedImage, shippedAsset, shippedPicture } from './shipped.ts'

/** Assets as pages show them. */
export interface ResolvedAssets {
  image(id: string): ResolvedImage | undefined
  file(id: string): ResolvedFile | undefined
}

/** Reads the assets that a page names, all at once: uploads of the site, and pictures that come with the program. */
export async function resolveAssets(ctx: Ctx, ids: readonly string[]): Promise<ResolvedAssets> {
  const found = new Map<string, Asset>()
  const uploads: string[] = []
  for (const id of new Set(ids)) {
    const picture = shippedPicture(id)
    if (picture) found.set(id, shippedAsset(picture))
    else uploads.push(id)
  }
  // A template is looked at before there is a site: it names shipped pictures alone.
  if (ctx.site) for (const asset of await findAssets(ctx, uploads)) found.set(asset.id, asset)
  return {
    image(id) {
      const asset = found.get(id)
      return asset && resolvedImage(asset)
    },
    file(id) {
      const asset = found.get(id)
      return asset && { src: srcOf(asset), name: asset.name, type: asset.type, bytes: asset.bytes }
    },
  }
}
