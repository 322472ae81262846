/** The door for everyone: plans, limits, and the calls about them. */
import { z } from 'zod'
import { permissions } from '#areas/sites/contract.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { may, operatorOnly } from '#kernel/permission.ts'
import { amount, currency, id, line, moment, trimmedText } from '#kernel/shapes.ts'
import { siteStatuses } from '#kernel/states/site-status.ts'

const count = z.number().int().min(0).max(1_000_000_000)

/** Something that plans limit, as an area declares it. */
const limit = z.object({ name: z.string(), isBytes: z.boolean(), isOfOwner: z.boolean() })
export type ShownLimit = z.output<typeof limit>

/** What a plan allows, by the name of the limit; `null`: no limit. */
const allowed = z.record(z.string().max(60), z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullable())

/** What a plan costs in one currency, as decimals. */
export const planPrice = z.object({ currency, month: amount, year: amount })

export const plan = z.object({
  id,
  name: z.string(),
  intent: z.string(),
  included: z.array(z.string()),
  /** `pause`: shows the site with selling off, for a season. */
  kind: z.enum(['standard', 'pause']),
  limits: allowed,
  prices: z.array(planPrice),
  isOffered: z.boolean(),
})
export type Plan = z.output<typeof plan>

/** How much of something there is, and how much there may be. `used: null`: nothing here keeps it. */
const use = z.object({ used: z.number().nullable(), most: z.number().nullable() })

export const sitePlan = z.object({
  /** Whether this instance bills at all. */
  isBillingOn: z.boolean(),
  /** Whether the person may choose another plan here; else the operator sets it. */
  canChoose: z.boolean(),
  /** The plan that pauses the site when it is chosen; `null`: there is nothing to pause, or no such plan. */
  pausePlanId: id.nullable(),
  /** Whether the person may end the pause: by choosing the plan that the site has, or none where that is a pause's. */
  canResume: z.boolean(),
  isPaused: z.boolean(),
  /** When the next thing happens by itself: the site expires, is removed. */
  next: z.object({ status: z.literal(siteStatuses).nullable(), at: moment }).nullable(),
  /** Where to ask for a plan, where the operator sets it; may be empty. */
  contact: z.string(),
  status: z.literal(siteStatuses),
  current: z
    .object({
      plan,
      since: moment,
      term: z.enum(['month', 'year']).nullable(),
      isComped: z.boolean(),
    })
    .nullable(),
  /**
   * The plan whose limits hold during the trial, after it and on a parking page, by name; `null`: the site has a plan, or
   * nothing is limited.
   */
  trialPlan: z.string().nullable(),
  /** The currency of the site, or the first that the plans have. */
  currency: z.string(),
  plans: z.array(plan),
  /** What the plans limit. */
  limits: z.array(limit),
  /** By the name of the limit; without those of an owner. */
  use: z.record(z.string(), use),
})
export type SitePlan = z.output<typeof sitePlan>

export const getPlan = endpoint({
  name: 'billing.getPlan',
  method: 'GET',
  path: '/api/sites/:siteId/plan',
  access: may(permissions.billingManage),
  input: z.strictObject({ siteId: id }),
  output: sitePlan,
  summary: 'The plan of a site, what it uses of its limits, and the plans on offer.',
})

export const choosePlan = endpoint({
  name: 'billing.choosePlan',
  method: 'PUT',
  path: '/api/sites/:siteId/plan',
  access: may(permissions.billingManage, { whenReadOnly: true }),
  input: z.strictObject({ siteId: id, planId: id.nullable(), term: z.enum(['month', 'year']).nullable() }),
  output: z.object({}),
  summary:
    'Chooses a plan, where the instance does not bill; where it does, a pause. A pause changes no plan, and nothing that exists is lost by a smaller one.',
})

const planInput = z.strictObject({
  name: trimmedText(60),
  intent: line(200),
  included: z.array(trimmedText(120)).max(20),
  kind: z.enum(['standard', 'pause']),
  limits: allowed,
  prices: z.array(z.strictObject(planPrice.shape)).max(40),
  isOffered: z.boolean(),
})

/** The prices of a plan: set together, and so read together by whoever sets them. */
export const planPrices = planInput.pick({ prices: true })

export const listPlans = endpoint({
  name: 'billing.listPlans',
  method: 'GET',
  path: '/api/operator/plans',
  access: operatorOnly,
  input: z.strictObject({}),
  output: z.object({
    plans: z.array(plan.extend({ sites: z.number().int() })),
    limits: z.array(limit),
    settings: z.object({
      isOn: z.boolean(),
      trialPlanId: id.nullable(),
      sitesWithoutPlan: z.number().int().nullable(),
      contact: z.string(),
    }),
  }),
  summary: 'All plans with how many sites have each, and how the instance bills.',
})

export const createPlan = endpoint({
  name: 'billing.createPlan',
  method: 'POST',
  path: '/api/operator/plans',
  access: operatorOnly,
  input: planInput,
  output: z.object({ id }),
  summary: 'Makes a plan.',
})

export const changePlan = endpoint({
  name: 'billing.changePlan',
  method: 'PUT',
  path: '/api/operator/plans/:planId',
  access: operatorOnly,
  input: z.strictObject({
    ...planInput.partial().shape,
    planId: id,
    /** What is put in the place of something else is refused where that is another by now. Prices are one list. */
    from: planPrices.optional(),
  }),
  output: z.object({}),
  summary:
    'Changes what is given of a plan, for all sites that have it. With the prices that were read (`from`) it is refused where they are others by now.',
})

export const removePlan = endpoint({
  name: 'billing.removePlan',
  method: 'DELETE',
  path: '/api/operator/plans/:planId',
  access: operatorOnly,
  input: z.strictObject({ planId: id }),
  output: z.object({}),
  summary: 'Removes a plan that no site has.',
})

export const changeBilling = endpoint({
  name: 'billing.changeBilling',
  method: 'PUT',
  path: '/api/operator/billing',
  access: operatorOnly,
  input: z.strictObject({
    isOn: z.boolean().optional(),
    trialPlanId: id.nullable().optional(),
    sitesWithoutPlan: count.nullable().optional(),
    contact: line(200).optional(),
  }),
  output: z.object({}),
  summary:
    'Changes what is given of whether the instance bills, whose limits a trial has, and where owners ask for a plan.',
})

/** Gives a site a plan without charge, and the status that goes with it. */
export const compSite = endpoint({
  name: 'billing.compSite',
  method: 'PUT',
  path: '/api/operator/sites/:siteId/plan',
  access: operatorOnly,
  input: z.strictObject({ siteId: id, planId: id.nullable(), why: line(300) }),
  output: z.object({}),
  summary: 'Gives a site a plan without charge (the operator).',
})
