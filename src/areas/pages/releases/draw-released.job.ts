import { z } from 'zod'
import { id } from '#kernel/shapes.ts'
import { declareJob } from '#platform/jobs/job.ts'

/**
 * Draws the pages of a release ahead of their visitors; queued with the release. Nothing hangs on it: a page
 * that was not drawn is drawn for whoever asks for it first. The visitor's side, which draws, runs it.
 */
export const drawReleased = declareJob({
  name: 'pages.draw-released',
  input: z.object({ releaseId: id }),
  retries: 1,
  backoff: { first: 30, longest: 30 },
  timeout: 900,
  priority: -10,
  concurrency: 1,
})
