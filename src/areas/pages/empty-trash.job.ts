import { DAY } from '#kernel/clock.ts'
import { defineRecurring } from '#platform/jobs/job.ts'
import { purgePreviewLinks } from './previews/preview-link.store.ts'
import { purgeTrash } from './tree/trash.store.ts'
import { TRASH_DAYS } from './tree/trash.ts'

/** Empties the trash of what has been in it for its days, and forgets preview links that no longer open. */
export const emptyTrash = defineRecurring({
  name: 'pages.empty-trash',
  cron: '40 2 * * *',
  retries: 3,
  backoff: { first: 60, longest: 600 },
  timeout: 600,
  run: (job) =>
    job.transaction(async (ctx) => {
      await purgeTrash(ctx, new Date(ctx.clock.now() - TRASH_DAYS * DAY))
      await purgePreviewLinks(ctx)
    }),
})
