import { z } from 'zod'
import { bringInLibrary } from '#areas/assets/index.ts'
import { bringInPages } from '#areas/pages/index.ts'
import { carriedTables, findSitesByIds, importSite } from '#areas/sites/index.ts'
import type { Id } from '#kernel/ids.ts'
import { Refusal, refuse } from '#kernel/refusal.ts'
import { id } from '#kernel/shapes.ts'
import { defineJob, type JobRun, OvertakenError } from '#platform/jobs/job.ts'
import { atIntervals } from '../at-intervals.ts'
import { bytesToKeep, readArchive, storedSource } from '../archive/read-archive.ts'
import { faultOf } from '../fault.ts'
import { NotWanted } from '../not-wanted.ts'
import { dropLaidRows, removeLaidFiles } from './drop-laid.ts'
import { archiveKey, type Import, type Wanted } from './import.ts'
import { readImportRow, updateImport } from './import.store.ts'
import { refuseNoRoom } from './refuse-no-room.ts'
import { layDrafts, layFiles, layHistory, layTables, making, noMore } from './lay-site.ts'

async function make(job: JobRun, one: Import, wanted: Wanted): Promise<void> {
  const source = await storedSource(job.tools.storage, archiveKey(one.id))
  if (!source) throw refuse('not_found', 'transfer.gone')
  // By the plan of now: it may have changed since the archive was looked through.
  const archive = await readArchive(job.tools, await job.transaction(carriedTables), source, (bytes) =>
    job.transaction((ctx) => refuseNoRoom(ctx, bytes)),
  )
  const the = await making(job, one, archive)
  // Files and rows come first, a step at a time, under the id of a site that is not there: nobody sees them.
  const tell = atIntervals(async (done) => {
    if (!(await job.transaction((ctx) => updateImport(ctx, one, 'making', { done })))) throw noMore(one)
  })
  const done = await layFiles(the, tell)
  await layDrafts(the)
  await layTables(the, done, tell)
  await layHistory(the)
  // Then the site comes into being, with all of it at once, or not at all.
  await job.transaction(async (ctx) => {
    // Overtaken by a run that has made it, or has been refused: the archive is that one's.
    if (!(await updateImport(ctx, one, 'making', { state: 'made', done: one.total }))) throw noMore(one)
    // The library counts what is in it; what came along for the trash has to have room, too.
    await refuseNoRoom(ctx, bytesToKeep(archive))
    const inside = await importSite(ctx, {
      ...wanted,
      id: one.newSiteId,
      type: archive.site.type,
      contactLine: archive.site.contactLine,
      ownerId: one.accountId,
    })
    await bringInLibrary(inside)
    await bringInPages(inside, archive, the.ids)
    await job.finish(ctx.db)
  })
  await job.tools.storage.remove(archiveKey(one.id))
}

/** Takes away what a run has laid whose site is wanted no more; a site that is there stays. */
async function leave(job: JobRun, importId: Id, newSiteId: Id): Promise<void> {
  const isThere = await job.transaction(async (ctx) => {
    // Whoever makes it ends first.
    await readImportRow(ctx, importId, { lock: true })
    if ((await findSitesByIds(ctx.db, [newSiteId])).size > 0) return true
    await dropLaidRows(ctx, newSiteId)
    return false
  })
  if (!isThere) await removeLaidFiles(job.tools.storage, newSiteId)
}

/**
 * Makes a site of an archive. Killed at any point and run again, it goes on where it stood, and makes the one site
 * that was asked for. What is refused (a taken address, a limit, a file that no library takes) leaves no file and no
 * row, and can be asked again.
 */
export const siteOfImport = defineJob({
  name: 'transfer.make-import',
  // The try it is for, by the site that would be: a job of one that was stopped has no part in the next.
  input: z.object({ importId: id, newSiteId: id.optional() }),
  retries: 3,
  backoff: { first: 5, longest: 60 },
  timeout: 4 * 3600,
  // Hours, where a site is large: another one's goes on beside it.
  concurrency: 2,
  async run(job, { importId, newSiteId: tried }) {
    const one = await job.transaction((ctx) => readImportRow(ctx, importId))
    if (tried !== undefined && one?.newSiteId !== tried) return leave(job, importId, tried)
    // Stopped while a run that was killed had left files.
    if (one?.state === 'checked') return leave(job, importId, one.newSiteId)
    if (one?.state !== 'making' || !one.wanted) return
    try {
      await make(job, one, one.wanted)
    } catch (error) {
      if (error instanceof NotWanted) return leave(job, one.id, one.newSiteId)
      const isRefused = error instanceof Refusal
      if (error instanceof OvertakenError || (!isRefused && !job.isLastAttempt)) throw error
      const wasMaking = await job.transaction((ctx) =>
        updateImport(ctx, one, 'making', { state: 'checked', fault: faultOf(error), done: 0 }),
      )
      // Another run has made it meanwhile, and taken the archive away.
      if (!wasMaking) return
      await job.transaction((ctx) => dropLaidRows(ctx, one.newSiteId))
      await removeLaidFiles(job.tools.storage, one.newSiteId)
      if (!isRefused) throw error
    }
  },
})
