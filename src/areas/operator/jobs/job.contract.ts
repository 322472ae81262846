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
