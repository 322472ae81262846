import { z } from 'zod'
import { openOriginal, takeOutLibrary } from '#areas/assets/index.ts'
import {
  takeOutEditions,
  takeOutHistory,
  takeOutPage,
  takeOutPages,
  takeOutReleases,
} from '#areas/pages/index.ts'
import { carriedTables, siteFacts, sumCarriedFiles, takeRows } from '#areas/sites/index.ts'
import type { Id } from '#kernel/ids.ts'
import { id } from '#kernel/shapes.ts'
import { defineJob, type JobRun } from '#platform/jobs/job.ts'
import { atIntervals } from '../at-intervals.ts'
import { historyLimits, rowLimits } from '../archive/format.ts'
import { packSite } from '../archive/pack-site.ts'
import { noteExportProgress } from './export.store.ts'
import { type Packed, runExport } from './run-export.ts'

async function pack(job: JobRun, siteId: Id, exportId: Id): Promise<Packed> {
  const taken = await job.transaction(async (ctx) => {
    const [site, content, assets] = [await siteFacts(ctx), await takeOutPages(ctx), await takeOutLibrary(ctx)]
    const tables = await carriedTables(ctx)
    const total = assets.reduce((sum, { bytes }) => sum + bytes, await sumCarriedFiles(ctx, tables))
    await noteExportProgress(ctx, exportId, { done: 0, total })
    return { site, content, assets, tables, exportedAt: new Date(ctx.clock.now()) }
  })
  const progress = atIntervals((done) =>
    job.transaction((ctx) => noteExportProgress(ctx, exportId, { done })),
  )
  const onProgress = (done: number): Promise<void> => {
    job.signal.throwIfAborted()
    return progress(done)
  }
  const history = await takeOutHistory(
    async (work) => {
      await onProgress(0)
      return job.transaction(work)
    },
    new Set(taken.content.pages.map((page) => page.id)),
    historyLimits.taken,
  )
  const files = packSite({
    ...taken,
    history,
    readPage: (page) => job.transaction((ctx) => takeOutPage(ctx, page)),
    readReleases: (numbers) => job.transaction((ctx) => takeOutReleases(ctx, numbers, history)),
    readEditions: (ids) => job.transaction((ctx) => takeOutEditions(ctx, ids)),
    openFile: (assetId) => openOriginal(job.tools, siteId, assetId),
    takeRows: (table, after) =>
      job.transaction((ctx) => takeRows(ctx, table, 'archive', after, rowLimits.part)),
    openRowFile: async (key, rowId) => (await job.tools.storage.get(key(siteId, rowId)))?.stream ?? null,
    onProgress,
  })
  return { files, leftOut: () => [] }
}

/** Packs a site into an archive, a piece of a file at a time. After its last try it says that it could not be made. */
export const makeExport = defineJob({
  name: 'transfer.make-export',
  input: z.object({ exportId: id }),
  retries: 3,
  backoff: { first: 5, longest: 120 },
  timeout: 4 * 3600,
  // Hours, where a site is large: another one's goes on beside it.
  concurrency: 2,
  run: (job, { exportId }) => runExport(job, exportId, (siteId) => pack(job, siteId, exportId)),
})
