import { storedBySite, storedInAll } from '#areas/assets/index.ts'
import { findSitesByIds } from '#areas/sites/index.ts'
import type { OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { readStorage as endpoint } from '../contract.ts'

const SHOWN = 20

/** What sites keep in files, and the twenty that keep most. */
export async function readStorage(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  const largest = await storedBySite(ctx, { limit: SHOWN })
  const sites = await findSitesByIds(
    ctx.db,
    largest.map(({ siteId }) => siteId),
  )
  return {
    kind: ctx.tools.config.s3 === null ? 'folder' : 'bucket',
    ...(await storedInAll(ctx)),
    largest: largest.map(({ siteId, files, bytes }) => ({
      id: siteId,
      title: sites.get(siteId)?.title ?? '',
      files,
      bytes,
    })),
  }
}
