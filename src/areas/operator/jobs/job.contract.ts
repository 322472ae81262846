import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { operatorOnly } from '#kernel/permission.ts'
import { cursorPage, id, line, moment, nothing, pageOf } from '#kernel/shapes.ts'
import { sortedBy } from '#kernel/sorted.ts'

export const jobStates = ['waiting', 'running', 'failed', 'done', 'cancelled'] as const

export const job = z.object({
  id,
  name: z.string(),
  state: z.enum(jobStates),
  siteId: id.nullable(),
  /** As JSON. */
  input: z.string(),
  attempts: z.number().int(),
  queuedAt: moment,
  dueAt: moment,
  startedAt: moment.nullable(),
  settledAt: moment.nullable(),
  error: z.string().nullable(),
})
export type JobEntry = z.output<typeof job>

export const jobCounts = z.object({
  waiting: z.number().int(),
  running: z.number().int(),
  failed: z.number().int(),
})

export const listJobs = endpoint({
  name: 'operator.listJobs',
  method: 'GET',
  path: '/api/operator/jobs',
  access: operatorOnly,
  input: z.strictObject({
    ...cursorPage.shape,
    state: z.enum(jobStates).optional(),
    name: line(100).optional(),
    siteId: id.optional(),
    ...sortedBy(['queued']).shape,
  }),
  output: pageOf(job).extend({ counts: jobCounts }),
  summary: 'Jobs that wait, run, failed or were done, the latest first unless asked otherwise.',
})

export const retryJob = endpoint({
  name: 'operator.retryJob',
  method: 'POST',
  path: '/api/operator/jobs/:jobId/retry',
  access: operatorOnly,
  input: z.strictObject({ jobId: id, name: line(100) }),
  output: nothing,
  summary: 'Tries a failed job once more.',
})

/** An event that one of its listeners failed at for good: it was set aside, and what comes after it went on. */
export const setAside = z.object({
  siteId: id,
  /** Who could not be told. */
  subscriber: z.string(),
  /** Place of the event among those of its site. */
  position: z.number().int(),
  event: z.string(),
  attempts: z.number().int(),
  error: z.string().nullable(),
  settledAt: moment,
})
export type SetAside = z.output<typeof setAside>

export const listSetAside = endpoint({
  name: 'operator.listSetAside',
  method: 'GET',
  path: '/api/operator/deliveries',
  access: operatorOnly,
  input: z.strictObject({}),
  output: z.object({ items: z.array(setAside) }),
  summary: 'Events that were set aside after the last try, the latest first; at most 200.',
})

export const retrySetAside = endpoint({
  name: 'operator.retrySetAside',
  method: 'POST',
  path: '/api/operator/deliveries/retry',
  access: operatorOnly,
  input: z.strictObject({
    siteId: id,
    subscriber: line(200),
    position: z.number().int().min(1).max(2_147_483_647),
  }),
  output: nothing,
  summary: 'Passes an event on once more that was set aside.',
})
