import { onSite, onSiteCreated, provideLimits } from '#areas/sites/index.ts'
import { area } from '#platform/area.ts'
import { routes } from './billing.routes.ts'
import { compAllJob } from './settings/comp-all.ts'
import { beginPlan, keepUnbilled, resumePlan } from './site-plan/begin-plan.ts'
import { limits } from './site-plan/limits.ts'

provideLimits(limits)
onSiteCreated('billing', (ctx, { site }) => beginPlan(ctx, site))
onSite('duplicated', 'billing', (ctx, { to }) => beginPlan(ctx, to))
onSite('imported', 'billing', (ctx, { site }) => beginPlan(ctx, site))
onSite('converted', 'billing', (ctx, { after }) => beginPlan(ctx, after))
onSite('restored', 'billing', (ctx, { site }) => resumePlan(ctx, site))
onSite('expiring', 'billing', (ctx, { site }) => keepUnbilled(ctx, site))

/** Plans, limits, and the standing of sites where nothing is billed. */
export const billingArea = area({ name: 'billing', routes, jobs: [compAllJob] })
