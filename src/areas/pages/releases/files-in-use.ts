import type { Ctx } from '#platform/ctx.ts'
import { filesNamed } from './files-in-use.store.ts'
import { lockReleases } from './release.store.ts'

/**
 * Which of a site's files its pages show: in drafts, those in the trash too, in the styles, or in the live
 * release. No release goes live until the transaction ends, so that what is not shown now is not shown then.
 */
export async function filesInUse(ctx: Ctx, assetIds: readonly string[]): Promise<readonly string[]> {
  await lockReleases(ctx)
  return filesNamed(ctx, assetIds)
}
