import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { placeIn, writeCursor } from '#kernel/shapes.ts'
import type { Ctx } from '#platform/ctx.ts'
import { countJobs, listJobs as readJobs } from '#platform/jobs/list-jobs.ts'
import type { listJobs as endpoint } from '../contract.ts'

/** Jobs by state, name and site, the latest or the earliest first, with how many wait, run and have failed in all. */
export async function listJobs(
  ctx: Ctx,
  { cursor, limit, state, name, siteId, direction }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const place = placeIn(cursor, ['id', 'count'])
  const found = await readJobs(ctx.db, {
    limit: limit + 1,
    direction,
    ...(state === undefined ? {} : { state }),
    ...(name === undefined || name === '' ? {} : { name }),
    ...(siteId === undefined ? {} : { siteId }),
    ...(place ? { behind: { id: place[0], queuedMicroseconds: place[1] } } : {}),
  })
  const page = found.slice(0, limit)
  const last = found.length > page.length ? page.at(-1) : undefined
  return {
    items: page.map((job) => ({
      ...job,
      input: JSON.stringify(job.input ?? null),
      queuedAt: job.queuedAt.toISOString(),
      dueAt: job.dueAt.toISOString(),
      startedAt: job.startedAt?.toISOString() ?? null,
      settledAt: job.settledAt?.toISOString() ?? null,
    })),
    next: last ? writeCursor([last.id, last.queuedMicroseconds]) : null,
    counts: await countJobs(ctx.db),
  }
}
