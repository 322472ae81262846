import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { countSitesByStatus } from '#areas/sites/index.ts'
import type { OutputOf } from '#kernel/endpoint.ts'
import { siteStatuses } from '#kernel/states/site-status.ts'
import type { Outside } from '#platform/http/route.ts'
import { migrationsRun } from '#platform/db/migrations-run.ts'
import { countJobs } from '#platform/jobs/list-jobs.ts'
import { countMails } from '#platform/mail/mail.store.ts'
import type { readHealth as endpoint } from '../contract.ts'
import { readDatabaseFigures } from './health.store.ts'

const startedAt = Date.now() - performance.now()
const version = (
  JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
).version

/** Free and whole bytes of the disk a folder is on; `null` where nobody can say. */
async function diskOf(folder: string): Promise<{ free: number; size: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, size: blocks * bsize }
  } catch {
    return null
  }
}

/** Database, disk, queue, mail, versions and migrations. A database that is away is the request's refusal. */
export async function readHealth(outside: Outside): Promise<OutputOf<typeof endpoint>> {
  const { config } = outside.tools
  const disk = await diskOf(config.dataDir)
  return outside.transaction(async (ctx) => {
    const from = performance.now()
    const figures = await readDatabaseFigures(ctx)
    const took = performance.now() - from
    const now = Date.now()
    const [last, ...earlier] = await migrationsRun(ctx.db)
    const mails = await countMails(ctx.db)
    const sites = await countSitesByStatus(ctx)
    return {
      at: new Date(now).toISOString(),
      startedAt: new Date(startedAt).toISOString(),
      database: {
        kind: config.databaseUrl === null ? ('embedded' as const) : ('postgres' as const),
        version: figures.version,
        took: Math.round(took * 100) / 100,
        bytes: figures.bytes,
        drift: figures.now - now,
      },
      disk,
      jobs: await countJobs(ctx.db),
      mails: { waiting: mails.queued + mails.sending, failed: mails.failed, unknown: mails.unknown },
      isMailConfigured: config.smtpUrl !== null,
      isRecordingConfigured: config.fullstoryOrgId !== null,
      role: config.role,
      versions: {
        portico: version,
        node: process.versions.node,
        zones: process.versions['tz'] ?? '',
      },
      migrations: {
        count: (last ? 1 : 0) + earlier.length,
        last: last?.name ?? '',
        at: (last?.at ?? new Date(0)).toISOString(),
      },
      sites: siteStatuses.flatMap((status) => {
        const count = sites.get(status)
        return count === undefined ? [] : [{ status, count }]
      }),
    }
  })
}
