import { carry, limits as siteLimits, siteHooks } from '#areas/sites/index.ts'
import { area } from '#platform/area.ts'
import { routes } from './billing.routes.ts'
import { compAllJob } from './console/comp-all.ts'
import { beginPlan, keepUnbilled, resumePlan } from './site-plan/begin-plan.ts'
import { limits } from './site-plan/limits.ts'

/** Plans, limits, and the standing of sites where nothing is billed. */
export const billingArea = area({
  name: 'billing',
  words: new URL('./words/', import.meta.url),
  routes,
  jobs: [compAllJob],
  brings: [
    carry.of({ tables: [], otherwise: { site_plans: 'a site begins with a plan of its own' } }),

    siteLimits.of(limits),
    siteHooks.of({
      created: (ctx, { site }) => beginPlan(ctx, site),
      duplicated: (ctx, { to }) => beginPlan(ctx, to),
      imported: (ctx, { site }) => beginPlan(ctx, site),
      converted: (ctx, { after }) => beginPlan(ctx, after),
      restored: (ctx, { site }) => resumePlan(ctx, site),
      expiring: (ctx, { site }) => keepUnbilled(ctx, site),
    }),
  ],
})
