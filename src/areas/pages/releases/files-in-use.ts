import { holdAllDrafts, namedInDrafts, namedInEditions } from '#areas/documents/index.ts'
import { lockAddresses, lockReleases, namedInLive } from '#areas/releases/index.ts'
import type { Ctx } from '#platform/ctx.ts'
import { filesNamed, holdPages } from './files-in-use.store.ts'
import { readLivePages } from './live.store.ts'

/**
 * Which of a site's files its pages show: in drafts, those in the trash too, in the styles, or in the live
 * release. Saves that are under way are waited for and seen. Until the transaction ends nothing is saved, no page is
 * copied and no release goes live, so that what is not shown now is not shown then.
 */
export async function filesInUse(ctx: Ctx, assetIds: readonly string[]): Promise<readonly string[]> {
  await lockReleases(ctx)
  // Pages that are being made are no rows yet that could be held; each of them takes its address first.
  await lockAddresses(ctx)
  await holdAllDrafts(ctx)
  await holdPages(ctx)
  const editions = (await readLivePages(ctx)).map(({ editionId }) => editionId)
  return [
    ...(await namedInDrafts(ctx, assetIds)),
    ...(await namedInEditions(ctx, editions, assetIds)),
    ...(await filesNamed(ctx, assetIds)),
    ...(await namedInLive(ctx, assetIds)),
  ]
}
