import { z } from 'zod'
import { HOUR } from '#kernel/clock.ts'
import type { Ctx } from '#platform/ctx.ts'
import { defineJob, defineRecurring, type JobRun } from '#platform/jobs/job.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { advanceSite } from './advance-site.ts'
import { endContribution } from './end-contribution.ts'
import { agingSites, endedContributors, haltedPurges, resumePurge } from './lifecycle.store.ts'
import { purgeSite } from './purge-site.ts'

/** Deletes a removed site whose time is over. Run again after a crash, it goes on where it stood. */
export const purgeSiteJob = defineJob({
  name: 'sites.purge-site',
  input: z.object({ siteId: z.string() }),
  retries: 10,
  backoff: { first: 60, longest: 3600 },
  timeout: 3600,
  concurrency: 1,
  run: (job, { siteId }) =>
    purgeSite({ storage: job.tools.storage, transaction: (work) => job.transaction(work) }, siteId, (ctx) =>
      job.finish(ctx.db),
    ),
})

/** Longer than the job is tried again for, and shorter than from one day's work to the next. */
const HALTED_MS = 20 * HOUR

/**
 * What time brings to all sites: each in a transaction of its own, which holds the site's row, looks
 * again, and writes what it did. A run that is cut short leaves whole steps; a second run finds them
 * done. One site that fails keeps no other from its turn: the run goes on, and fails at its end.
 */
export async function advanceAll(job: Pick<JobRun, 'transaction' | 'signal' | 'log'>): Promise<void> {
  const failures: unknown[] = []
  const guarded = async (work: () => Promise<unknown>): Promise<void> => {
    if (job.signal.aborted) throw job.signal.reason
    try {
      await work()
    } catch (error) {
      job.log.error({ err: error }, 'a site could not be brought forward')
      failures.push(error)
    }
  }
  for (const ended of await job.transaction((ctx) => endedContributors(ctx, ctx.clock.now()))) {
    await guarded(() => job.transaction((ctx) => endContribution(ctx, ended)))
  }
  for (const siteId of await job.transaction((ctx) => agingSites(ctx, ctx.clock.now()))) {
    await guarded(() =>
      job.transaction(async (ctx) => {
        if ((await advanceSite(ctx, siteId)) === 'purge') await queueJob(ctx, purgeSiteJob, { siteId })
      }),
    )
  }
  // A purge that could not be ended in all its attempts has its data still: it is tried again every day.
  const before = (ctx: Ctx): number => ctx.clock.now() - HALTED_MS
  for (const siteId of await job.transaction((ctx) => haltedPurges(ctx, before(ctx)))) {
    await guarded(() =>
      job.transaction(async (ctx) => {
        if (await resumePurge(ctx, siteId, before(ctx), ctx.clock.now()))
          await queueJob(ctx, purgeSiteJob, { siteId })
      }),
    )
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} sites could not be brought forward`)
}

/** Every day, at a quiet hour of most places. */
export const dailyJob = defineRecurring({
  name: 'sites.daily',
  cron: '20 2 * * *',
  zone: 'UTC',
  missed: 'once',
  retries: 5,
  backoff: { first: 60, longest: 1800 },
  timeout: 3600,
  run: (job) => advanceAll(job),
})
