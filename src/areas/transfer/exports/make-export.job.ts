import { z } from 'zod'
import { openOriginal, takeOutLibrary } from '#areas/assets/index.ts'
import { takeOutPage, takeOutPages } from '#areas/pages/index.ts'
import { siteFacts } from '#areas/sites/index.ts'
import { id } from '#kernel/shapes.ts'
import { writeZip } from '#platform/archive/write-zip.ts'
import { defineJob, type JobRun, OvertakenError } from '#platform/jobs/job.ts'
import { atIntervals } from '../archive/at-intervals.ts'
import { packSite } from '../archive/pack-site.ts'
import { EXPORT_KEPT, exportKey } from './export.ts'
import { noteExportProgress, readExport, settleExport } from './export.store.ts'

async function make(job: JobRun, siteId: string, exportId: string): Promise<void> {
  const key = exportKey(siteId, exportId)
  const taken = await job.transaction(async (ctx) => {
    const [site, content, assets] = [await siteFacts(ctx), await takeOutPages(ctx), await takeOutLibrary(ctx)]
    const total = assets.reduce((sum, { bytes }) => sum + bytes, 0)
    await noteExportProgress(ctx, exportId, { done: 0, total })
    return { site, content, assets, exportedAt: new Date(ctx.clock.now()) }
  })
  const progress = atIntervals((done) =>
    job.transaction((ctx) => noteExportProgress(ctx, exportId, { done })),
  )
  // It is kept whole or not at all, so what a crash cuts short is never seen.
  const bytes = await job.tools.storage.put(
    key,
    writeZip(
      packSite({
        ...taken,
        readPage: (page) => job.transaction((ctx) => takeOutPage(ctx, page)),
        openFile: (assetId) => openOriginal(job.tools, siteId, assetId),
        onProgress(done) {
          job.signal.throwIfAborted()
          return progress(done)
        },
      }),
    ),
  )
  await job.transaction(async (ctx) => {
    await settleExport(ctx, exportId, { bytes, expiresAt: new Date(ctx.clock.now() + EXPORT_KEPT) })
    await job.finish(ctx.db)
  })
}

/** Packs a site into an archive, a piece of a file at a time. After its last try it says that it could not be made. */
export const makeExport = defineJob({
  name: 'transfer.make-export',
  input: z.object({ exportId: id }),
  retries: 3,
  backoff: { first: 5, longest: 120 },
  timeout: 4 * 3600,
  concurrency: 1,
  async run(job, { exportId }) {
    const { siteId } = job
    if (siteId === null) return
    const row = await job.transaction((ctx) => readExport(ctx, exportId))
    if (row?.state !== 'making') return
    try {
      await make(job, siteId, exportId)
    } catch (error) {
      if (error instanceof OvertakenError || !job.isLastAttempt) throw error
      await job.transaction((ctx) => settleExport(ctx, exportId, null))
      await job.tools.storage.remove(exportKey(siteId, exportId))
      throw error
    }
  },
})
