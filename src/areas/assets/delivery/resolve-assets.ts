import { createHash } from 'node:crypto'
import { isId } from '#kernel/ids.ts'
import type { ResolvedFile, ResolvedImage } from '#document/block-context.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Ask } from '#platform/system-ctx.ts'
import { type Asset, srcOf } from '../library/asset.ts'
import { findAssets } from '../library/asset.store.ts'
import { resolvedImage, shippedAsset, shippedPicture } from './shipped.ts'
import { type SocialChoice, type SocialPicture, socialPictureOf } from './social-picture.ts'

/** Assets as pages show them. */
export interface ResolvedAssets {
  /** Those of them that the library may have, with words of its own: all but what no file can be called. */
  readonly uploads: readonly string[]
  /** Of all that the library says of them: another one when a word of them has changed, or one is gone. */
  readonly fingerprint: string
  image(id: string): ResolvedImage | undefined
  file(id: string): ResolvedFile | undefined
  /**
   * A picture as it stands for a page where that is shared; undefined where it is gone, or no photograph.
   *
   * @param key signs its address; see `socialKey`
   */
  social(choice: SocialChoice, key: Uint8Array): SocialPicture | undefined
}

function fingerprintOf(assets: readonly Asset[]): string {
  if (assets.length === 0) return ''
  const said = assets.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}

async function resolved(
  ids: readonly string[],
  find: (uploads: readonly string[]) => Promise<readonly Asset[]>,
): Promise<ResolvedAssets> {
  const found = new Map<string, Asset>()
  const uploads: string[] = []
  for (const id of new Set(ids)) {
    const picture = shippedPicture(id)
    // As the program has it, unless the library of the site has it too, and says something else of it.
    if (picture) found.set(id, shippedAsset(picture))
    // What a block of a type that we do not know calls a file may be anything.
    if (isId(id)) uploads.push(id)
  }
  const theirs = uploads.length > 0 ? await find(uploads) : []
  for (const asset of theirs) found.set(asset.id, asset)
  return {
    uploads,
    fingerprint: fingerprintOf(theirs),
    image(id) {
      const asset = found.get(id)
      return asset && resolvedImage(asset)
    },
    file(id) {
      const asset = found.get(id)
      return asset && { src: srcOf(asset), name: asset.name, type: asset.type, bytes: asset.bytes }
    },
    social(choice, key) {
      const asset = found.get(choice.asset)
      return asset && socialPictureOf(asset, choice, key)
    },
  }
}

/** Reads the assets that a page names, all at once: files of the library, and pictures that come with the program. */
export function resolveAssets(ctx: Ctx, ids: readonly string[]): Promise<ResolvedAssets> {
  // A template is looked at before there is a site: it names shipped pictures alone.
  return resolved(ids, async (uploads) => (ctx.site ? findAssets(ctx, uploads) : []))
}

/** The same outside a transaction: the database is asked only where a page names any. */
export function askAssets(ask: Ask, ids: readonly string[]): Promise<ResolvedAssets> {
  return resolved(ids, (uploads) => ask((ctx) => findAssets(ctx, uploads)))
}
