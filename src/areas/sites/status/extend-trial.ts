import { DAY } from '#kernel/clock.ts'
import type { Id } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { siteStatus, TRIAL_EXTENSION_DAYS } from '#kernel/states/site-status.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readSite, updateSite } from '../site/site.store.ts'
import type { Site } from '../site/site.ts'
import { record } from '../timeline/record.ts'
import { changeStatus } from './change-status.ts'

/**
 * Lengthens a trial by 7 days, while it runs or after its end; an operator may do so as often as
 * they like. A trial that has ended begins again with 7 days from now.
 */
export async function extendTrial(
  ctx: Ctx,
  asked: { readonly siteId: Id; readonly why?: string },
): Promise<Site> {
  const site = await readSite(ctx, asked.siteId, { lock: true })
  if (!site) throw refuse('not_found', 'not_found')
  if (site.status === siteStatus.trial && site.trialEndsAt !== null) {
    const endsAt = Math.max(site.trialEndsAt, ctx.clock.now()) + TRIAL_EXTENSION_DAYS * DAY
    await updateSite(ctx, site.id, { trial_ends_at: new Date(endsAt) })
    await record(
      { ...ctx, site: { id: site.id } },
      {
        what: 'sites.trial_extended',
        values: { days: TRIAL_EXTENSION_DAYS },
        asOperator: true,
        ...(asked.why === undefined ? {} : { why: asked.why }),
      },
    )
    return { ...site, trialEndsAt: endsAt }
  }
  if (site.status !== siteStatus.expired) throw refuse('conflict', 'sites.no_trial')
  return changeStatus(ctx, {
    siteId: site.id,
    to: siteStatus.trial,
    reason: 'trial_extended',
    asOperator: true,
    ...(asked.why === undefined ? {} : { why: asked.why }),
  })
}
