import { z } from 'zod'
import { Refusal, refuse } from '#kernel/refusal.ts'
import { id } from '#kernel/shapes.ts'
import { defineJob, type JobRun, OvertakenError } from '#platform/jobs/job.ts'
import { atIntervals } from '../at-intervals.ts'
import { carriedTables } from '#areas/sites/index.ts'
import { readArchive, storedSource, verifyFiles, verifyHistory, verifyRows } from '../archive/read-archive.ts'
import { faultOf } from '../fault.ts'
import { archiveKey, type Import, reportOf } from './import.ts'
import { refuseNoRoom } from './refuse-no-room.ts'
import { readImportRow, updateImport } from './import.store.ts'
import { removeImportFiles } from './drop-laid.ts'

async function check(job: JobRun, one: Import): Promise<void> {
  const source = await storedSource(job.tools.storage, archiveKey(one.id))
  // Who forgot it meanwhile is told nothing: the import is gone with it.
  if (!source) throw refuse('gone', 'transfer.gone')
  const archive = await readArchive(job.tools, await job.transaction(carriedTables), source, (bytes) =>
    job.transaction((ctx) => refuseNoRoom(ctx, bytes)),
  )
  const rows = await verifyRows(archive)
  const report = reportOf(archive, await verifyHistory(archive, rows), rows)
  const note = (done: number) =>
    job.transaction((ctx) => updateImport(ctx, one, 'checking', { done, total: report.bytes }))
  await note(0)
  const progress = atIntervals(note)
  await verifyFiles(archive, (done) => {
    job.signal.throwIfAborted()
    return progress(done)
  })
  await job.transaction(async (ctx) => {
    await updateImport(ctx, one, 'checking', {
      state: 'checked',
      report,
      done: report.bytes,
      total: report.bytes,
    })
    await job.finish(ctx.db)
  })
}

/**
 * Looks an archive through from end to end, and says what is in it: nothing is made of it, and one that is refused
 * leaves nothing.
 */
export const checkImport = defineJob({
  name: 'transfer.check-import',
  input: z.object({ importId: id }),
  retries: 2,
  backoff: { first: 5, longest: 60 },
  timeout: 3600,
  // Long, where a site is large: another one's goes on beside it.
  concurrency: 2,
  async run(job, { importId }) {
    const one = await job.transaction((ctx) => readImportRow(ctx, importId))
    if (one?.state !== 'checking') return
    try {
      await check(job, one)
    } catch (error) {
      const isRefused = error instanceof Refusal
      if (error instanceof OvertakenError || (!isRefused && !job.isLastAttempt)) throw error
      const wasChecking = await job.transaction((ctx) =>
        updateImport(ctx, one, 'checking', { state: 'refused', fault: faultOf(error) }),
      )
      if (wasChecking) await removeImportFiles(job.tools.storage, one)
      if (!isRefused) throw error
    }
  },
})
