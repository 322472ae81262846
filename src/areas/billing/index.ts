/** The door for other areas' server code. */
export { type BillingAct, provideAuditLog } from './operator-act.ts'
export { readPlans } from './plan/read-plans.ts'
export { readSitePlan, readSitePlans, siteIdsOfPlan } from './site-plan/site-plan.store.ts'
