import { forgetOldAnswers } from '#platform/http/idempotency.ts'
import { defineRecurring, type RecurringJob } from '#platform/jobs/job.ts'
import { forgetPeriodsDaily } from '#platform/jobs/jobs.ts'
import { mailUpkeep } from '#platform/mail/send-mail.ts'
import type { SystemSurroundings } from '#platform/system-ctx.ts'
import { forgetOldUses } from '#platform/rate-limit/take-inside.ts'
import { removeRowlessDaily } from '#platform/storage/remove-rowless.job.ts'
import { areas } from './areas.ts'

const kept = { retries: 3, backoff: { first: 60, longest: 3600 } } as const

/** The platform's own recurring work, beside the areas' and that of mails and periods. */
const upkeep = [
  defineRecurring({
    ...kept,
    name: 'platform.forget-answers',
    cron: '10 * * * *',
    missed: 'skip',
    timeout: 60,
    run: (job) => job.transaction(async (ctx) => void (await forgetOldAnswers(ctx.db))),
  }),
  defineRecurring({
    ...kept,
    name: 'platform.forget-uses',
    cron: '47 3 * * *',
    timeout: 60,
    run: (job) => job.transaction(forgetOldUses),
  }),
]

/** All the recurring work of a running Portico: the areas', and what keeps the platform's own tables small. */
export function recurringWork(surroundings: SystemSurroundings): RecurringJob[] {
  return [
    ...areas.flatMap((area) => area.recurring),
    ...mailUpkeep,
    ...upkeep,
    removeRowlessDaily(areas.flatMap((area) => area.files)),
    forgetPeriodsDaily(surroundings),
  ]
}
