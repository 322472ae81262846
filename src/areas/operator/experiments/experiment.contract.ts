import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { experimentTypes } from '#kernel/experiments/experiments.ts'
import { operatorOnly } from '#kernel/permission.ts'
import {
  country,
  cursorPage,
  id,
  line,
  locale,
  moment,
  nothing,
  pageOf,
  trimmedText,
} from '#kernel/shapes.ts'
import { siteStatuses } from '#kernel/states/site-status.ts'
import { siteTypes } from '#kernel/states/site-type.ts'
import { act, why } from '../acts/act.contract.ts'
import { status, type } from '../sites/site.contract.ts'

/**
 * A name with at most one namespace, as the contract looks it up: `commerce.gift-cards`, `beta.i18nLang`. `new` is the
 * console's.
 */
export const experimentName = z
  .string()
  .max(120)
  .regex(/^(?!new$)[A-Za-z0-9]+(-[A-Za-z0-9]+)*(\.[A-Za-z0-9]+(-[A-Za-z0-9]+)*)?$/, {
    message: 'operator.experiment_name',
  })

const variant = z
  .string()
  .max(60)
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, { message: 'operator.variant_name' })

/** Whom a segment is for. All that is given must hold; of a list, one. Nothing given: everybody. */
export const audience = z.strictObject({
  statuses: z.array(status).max(siteStatuses.length).default([]),
  types: z.array(type).max(siteTypes.length).default([]),
  countries: z.array(country).max(250).default([]),
  /** Languages of the site (sticky by site), or of the account's interface. */
  languages: z.array(locale).max(60).default([]),
  siteIds: z.array(id).max(500).default([]),
  accountIds: z.array(id).max(500).default([]),
  /** Only sites of the circle. */
  circle: z.boolean().default(false),
})
export type Audience = z.output<typeof audience>

/** What share of a segment sees what, in per cent with at most two decimals; together 100. */
export const share = z.strictObject({
  variant,
  weight: z
    .number()
    .min(0)
    .max(100)
    .refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-9, {
      message: 'operator.weight_fine',
    }),
})

export const segment = z.strictObject({
  name: trimmedText(60),
  audience,
  shares: z
    .array(share)
    .min(1)
    .max(12)
    .refine((shares) => shares.reduce((sum, { weight }) => sum + Math.round(weight * 100), 0) === 10_000, {
      message: 'operator.weights_sum',
    })
    .refine((shares) => new Set(shares.map((one) => one.variant)).size === shares.length, {
      message: 'operator.variant_twice',
    }),
})
export type Segment = z.output<typeof segment>

/** Where the segments are read from the top: the first that fits is taken. */
export const segments = z
  .array(segment)
  .min(1)
  .max(20)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, {
    message: 'operator.segment_twice',
  })

const definition = {
  what: line(300),
  type: z.enum(experimentTypes),
  stickyBy: z.enum(['site', 'account']),
  /** What stands where nobody is placed, and after the kill switch. */
  control: variant,
  segments,
}

/** Who sees what, all of it: variants, the control among them, and conditions that speak of what it is sticky by. */
export const placing = z.strictObject({
  stickyBy: definition.stickyBy,
  control: variant,
  /** None where what is stored cannot be read. */
  segments: z.array(segment).max(20),
})
export type Placing = z.output<typeof placing>

export const experimentState = z.enum(['draft', 'active', 'killed'])
export type ExperimentState = z.output<typeof experimentState>

export const experiment = z.object({
  name: z.string(),
  ...definition,
  segments: z.array(segment),
  state: experimentState,
  /** Whether what is stored cannot be read; it answers with its control. */
  containsError: z.boolean(),
  killedAt: moment.nullable(),
  createdAt: moment,
  changedAt: moment,
})
export type Experiment = z.output<typeof experiment>

export const listExperiments = endpoint({
  name: 'operator.listExperiments',
  method: 'GET',
  path: '/api/operator/experiments',
  access: operatorOnly,
  input: z.strictObject({}),
  output: z.object({ experiments: z.array(experiment.extend({ exposures: z.number().int() })) }),
  summary: 'Every feature toggle and A/B test, with how many were exposed.',
})

export const exposure = z.object({
  subjectKind: z.enum(['site', 'account']),
  subjectId: id,
  variant: z.string(),
  segment: z.string(),
  firstAt: moment,
})
export type Exposure = z.output<typeof exposure>

export const getExperiment = endpoint({
  name: 'operator.getExperiment',
  method: 'GET',
  path: '/api/operator/experiments/:name',
  access: operatorOnly,
  input: z.strictObject({ name: experimentName }),
  output: z.object({
    experiment,
    /** How many saw each variant, by segment. */
    counts: z.array(z.object({ segment: z.string(), variant: z.string(), subjects: z.number().int() })),
    acts: z.array(act),
  }),
  summary: 'A feature toggle or A/B test, who saw it and who changed it.',
})

export const listExposures = endpoint({
  name: 'operator.listExposures',
  method: 'GET',
  path: '/api/operator/experiments/:name/exposures',
  access: operatorOnly,
  input: z.strictObject({ ...cursorPage.shape, name: experimentName }),
  output: pageOf(exposure),
  summary: 'Who was shown which variant of an A/B test, the latest first.',
})

export const createExperiment = endpoint({
  name: 'operator.createExperiment',
  method: 'POST',
  path: '/api/operator/experiments',
  access: operatorOnly,
  input: z.strictObject({ name: experimentName, ...definition }),
  output: nothing,
  summary: 'Makes a feature toggle or A/B test, as a draft.',
})

export const changeExperiment = endpoint({
  name: 'operator.changeExperiment',
  method: 'PUT',
  path: '/api/operator/experiments/:name',
  access: operatorOnly,
  input: z.strictObject({
    ...z.strictObject(definition).partial().shape,
    name: experimentName,
    /** What is put in the place of something else is refused where that is another by now. */
    from: placing.optional(),
  }),
  output: nothing,
  summary:
    'Changes what is given of a feature toggle or A/B test; its type stays as it was made. With who saw what as it was read (`from`) it is refused where that is another by now.',
})

/** `start` and `stop` are everyday; `kill` is for when something burns, and `revive` takes it back. */
export const switchExperiment = endpoint({
  name: 'operator.switchExperiment',
  method: 'POST',
  path: '/api/operator/experiments/:name/switch',
  access: operatorOnly,
  input: z.strictObject({ name: experimentName, to: z.enum(['start', 'stop', 'kill', 'revive']), why }),
  output: nothing,
  summary: 'Starts, stops, kills or revives an experiment; it acts on the next request.',
})

export const removeExperiment = endpoint({
  name: 'operator.removeExperiment',
  method: 'DELETE',
  path: '/api/operator/experiments/:name',
  access: operatorOnly,
  input: z.strictObject({ name: experimentName }),
  output: nothing,
  summary: 'Removes an experiment that is not running, with its exposures.',
})
