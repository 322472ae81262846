import type { Ctx } from '#platform/ctx.ts'
import { shippedAsset, shippedPicture } from './shipped.ts'
import { findHashes, insertAssets } from './asset.store.ts'

/**
 * Puts pictures that come with the program into the library of the context's site, so that they are found, chosen,
 * described and thrown away there like any other: rows under the ids that documents name them by. Their bytes stay
 * where they are, and take no room. What the library has already, be it in its trash, stays as it is there.
 *
 * @param ids what a page names; only shipped pictures among them count, the first is the first of the library
 */
export async function addShipped(ctx: Ctx, ids: Iterable<string>): Promise<void> {
  const wanted = [...new Set(ids)].flatMap((id) => shippedPicture(ctx.tools, id) ?? [])
  if (wanted.length === 0) return
  const there = await findHashes(
    ctx,
    wanted.map(({ hash }) => hash),
  )
  const now = ctx.clock.now()
  // The library shows what came last first: those on the first page are to be met first.
  const rows = wanted
    .filter(({ hash }) => !there.has(hash))
    .map((picture, index) => ({ ...shippedAsset(picture), createdAt: new Date(now - index) }))
  // Somebody may send one of them as this is written: then it is there.
  await insertAssets(ctx, rows, 'contents')
}
