import { defineJob } from '#platform/jobs/job.ts'
import { releaseDue } from './release-due.job.ts'
import { releaseScheduled } from './release-scheduled.ts'

/** Runs a scheduled release; one that was called off, or is live already, is left as it is. */
export const releaseDueJob = defineJob({
  ...releaseDue,
  run: (job, { releaseId }) =>
    job.transaction(async (ctx) => {
      await releaseScheduled(ctx, releaseId)
      await job.finish(ctx.db)
    }),
})
