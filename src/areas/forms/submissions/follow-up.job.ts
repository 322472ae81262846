import { defineJob } from '#platform/jobs/job.ts'
import { followUp } from './follow-up.ts'
import { followUpDeclared } from './follow-up-declared.ts'

/** {@link followUp} after the answer: the sender waits for none of it. */
export const followUpJob = defineJob({
  ...followUpDeclared,
  run: (job, { submissionId }) =>
    job.transaction(async (ctx) => {
      await followUp(ctx, submissionId)
      await job.finish(ctx.db)
    }),
})
