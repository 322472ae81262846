import { DAY } from '#kernel/clock.ts'
import { defineRecurring, type RecurringJob } from '../jobs/job.ts'
import type { KeptFiles } from './kept-files.ts'
import { removeRowless } from './remove-rowless.ts'

/** Younger files may be those of an upload whose row is still to come. */
export const ROWLESS_KEPT = DAY

/** Removes what is stored and no row speaks of, once a day. */
export function removeRowlessDaily(kinds: readonly KeptFiles[]): RecurringJob {
  return defineRecurring({
    name: 'platform.remove-rowless-files',
    cron: '20 4 * * *',
    retries: 3,
    backoff: { first: 60, longest: 3600 },
    timeout: 3 * 3600,
    async run(job) {
      const before = await job.transaction((ctx) => Promise.resolve(new Date(ctx.clock.now() - ROWLESS_KEPT)))
      const { storage } = job.tools
      const removed = await removeRowless(
        { storage, signal: job.signal, transaction: (work) => job.transaction(work) },
        kinds,
        before,
      )
      if (removed.files + removed.unfinished > 0)
        job.log.info({ removed }, 'stored bytes that no row speaks of were removed')
    },
  })
}
