import { z } from 'zod'
import { id } from '#kernel/shapes.ts'
import { declareJob } from '#platform/jobs/job.ts'

/** What follows a message, after its sender was answered. */
export const followUpDeclared = declareJob({
  name: 'forms.follow-up',
  input: z.object({ submissionId: id }),
  retries: 20,
  backoff: { first: 2, longest: 1_800 },
  timeout: 60,
  priority: 10,
})
