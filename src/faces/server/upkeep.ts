import { forgetOldAnswers } from '#platform/http/idempotency.ts'
import { defineRecurring } from '#platform/jobs/job.ts'

/** The platform's own recurring work, beside the areas'. */
export const upkeep = [
  defineRecurring({
    name: 'platform.forget-answers',
    cron: '10 * * * *',
    zone: 'UTC',
    missed: 'skip',
    retries: 2,
    backoff: { first: 30, longest: 300 },
    timeout: 60,
    run: (job) => job.transaction(async (ctx) => void (await forgetOldAnswers(ctx.db))),
  }),
]
