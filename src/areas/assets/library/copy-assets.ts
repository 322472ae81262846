import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { isUndone } from '#platform/db/database.ts'
import type { Outside } from '#platform/http/route.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { copyAssets as endpoint } from '../contract.ts'
import { makeRenditions } from './make-renditions.job.ts'
import { originalKey } from './rendition.ts'
import { addShipped } from './add-shipped.ts'
import { type Asset, isSized } from './asset.ts'
import { findAssets, findByHash, findHashes, insertAsset } from './asset.store.ts'
import { rowOf } from './asset-row.ts'
import { isShipped } from './carry-library.ts'
import { takeRoom } from './take-room.ts'

/** The context of a site, in a transaction of the platform. */
const onSite = (ctx: Ctx, siteId: string): Ctx => ({ ...ctx, site: { id: siteId } })

/** An asset of the other site, with the key its bytes were copied to; none when this site has them already. */
interface Copied {
  readonly asset: Asset
  readonly id: string
  readonly key: string | null
}

/**
 * Copies files of one site's library into another's, for who may see the one and add to the other: what is
 * pasted from site to site brings its pictures along. What is there already is answered with what is there; what
 * comes with the program is what it is on both, and is put into the library of the other where it is not there.
 * All of it has to fit, or nothing is kept; a file whose bytes are gone is left out.
 *
 * @throws Refusal 402 the site's plan has no room for it, 507 no space
 */
export async function copyAssets(
  outside: Outside,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { storage } = outside.tools
  const wanted = await outside.transaction(async (ctx) => {
    const named = await findAssets(onSite(ctx, input.from), [...new Set(input.ids)])
    const found = named.filter(({ id }) => !isShipped(ctx.tools, id))
    await addShipped(
      onSite(ctx, input.to),
      named.map(({ id }) => id),
    )
    const there = await findHashes(
      onSite(ctx, input.to),
      found.map(({ hash }) => hash),
    )
    return found.map((asset) => ({ asset, isThere: there.has(asset.hash) }))
  })
  const copied: Copied[] = []
  const forget = async (some: readonly Copied[]) => {
    for (const { key } of some) if (key !== null) await storage.remove(key)
  }
  let isAsked = false
  try {
    for (const { asset, isThere } of wanted) {
      outside.signal.throwIfAborted()
      const id = newId(outside.clock.now())
      const key = originalKey(input.to, id)
      const opened = isThere ? null : await storage.get(originalKey(input.from, asset.id))
      if (opened) await storage.put(key, opened.stream)
      if (opened || isThere) copied.push({ asset, id, key: opened ? key : null })
    }
    isAsked = true
    const stored = await outside.transaction(async (platform) => {
      const ctx = onSite(platform, input.to)
      const rows: { from: string; asset: Asset; isNew: boolean }[] = []
      for (const { asset, id, key } of copied) {
        const made = key === null ? null : await insertAsset(ctx, { ...asset, id })
        const kept = made ?? (await findByHash(ctx, asset.hash))
        if (kept) rows.push({ from: asset.id, asset: kept, isNew: made !== null })
        if (made && isSized(made)) await queueJob(ctx, makeRenditions, { assetId: made.id })
      }
      if (rows.some(({ isNew }) => isNew)) await takeRoom(ctx)
      return rows
    })
    const kept = new Set(stored.filter(({ isNew }) => isNew).map(({ asset }) => asset.id))
    await forget(copied.filter(({ id }) => !kept.has(id)))
    return { copies: stored.map(({ from, asset }) => ({ from, asset: rowOf(asset) })) }
  } catch (error) {
    if (!isAsked || isUndone(error)) await forget(copied)
    throw error
  }
}
