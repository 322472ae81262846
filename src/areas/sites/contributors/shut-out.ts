import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { runSiteHooks } from '../hooks.ts'
import { newPreviewKey } from '../site/create-site.ts'
import { updateSite } from '../site/site.store.ts'

/**
 * Closes what lets somebody in without an account, because they no longer may: the preview link, by which they
 * would see the drafts for as long as it lasts, and in the areas above what they made themselves. Nothing is
 * recorded; what led to it is.
 */
export async function shutOut(
  ctx: Ctx,
  gone: { readonly siteId: Id; readonly accountId: Id },
): Promise<void> {
  const { siteId, accountId } = gone
  await updateSite(ctx, siteId, { preview_key: newPreviewKey() })
  await runSiteHooks('left', { ...ctx, site: { id: siteId } }, { accountId })
}
