import { z } from 'zod'
import { HOUR } from '#kernel/clock.ts'
import type { Ctx } from '#platform/ctx.ts'
import { defineJob, defineRecurring, type JobRun } from '#platform/jobs/job.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { advanceSite } from './advance-site.ts'
import { eachInTurn, failFor } from './each-in-turn.ts'
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

type Stepwise = Pick<JobRun, 'transaction' | 'signal' | 'log'>

/**
 * What time brings to all sites: each in a transaction of its own, which holds the site's row, looks
 * again, and writes what it did. A run that is cut short leaves whole steps; a second run finds them
 * done. One site that fails keeps no other from its turn: the run goes on, and fails at its end.
 */
export async function advanceAll(job: Stepwise): Promise<void> {
  const aging = await job.transaction((ctx) => agingSites(ctx, ctx.clock.now()))
  const failures = await eachInTurn(job, aging, (siteId) =>
    job.transaction(async (ctx) => {
      if ((await advanceSite(ctx, siteId)) === 'purge') await queueJob(ctx, purgeSiteJob, { siteId })
    }),
  )
  // A purge that could not be ended in all its attempts has its data still: it is tried again every day.
  const before = (ctx: Ctx): number => ctx.clock.now() - HALTED_MS
  const halted = await job.transaction((ctx) => haltedPurges(ctx, before(ctx)))
  const unresumed = await eachInTurn(job, halted, (siteId) =>
    job.transaction(async (ctx) => {
      if (await resumePurge(ctx, siteId, before(ctx), ctx.clock.now()))
        await queueJob(ctx, purgeSiteJob, { siteId })
    }),
  )
  failFor([...failures, ...unresumed])
}

/** Takes everybody whose end has come off the sites they contributed to, each in a transaction of its own. */
export async function endContributions(job: Stepwise): Promise<void> {
  const ended = await job.transaction((ctx) => endedContributors(ctx, ctx.clock.now()))
  failFor(await eachInTurn(job, ended, (one) => job.transaction((ctx) => endContribution(ctx, one))))
}

/**
 * Days end on a quarter of an hour, wherever a site is. What somebody knew opens nothing from their end on; until
 * they are taken off, the preview link of those who stay opens nothing either.
 */
export const endContributionsJob = defineRecurring({
  name: 'sites.end-contributions',
  cron: '*/15 * * * *',
  retries: 3,
  backoff: { first: 30, longest: 300 },
  timeout: 600,
  run: (job) => endContributions(job),
})

/** Every day, at a quiet hour of most places. */
export const dailyJob = defineRecurring({
  name: 'sites.daily',
  cron: '20 2 * * *',
  retries: 5,
  backoff: { first: 60, longest: 1800 },
  timeout: 3600,
  run: (job) => advanceAll(job),
})
