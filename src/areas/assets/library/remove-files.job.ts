import { z } from 'zod'
import { id } from '#kernel/shapes.ts'
import { defineJob } from '#platform/jobs/job.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { renditionFolder } from './rendition.ts'

/** Removes all that is stored of a site's file: the original and every width and format made of it. Harmless twice. */
export async function removeStored(
  storage: Pick<Storage, 'list' | 'remove'>,
  siteId: string,
  assetId: string,
): Promise<void> {
  // Listed before the first is removed: a store need not take a removal while it is being listed.
  const keys: string[] = []
  for await (const { key } of storage.list(`${renditionFolder(siteId, assetId)}/`)) keys.push(key)
  for (const key of keys) await storage.remove(key)
}

/** Removes what is stored of files that are deleted for good. Queued in the transaction that deletes their rows. */
export const removeFiles = defineJob({
  name: 'assets.remove-files',
  input: z.object({ assetIds: z.array(id) }),
  retries: 10,
  backoff: { first: 30, longest: 3600 },
  timeout: 3600,
  concurrency: 1,
  async run(job, { assetIds }) {
    if (job.siteId === null) return
    for (const assetId of assetIds) {
      job.signal.throwIfAborted()
      await removeStored(job.tools.storage, job.siteId, assetId)
    }
  },
})
