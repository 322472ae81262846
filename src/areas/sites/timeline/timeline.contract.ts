import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { may } from '#kernel/permission.ts'
import { cursorPage, id, moment, pageOf } from '#kernel/shapes.ts'
import { permissions } from '../roles/permission.contract.ts'

export const timelineEntry = z.object({
  id,
  at: moment,
  who: z.object({ kind: z.enum(['account', 'operator', 'system']), name: z.string() }),
  /** Key of the message `timeline.<what>`. */
  what: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  why: z.string().nullable(),
})
export type TimelineEntry = z.output<typeof timelineEntry>

export const readTimeline = endpoint({
  name: 'sites.readTimeline',
  method: 'GET',
  path: '/api/sites/:siteId/timeline',
  access: may(permissions.siteSettings),
  input: z.strictObject({ ...cursorPage.shape, siteId: id }),
  output: pageOf(timelineEntry),
  summary: 'What happened to the site: status, people, settings, and what an operator did.',
})
