import { z } from 'zod'
import { id } from '#kernel/shapes.ts'
import { declareJob } from '#platform/jobs/job.ts'

/** Takes a scheduled release live when its time has come; queued with the release itself, for its time. */
export const releaseDue = declareJob({
  name: 'pages.release-due',
  input: z.object({ releaseId: id }),
  retries: 8,
  backoff: { first: 5, longest: 600 },
  timeout: 120,
})
