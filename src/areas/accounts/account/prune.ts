import { defineRecurring } from '#platform/jobs/job.ts'
import { pruneLinks } from '../mail-link/mail-link.store.ts'
import { pruneSessions } from '../session/session.store.ts'
import { pruneSignIns } from '../sign-in/sign-in.store.ts'

/** Forgets every night what nobody can use any more: ended sessions, spent links, sign-ins of over 90 days. */
export const pruneDaily = defineRecurring({
  name: 'accounts.prune',
  cron: '41 3 * * *',
  retries: 3,
  backoff: { first: 60, longest: 3600 },
  timeout: 300,
  run: (job) =>
    job.transaction(async (ctx) => {
      const now = ctx.clock.now()
      await pruneSessions(ctx, now)
      await pruneSignIns(ctx, now)
      await pruneLinks(ctx, now)
    }),
})
