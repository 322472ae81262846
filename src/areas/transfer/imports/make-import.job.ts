import { z } from 'zod'
import { bringInLibrary, keepOriginal } from '#areas/assets/index.ts'
import { bringInPages } from '#areas/pages/index.ts'
import { importSite } from '#areas/sites/index.ts'
import { Refusal, refuse } from '#kernel/refusal.ts'
import { id } from '#kernel/shapes.ts'
import { defineJob, type JobRun, OvertakenError } from '#platform/jobs/job.ts'
import { atIntervals } from '../archive/at-intervals.ts'
import { type ReadArchive, readArchive, storedSource } from '../archive/read-archive.ts'
import { faultOf } from './check-import.job.ts'
import { archiveKey, type Import, type Wanted } from './import.ts'
import { readImportRow, updateImport } from './import.store.ts'
import { removeLaidFiles } from './remove-files.ts'

type BroughtIn = Parameters<typeof bringInLibrary>[1]

/** Keeps every file as an upload would, under the site that is to be: what a drawing may not hold is taken out, what no picture may be is refused. */
async function layFiles(
  job: JobRun,
  one: Import,
  { zip, files }: ReadArchive,
  onProgress: (done: number) => Promise<void>,
): Promise<BroughtIn> {
  const laid: BroughtIn[number][] = []
  const hashes = new Set<string>()
  let done = 0
  for (const { id: assetId, path, name, alt, isDecorative, focal, createdAt } of files) {
    const pieces = async function* () {
      for await (const piece of zip.open(path)) {
        job.signal.throwIfAborted()
        yield piece
        await onProgress((done += piece.length))
      }
    }
    const kept = await keepOriginal(job.tools, one.newSiteId, assetId, pieces()).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      const values = { ...error.detail.values, name: name.slice(0, 80), reason: error.code }
      throw refuse(error.kind, 'transfer.file_refused', { values })
    })
    // Two drawings may be one once they are cleaned; a library keeps each content once.
    if (hashes.has(kept.hash))
      throw refuse('invalid', 'transfer.damaged', { values: { name: name.slice(0, 80) } })
    hashes.add(kept.hash)
    laid.push({ id: assetId, name, alt, isDecorative, focal, createdAt: new Date(createdAt), ...kept })
  }
  return laid
}

async function make(job: JobRun, one: Import, wanted: Wanted): Promise<void> {
  const source = await storedSource(job.tools.storage, archiveKey(one.id))
  if (!source) throw refuse('not_found', 'transfer.gone')
  const archive = await readArchive(source)
  const progress = atIntervals((done) => job.transaction((ctx) => updateImport(ctx, one, 'making', { done })))
  const files = await layFiles(job, one, archive, progress)
  // Everything that can be seen of the site comes at once, or not at all: no try finds half of one before it.
  await job.transaction(async (ctx) => {
    if (!(await updateImport(ctx, one, 'making', { state: 'made', done: one.total }))) return
    const inside = await importSite(ctx, {
      ...wanted,
      id: one.newSiteId,
      type: archive.site.type,
      contactLine: archive.site.contactLine,
      ownerId: one.accountId,
    })
    await bringInLibrary(inside, files)
    await bringInPages(inside, archive)
    await job.finish(ctx.db)
  })
  await job.tools.storage.remove(archiveKey(one.id))
}

/**
 * Makes a site of an archive. Killed at any point and run again, it makes the one site that was asked for. What is
 * refused (a taken address, a limit, a file that no library takes) leaves no file and no row, and can be asked again.
 */
export const siteOfImport = defineJob({
  name: 'transfer.make-import',
  input: z.object({ importId: id }),
  retries: 3,
  backoff: { first: 5, longest: 60 },
  timeout: 4 * 3600,
  concurrency: 1,
  async run(job, { importId }) {
    const one = await job.transaction((ctx) => readImportRow(ctx, importId))
    if (one?.state !== 'making' || !one.wanted) return
    try {
      await make(job, one, one.wanted)
    } catch (error) {
      const isRefused = error instanceof Refusal
      if (error instanceof OvertakenError || (!isRefused && !job.isLastAttempt)) throw error
      const wasMaking = await job.transaction((ctx) =>
        updateImport(ctx, one, 'making', { state: 'checked', fault: faultOf(error), done: 0 }),
      )
      // Another run has made it meanwhile, and taken the archive away.
      if (!wasMaking) return
      await removeLaidFiles(job.tools.storage, one.newSiteId)
      if (!isRefused) throw error
    }
  },
})
