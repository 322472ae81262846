import type { Ctx } from '#platform/ctx.ts'
import { lockSlugs } from '../tree/page.store.ts'
import { filesNamed, holdDrafts } from './files-in-use.store.ts'
import { lockReleases } from './release.store.ts'

/**
 * Which of a site's files its pages show: in drafts, those in the trash too, in the styles, or in the live
 * release. Saves that are under way are waited for and seen. Until the transaction ends nothing is saved, no page is
 * copied and no release goes live, so that what is not shown now is not shown then.
 */
export async function filesInUse(ctx: Ctx, assetIds: readonly string[]): Promise<readonly string[]> {
  await lockReleases(ctx)
  // Pages that are being made are no rows yet that could be held; each of them takes its address first.
  await lockSlugs(ctx)
  await holdDrafts(ctx)
  return filesNamed(ctx, assetIds)
}
