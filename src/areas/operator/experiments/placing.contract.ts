import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { experimentTypes } from '#kernel/experiments/experiments.ts'
import { anyContributor, contributorEver, mayOn } from '#kernel/permission.ts'
import { id, line, nothing } from '#kernel/shapes.ts'

export const experimentContext = z.object({
  experimentType: z.enum(experimentTypes),
  variant: z.string(),
  segmentName: z.string(),
  containsError: z.boolean(),
})

/** The experiments as they stand for the account that asks, and for a site it works on. */
export const readConfiguration = endpoint({
  name: 'operator.readConfiguration',
  method: 'GET',
  path: '/api/experiments',
  access: mayOn({ siteId: anyContributor }),
  input: z.strictObject({ siteId: id.optional() }),
  output: z.object({ loaded: z.boolean(), contexts: z.record(z.string(), experimentContext) }),
  summary: 'Feature toggles and A/B tests as they stand for the account, on a site if one is named.',
})

/** Tells that a variant was shown. What was shown is not believed: the server places anew. */
export const exposed = endpoint({
  name: 'operator.exposed',
  method: 'POST',
  path: '/api/experiments/exposures',
  access: mayOn({ siteId: contributorEver }),
  input: z.strictObject({ name: line(120), siteId: id.optional() }),
  output: nothing,
  summary: 'Notes that the account, or a site it works on, was shown its variant of an A/B test.',
})
