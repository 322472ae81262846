import { DAY } from '#kernel/clock.ts'
import { defineRecurring } from '#platform/jobs/job.ts'
import { emptyTrash } from './empty-trash.ts'
import { TRASH_DAYS } from './trash.ts'

/** Deletes for good what has been in the trash for its days, on every site. */
export const emptyTrashDaily = defineRecurring({
  name: 'assets.empty-trash',
  cron: '50 2 * * *',
  retries: 3,
  backoff: { first: 60, longest: 600 },
  timeout: 3600,
  run: (job) =>
    emptyTrash(
      (work) => {
        job.signal.throwIfAborted()
        return job.transaction(work)
      },
      (ctx) => new Date(ctx.clock.now() - TRASH_DAYS * DAY),
    ),
})
