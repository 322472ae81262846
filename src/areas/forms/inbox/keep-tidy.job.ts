import { z } from 'zod'
import { findAccountsByIds } from '#areas/accounts/index.ts'
import { siteFacts } from '#areas/sites/index.ts'
import { DAY } from '#kernel/clock.ts'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { defineJob, defineRecurring, type JobRun } from '#platform/jobs/job.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { retentionMail } from '../emails/retention-mail.ts'
import { deleteForGood } from './delete-submissions.ts'
import { removeFiles } from './remove-files.job.ts'
import { deleteLoose, findPast, type Olds, sitesWithOld, takeUntold } from './retention.store.ts'
import { PUT_ASIDE_DAYS } from './submission.ts'

/** Days from telling the owner to the first run. */
export const TOLD_DAYS = 7

/** Messages deleted in one transaction. */
const BATCH = 500

function oldsOf(now: number): Olds {
  const before = (days: number) => new Date(now - days * DAY)
  return { aside: before(PUT_ASIDE_DAYS), loose: before(1), told: before(TOLD_DAYS) }
}

const soonOf = (now: number): Date => new Date(now + TOLD_DAYS * DAY)

/** Tells the owner of the site, once a form, that its messages will be deleted for their age. */
async function tellOwner(ctx: Ctx): Promise<void> {
  const untold = await takeUntold(ctx, soonOf(ctx.clock.now()))
  if (untold.length === 0) return
  const site = await siteFacts(ctx)
  const [owner] = await findAccountsByIds(ctx, [site.ownerId])
  if (!owner?.email) return
  for (const { id, title, keepDays } of untold)
    await sendMail(ctx, retentionMail, {
      to: { address: owner.email, name: owner.name },
      locale: owner.preferredLocale,
      input: {
        site: site.title,
        form: title,
        days: keepDays,
        from: new Date(ctx.clock.now() + TOLD_DAYS * DAY).toISOString(),
        timeZone: owner.timeZone,
        link: new URL(`/sites/${site.id}/forms/${id}`, ctx.tools.config.appOrigin).href,
      },
    })
}

/** Tells of what is about to go on a site, and deletes what is past its time. Run again, it goes on where it stood. */
export async function keepTidy(job: Pick<JobRun, 'transaction' | 'signal'>): Promise<void> {
  await job.transaction(async (ctx) => {
    await tellOwner(ctx)
    const keys = await deleteLoose(ctx, oldsOf(ctx.clock.now()))
    if (keys.length > 0) await queueJob(ctx, removeFiles, { keys: [...keys] })
  })
  for (;;) {
    job.signal.throwIfAborted()
    const deleted = await job.transaction(async (ctx) => {
      const past: readonly Id[] = await findPast(ctx, oldsOf(ctx.clock.now()), BATCH)
      return deleteForGood(ctx, past)
    })
    if (deleted < BATCH) return
  }
}

/** {@link keepTidy} for one site. */
export const keepTidyJob = defineJob({
  name: 'forms.keep-tidy',
  input: z.object({}),
  retries: 5,
  backoff: { first: 60, longest: 3600 },
  timeout: 3600,
  concurrency: 1,
  run: (job) => keepTidy(job),
})

/** Queues the work of a day for the sites that have some. */
export const keepTidyDaily = defineRecurring({
  name: 'forms.find-untidy',
  cron: '35 3 * * *',
  zone: 'UTC',
  missed: 'once',
  retries: 3,
  backoff: { first: 60, longest: 1800 },
  timeout: 600,
  run: (job) =>
    job.transaction(async (ctx) => {
      const now = ctx.clock.now()
      for (const siteId of await sitesWithOld(ctx, oldsOf(now), soonOf(now)))
        await queueJob({ db: ctx.db, site: { id: siteId } }, keepTidyJob, {})
    }),
})
