import { z } from 'zod'
import { findSitesByStatus } from '#areas/sites/index.ts'
import { siteStatus, siteStatuses } from '#kernel/states/site-status.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { compUnbilled } from '../site-plan/comp-unbilled.ts'
import { wayToComped } from '../site-plan/way-to-comped.ts'
import { readSettings } from '../settings/settings.store.ts'

/**
 * Standings of which a site becomes comped by itself when billing is switched off: all that have a way there, but
 * for one that lives on an older version, whose visitors are moved by its own people.
 */
const billed = siteStatuses.filter(
  (status) => (wayToComped(status) ?? []).length > 0 && status !== siteStatus.linkedToLegacyVersion,
)

/**
 * Comps every site after billing was switched off, one transaction a site. A site that was done is
 * no longer among those found, so a run that was cut short goes on where it stood; switched on
 * again meanwhile, it stops. What it does stands on the timelines as the operator's who switched.
 */
export const compAllJob = defineJob({
  name: 'billing.comp-all',
  input: z.object({ by: z.string().nullable().default(null) }),
  retries: 5,
  backoff: { first: 30, longest: 900 },
  timeout: 3600,
  concurrency: 1,
  async run(job, { by }) {
    const sites = await job.transaction((ctx) => findSitesByStatus(ctx.db, billed))
    for (const { id } of sites) {
      if (job.signal.aborted) return
      const isOver = await job.transaction(async (ctx) => {
        if ((await readSettings(ctx)).isOn) return true
        const [site] = await findSitesByStatus(ctx.db, billed, id)
        if (site)
          await compUnbilled(ctx, site.id, {
            reason: 'billing_off',
            asOperator: true,
            ...(by === null ? {} : { inNameOf: by }),
          })
        return false
      })
      if (isOver) return
    }
  },
})
