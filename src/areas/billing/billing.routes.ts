import { type Route, route } from '#platform/http/route.ts'
import * as calls from './contract.ts'
import { changePlan } from './plan/change-plan.ts'
import { createPlan } from './plan/create-plan.ts'
import { listPlans } from './console/list-plans.ts'
import { removePlan } from './plan/remove-plan.ts'
import { changeBilling } from './console/change-billing.ts'
import { choosePlan } from './site-plan/choose-plan.ts'
import { compSite } from './site-plan/comp-site.ts'
import { getPlan } from './site-plan/get-plan.ts'

export const routes: readonly Route[] = [
  route(calls.getPlan, getPlan),
  route(calls.choosePlan, choosePlan),
  route(calls.listPlans, listPlans),
  route(calls.createPlan, createPlan),
  route(calls.changePlan, changePlan),
  route(calls.removePlan, removePlan),
  route(calls.changeBilling, changeBilling),
  route(calls.compSite, compSite),
]
