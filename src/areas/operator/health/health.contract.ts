import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { operatorOnly } from '#kernel/permission.ts'
import { id, moment } from '#kernel/shapes.ts'
import { jobCounts } from '../jobs/job.contract.ts'
import { status } from '../sites/site.contract.ts'

/** Where the disk is short; below `least` it is in danger. Bytes. */
export const LEAST_DISK = 1_000_000_000

export const readHealth = endpoint({
  name: 'operator.readHealth',
  method: 'GET',
  path: '/api/operator/health',
  access: operatorOnly,
  input: z.strictObject({}),
  output: z.object({
    at: moment,
    startedAt: moment,
    database: z.object({
      kind: z.enum(['embedded', 'postgres']),
      version: z.string(),
      /** Milliseconds of one round trip. */
      took: z.number(),
      bytes: z.number().int(),
      /** Milliseconds by which its clock is ahead of ours. */
      drift: z.number(),
    }),
    /** Bytes of the data folder’s disk; `null` where it cannot be asked. */
    disk: z.object({ free: z.number(), size: z.number() }).nullable(),
    jobs: jobCounts,
    mails: z.object({ waiting: z.number().int(), failed: z.number().int(), unknown: z.number().int() }),
    isMailConfigured: z.boolean(),
    isRecordingConfigured: z.boolean(),
    role: z.enum(['all', 'web', 'worker']),
    versions: z.object({ portico: z.string(), node: z.string(), zones: z.string() }),
    migrations: z.object({ count: z.number().int(), last: z.string(), at: moment }),
    sites: z.array(z.object({ status, count: z.number().int() })),
  }),
  summary: 'Database, disk, queue, mail, versions and migrations at a glance.',
})

export const readStorage = endpoint({
  name: 'operator.readStorage',
  method: 'GET',
  path: '/api/operator/storage',
  access: operatorOnly,
  input: z.strictObject({}),
  output: z.object({
    kind: z.enum(['folder', 'bucket']),
    files: z.number().int(),
    /** Bytes of the originals. */
    bytes: z.number().int(),
    largest: z.array(z.object({ id, title: z.string(), files: z.number().int(), bytes: z.number().int() })),
  }),
  summary: 'What sites keep in files, and who keeps most.',
})
