import { defineRecurring } from '#platform/jobs/job.ts'
import { forgetProofs } from './proof.store.ts'
import { forgetSteps } from './step.store.ts'

/** Forgets what was kept for a day: steps and proofs. */
export const forgetUnsent = defineRecurring({
  name: 'forms.forget-unsent',
  cron: '25 * * * *',
  zone: 'UTC',
  missed: 'once',
  retries: 3,
  backoff: { first: 60, longest: 600 },
  timeout: 300,
  run: (job) =>
    job.transaction(async (ctx) => {
      await forgetSteps(ctx)
      await forgetProofs(ctx)
    }),
})
