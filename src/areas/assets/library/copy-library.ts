import { z } from 'zod'
import type { Site } from '#areas/sites/index.ts'
import { id } from '#kernel/shapes.ts'
import type { Ctx } from '#platform/ctx.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { siteKey } from '#platform/storage/storage.ts'
import { copyAssets } from './asset.store.ts'

/** Copies the files of one site's library to another's. What is there already is not copied again. */
export const copyFiles = defineJob({
  name: 'assets.copy-files',
  input: z.object({ fromSiteId: id }),
  retries: 8,
  backoff: { first: 10, longest: 900 },
  timeout: 3600,
  concurrency: 1,
  async run(job, { fromSiteId }) {
    if (job.siteId === null) return
    const { storage } = job.tools
    const prefix = siteKey(fromSiteId, 'assets')
    for await (const file of storage.list(`${prefix}/`)) {
      job.signal.throwIfAborted()
      const key = siteKey(job.siteId, 'assets') + file.key.slice(prefix.length)
      if (await storage.head(key)) continue
      const opened = await storage.get(file.key)
      if (opened) await storage.put(key, opened.stream)
    }
  },
})

/** Copies the library of one site to another: its rows now, its files by a job. */
export async function copyLibrary(ctx: Ctx, copied: { from: Site; to: Site }): Promise<void> {
  const target: Ctx = { ...ctx, site: { id: copied.to.id } }
  await copyAssets(target, copied.from.id)
  await queueJob(target, copyFiles, { fromSiteId: copied.from.id })
}
