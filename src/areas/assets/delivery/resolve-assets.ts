import { createHash } from 'node:crypto'
import { isId } from '#kernel/ids.ts'
import type { Composed } from '#kernel/point.ts'
import type { ResolvedFile, ResolvedImage } from '#document/block-context.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Ask } from '#platform/system-ctx.ts'
import { type Asset, srcOf } from '../library/asset.ts'
import { assetOfLibrary, findAssets, type LibraryRow } from '../library/asset.store.ts'
import { resolvedImage, shippedAsset, shippedPicture } from '../library/shipped.ts'
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

function resolved(
  tools: Composed | null,
  uploads: readonly string[],
  theirs: readonly Asset[],
): ResolvedAssets {
  const found = new Map(theirs.map((asset) => [asset.id, asset]))
  const find = (id: string): Asset | undefined => {
    const known = found.get(id)
    if (known) return known
    // As the program has it, unless the library of the site has it too, and says something else of it.
    const picture = tools ? shippedPicture(tools, id) : undefined
    const asset = picture && shippedAsset(picture)
    if (asset) found.set(id, asset)
    return asset
  }
  return {
    uploads,
    fingerprint: fingerprintOf(theirs),
    image(id) {
      const asset = find(id)
      return asset && resolvedImage(asset)
    },
    file(id) {
      const asset = find(id)
      return asset && { src: srcOf(asset), name: asset.name, type: asset.type, bytes: asset.bytes }
    },
    social(choice, key) {
      const asset = find(choice.asset)
      return asset && socialPictureOf(asset, choice, key)
    },
  }
}

/** What a library can have; what a block of a type that we do not know calls a file may be anything. */
function uploadsOf(ids: readonly string[]): string[] {
  return [...new Set(ids)].filter(isId)
}

/** Reads the assets that a page names, all at once: files of the library, and pictures that come with the program. */
export async function resolveAssets(ctx: Ctx, ids: readonly string[]): Promise<ResolvedAssets> {
  const uploads = uploadsOf(ids)
  // A template is looked at before there is a site: it names shipped pictures alone.
  return resolved(ctx.tools, uploads, ctx.site ? await findAssets(ctx, uploads) : [])
}

/** The same outside a transaction: the database is asked only where any are named. */
export async function askAssets(ask: Ask, ids: readonly string[]): Promise<ResolvedAssets> {
  const uploads = uploadsOf(ids)
  if (uploads.length === 0) return resolved(null, [], [])
  return ask(async (ctx) => resolved(ctx.tools, uploads, await findAssets(ctx, uploads)))
}

/**
 * The same of what a statement told along with what names them.
 *
 * @param ids of all that are named
 * @param rows what `libraryRows` told of them
 */
export function resolvedAssets(
  tools: Composed,
  ids: readonly string[],
  rows: readonly LibraryRow[],
): ResolvedAssets {
  return resolved(
    tools,
    uploadsOf(ids),
    rows.map((row) => assetOfLibrary(tools, row)),
  )
}
