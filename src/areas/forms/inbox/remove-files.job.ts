import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** Removes the bytes of files whose rows are gone. Queued in the transaction that deletes them; harmless twice. */
export const removeFiles = defineJob({
  name: 'forms.remove-files',
  input: z.object({ keys: z.array(z.string()) }),
  retries: 10,
  backoff: { first: 30, longest: 3600 },
  timeout: 3600,
  concurrency: 1,
  async run(job, { keys }) {
    for (const key of keys) {
      job.signal.throwIfAborted()
      await job.tools.storage.remove(key)
    }
  },
})
