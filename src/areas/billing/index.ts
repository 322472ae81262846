/** The door for other areas' server code. */
export { auditLog, type BillingAct } from './operator-act.ts'
export { readPlans } from './plan/read-plans.ts'
export { readSitePlan, readSitePlans, siteIdsOfPlan } from './site-plan/site-plan.store.ts'
