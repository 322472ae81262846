import { z } from 'zod'
import { limitCode, type Site } from '#areas/sites/index.ts'
import { Refusal, refuse } from '#kernel/refusal.ts'
import { id } from '#kernel/shapes.ts'
import type { Ctx } from '#platform/ctx.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { siteKey } from '#platform/storage/storage.ts'
import { copyAssets, isThere } from './asset.store.ts'
import { takeOutLibrary } from './carry-library.ts'
import { takeRoom } from './take-room.ts'

/**
 * Copies the files of one site's library to another's. What is there already is not copied again, and what the
 * copy has no row of is left: it lies in the trash of the other, or has been deleted since.
 */
export const copyFiles = defineJob({
  name: 'assets.copy-files',
  input: z.object({ fromSiteId: id }),
  retries: 8,
  backoff: { first: 10, longest: 900 },
  timeout: 3600,
  // Hours, where a site is large: another one's goes on beside it.
  concurrency: 2,
  async run(job, { fromSiteId }) {
    if (job.siteId === null) return
    const { storage } = job.tools
    const prefix = siteKey(fromSiteId, 'assets')
    let asked: { readonly assetId: string; readonly isThere: boolean } | undefined
    for await (const file of storage.list(`${prefix}/`)) {
      job.signal.throwIfAborted()
      const below = file.key.slice(prefix.length)
      const assetId = below.split('/')[1] ?? ''
      if (asked?.assetId !== assetId) {
        asked = { assetId, isThere: await job.transaction((ctx) => isThere(ctx, assetId)) }
      }
      if (!asked.isThere) continue
      const key = siteKey(job.siteId, 'assets') + below
      if (await storage.head(key)) continue
      const opened = await storage.get(file.key)
      if (opened) await storage.put(key, opened.stream)
    }
  },
})

/** What the new site has no room for is told of the library as a whole: there is nothing on it to remove. */
function asWhole(error: unknown): unknown {
  if (!(error instanceof Refusal) || error.code !== limitCode('storage')) return error
  const { values } = error.detail
  return refuse(error.kind, 'assets.copy_no_room', values ? { values } : {})
}

/**
 * Copies the library of one site to another: its rows now, its files by a job. Of its trash comes along what
 * something shows. The copy has to fit the limit
 * of the site it is for; one that does not is refused whole, as pages without their pictures are no copy.
 *
 * @throws Refusal 402 when the new site has no room for it
 */
export async function copyLibrary(ctx: Ctx, copied: { from: Site; to: Site }): Promise<void> {
  const target: Ctx = { ...ctx, site: { id: copied.to.id } }
  const library = await takeOutLibrary({ ...ctx, site: { id: copied.from.id } })
  const trashed = library.filter(({ isTrashed }) => isTrashed).map((asset) => asset.id)
  await copyAssets(target, copied.from.id, trashed)
  await takeRoom(target).catch((error: unknown) => {
    throw asWhole(error)
  })
  await queueJob(target, copyFiles, { fromSiteId: copied.from.id })
}
