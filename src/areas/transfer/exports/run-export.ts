import type { Id } from '#kernel/ids.ts'
import { Refusal } from '#kernel/refusal.ts'
import { writeZip, type ZipInput } from '#platform/archive/write-zip.ts'
import { type JobRun, OvertakenError } from '#platform/jobs/job.ts'
import { faultOf } from '../fault.ts'
import { NotWanted } from '../not-wanted.ts'
import { EXPORT_KEPT, exportKey } from './export.ts'
import { readExport, settleExport } from './export.store.ts'

/** What is packed: its files, and afterwards what could not be among them. */
export interface Packed {
  readonly files: AsyncIterable<ZipInput>
  leftOut(): readonly string[]
}

/**
 * Makes an export that was asked for, from whatever is to be packed, a piece of a file at a time. It is kept whole or
 * not at all; one that is called off meanwhile leaves nothing. What is refused, and what fails at the last try, is
 * said to be so, with the reason if it is known.
 */
export async function runExport(
  job: JobRun,
  exportId: Id,
  pack: (siteId: Id) => Promise<Packed>,
): Promise<void> {
  const { siteId } = job
  if (siteId === null) return
  const row = await job.transaction((ctx) => readExport(ctx, exportId))
  const key = exportKey(siteId, exportId)
  // Its site was removed, or it was given up as silent: a run that was killed may have left an archive of it.
  if (!row) return job.tools.storage.remove(key)
  if (row.state !== 'making') return
  try {
    const { files, leftOut } = await pack(siteId)
    // What a crash cuts short is never seen.
    const bytes = await job.tools.storage.put(key, writeZip(files))
    await job.transaction(async (ctx) => {
      const expiresAt = new Date(ctx.clock.now() + EXPORT_KEPT)
      await settleExport(ctx, exportId, { bytes, expiresAt, leftOut: leftOut() })
      await job.finish(ctx.db)
    })
    // The removal of a site takes away what lies there when it comes by; this came after it. What another run made
    // ready under the same key stays.
    if (!(await job.transaction((ctx) => readExport(ctx, exportId)))) await job.tools.storage.remove(key)
  } catch (error) {
    if (error instanceof NotWanted) {
      // Another run may have made it ready under the same key.
      if (!(await job.transaction((ctx) => readExport(ctx, exportId)))) await job.tools.storage.remove(key)
      return
    }
    const isRefused = error instanceof Refusal
    if (error instanceof OvertakenError || (!isRefused && !job.isLastAttempt)) throw error
    const fault = isRefused ? faultOf(error) : null
    const settled = await job.transaction(async (ctx) => {
      await settleExport(ctx, exportId, { fault })
      return readExport(ctx, exportId)
    })
    // It is ready after all where the answer to a commit was lost.
    if (settled?.state !== 'ready') await job.tools.storage.remove(key)
    if (!isRefused) throw error
  }
}
