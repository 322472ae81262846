import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { listReleases as listReleasesEndpoint } from './release.contract.ts'
import { releaseRows } from './release-rows.ts'
import { readReleases } from './release.store.ts'

const AT_ONCE = 50

/** The releases of a site by note, number and state, newest first unless asked otherwise, fifty at a time. */
export async function listReleases(
  ctx: Ctx,
  input: InputOf<typeof listReleasesEndpoint>,
): Promise<OutputOf<typeof listReleasesEndpoint>> {
  const found = await readReleases(ctx, input, AT_ONCE + 1)
  return { releases: await releaseRows(ctx, found.slice(0, AT_ONCE)), hasMore: found.length > AT_ONCE }
}
