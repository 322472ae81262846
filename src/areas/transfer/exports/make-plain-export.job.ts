import { z } from 'zod'
import type { Id } from '#kernel/ids.ts'
import { id } from '#kernel/shapes.ts'
import type { ZipInput } from '#platform/archive/write-zip.ts'
import { declareJob, defineJob, type Job } from '#platform/jobs/job.ts'
import { atIntervals } from '../at-intervals.ts'
import { noteExportProgress } from './export.store.ts'
import { runExport } from './run-export.ts'

/** A released site as files: what every visitor would get, were it open to everyone. */
export interface PlainSite {
  /** How many pages there will be. */
  readonly pages: number
  /** Its files, one after another. */
  readonly files: AsyncIterable<ZipInput>
  /** Addresses of pages that are not among them, as they ask for a password. */
  readonly leftOut: readonly string[]
}

/**
 * Opens a released site to be taken away as files.
 *
 * @param onPage told how many pages were drawn
 * @throws Refusal `transfer.not_released`, `transfer.plain_taken`
 */
export type OpenPlainSite = (siteId: Id, onPage: (done: number) => Promise<void>) => Promise<PlainSite>

/** Packs the released site as plain files. Pages are drawn by the visitor's side, which runs it. */
export const makePlainExport = declareJob({
  name: 'transfer.make-plain-export',
  input: z.object({ exportId: id }),
  retries: 3,
  backoff: { first: 5, longest: 120 },
  timeout: 3600,
  // Hours, where a site is large: another one's goes on beside it.
  concurrency: 2,
})

/** The job with what it needs of the visitor's side. */
export function plainExportJob(open: OpenPlainSite): Job<{ exportId: string }> {
  return defineJob({
    ...makePlainExport,
    run: (job, { exportId }) =>
      runExport(job, exportId, async (siteId) => {
        const note = (progress: { done: number; total?: number }): Promise<void> =>
          job.transaction((ctx) => noteExportProgress(ctx, exportId, progress))
        const tell = atIntervals((done) => note({ done }))
        const site = await open(siteId, async (done) => {
          job.signal.throwIfAborted()
          await tell(done)
        })
        await note({ done: 0, total: site.pages })
        return { files: site.files, leftOut: () => site.leftOut }
      }),
  })
}
