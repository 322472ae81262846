import { DAY, HOUR } from '#kernel/clock.ts'
import { defineRecurring } from '#platform/jobs/job.ts'
import { exportKey } from './exports/export.ts'
import { deleteExports, findOldExports } from './exports/export.store.ts'
import { deleteOldImport, findOldImports } from './imports/import.store.ts'
import { archiveKey } from './imports/import.ts'
import { dropLaidRows, removeImportFiles } from './imports/drop-laid.ts'

/** An archive that is being made says so every few seconds; one that is silent for this long is made by nobody. */
const SILENT_EXPORT = 6 * HOUR

/** How long an archive that was handed in waits for somebody to make something of it. */
const IMPORT_KEPT = DAY

/** Removes archives whose hour is over, and those that nobody made anything of: files first, so that none is forgotten. */
export const tidyArchives = defineRecurring({
  name: 'transfer.tidy-archives',
  cron: '*/10 * * * *',
  retries: 3,
  backoff: { first: 30, longest: 300 },
  timeout: 600,
  async run(job) {
    const { storage } = job.tools
    const old = await job.transaction((ctx) => findOldExports(ctx, new Date(ctx.clock.now() - SILENT_EXPORT)))
    for (const { siteId, id } of old) await storage.remove(exportKey(siteId, id))
    await job.transaction((ctx) => deleteExports(ctx, old))

    const found = await job.transaction(async (ctx) => {
      const since = new Date(ctx.clock.now() - IMPORT_KEPT)
      return { since, imports: await findOldImports(ctx, since) }
    })
    for (const one of found.imports) {
      job.signal.throwIfAborted()
      const isGone = await job.transaction(async (ctx) => {
        const wasThere = await deleteOldImport(ctx, one.id, found.since)
        if (wasThere && one.state !== 'made') await dropLaidRows(ctx, one.newSiteId)
        return wasThere
      })
      if (!isGone) continue
      // The files of one that was made are its site's.
      if (one.state === 'made') await storage.remove(archiveKey(one.id))
      else await removeImportFiles(storage, one)
    }
  },
})
