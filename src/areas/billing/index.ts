/** The door for other areas' server code. */
export { readSettings as billingSettings, type BillingSettings } from './settings/settings.store.ts'
export { type BillingAct, provideAuditLog } from './operator-act.ts'
export { setPlan, type PlanSetting } from './site-plan/set-plan.ts'
export { readPlans } from './plan/read-plans.ts'
export { readSitePlan, readSitePlans, siteIdsOfPlan } from './site-plan/site-plan.store.ts'
