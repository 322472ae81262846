import type { OwnerKeyAfter } from '#kernel/messages/message.ts'
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { anyAccount, operatorOnly } from '#kernel/permission.ts'
import { id, line, moment, nothing } from '#kernel/shapes.ts'
import { why } from '../acts/act.contract.ts'

type Titled<Key> = Key extends `${infer Name}.title` ? Name : never
/** The name of a feature, which its messages have too. */
export type FeatureName = Titled<OwnerKeyAfter<'labs'>>
const featureName = z.string() as z.ZodType<FeatureName>

/** A feature that is tried. Its words are the messages `labs.<name>.title`, `.text` and `.off`. */
export const labsFeature = z.object({
  name: featureName,
  variant: z.enum(['internal', 'circle']),
  /** Since when it can be tried, `2026-11-20`. */
  since: z.string(),
  isOn: z.boolean(),
})
export type LabsFeature = z.output<typeof labsFeature>

const labsList = z.object({ features: z.array(labsFeature) })

/** The names of the features that are to be on; the others are off. */
const wanted = z.array(line(60)).max(100)

/**
 * The names of those that were on as the list was read: only what differs from them is switched, so that what somebody
 * else has switched since stays. Without them the whole list stands.
 */
const was = wanted.optional()

export const readInternalLabs = endpoint({
  name: 'operator.readInternalLabs',
  method: 'GET',
  path: '/api/labs/internal',
  access: anyAccount,
  input: z.strictObject({}),
  output: labsList,
  summary: 'The features that staff try, as the account has them.',
})

export const saveInternalLabs = endpoint({
  name: 'operator.saveInternalLabs',
  method: 'POST',
  path: '/api/labs/internal',
  access: anyAccount,
  input: z.strictObject({ features: wanted, was }),
  output: labsList,
  summary:
    'Switches the features that staff try, for the account. With those that were on as they were read (`was`) only what differs is switched.',
})

export const readCircleLabs = endpoint({
  name: 'operator.readCircleLabs',
  method: 'GET',
  path: '/api/labs/circle',
  access: anyAccount,
  input: z.strictObject({ siteId: id }),
  output: labsList,
  summary: 'The features that sites of the circle try, as a site has them.',
})

export const saveCircleLabs = endpoint({
  name: 'operator.saveCircleLabs',
  method: 'POST',
  path: '/api/labs/circle',
  access: anyAccount,
  input: z.strictObject({ siteId: id, features: wanted, was }),
  output: labsList,
  summary:
    'Switches the features that sites of the circle try, for a site. With those that were on as they were read (`was`) only what differs is switched.',
})

/** The circle and its features, for the operator. */
export const readLabs = endpoint({
  name: 'operator.readLabs',
  method: 'GET',
  path: '/api/operator/labs',
  access: operatorOnly,
  input: z.strictObject({}),
  output: z.object({
    features: z.array(labsFeature.omit({ isOn: true }).extend({ uses: z.number().int() })),
    circle: z.array(
      z.object({ id, title: z.string(), address: z.string(), since: moment, features: z.array(featureName) }),
    ),
  }),
  summary: 'The features that are tried, how many have each, and which sites are in the circle.',
})

export const setCircle = endpoint({
  name: 'operator.setCircle',
  method: 'PUT',
  path: '/api/operator/sites/:siteId/circle',
  access: operatorOnly,
  input: z.strictObject({ siteId: id, isIn: z.boolean(), why }),
  output: nothing,
  summary: 'Takes a site into the circle, or out of it with what it switched on.',
})
