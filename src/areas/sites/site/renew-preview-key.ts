import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { record } from '../timeline/record.ts'
import { newPreviewKey } from './create-site.ts'
import { updateSite } from './site.store.ts'

/**
 * Ends the preview link because somebody who could see it no longer may: with it they would see the
 * drafts for as long as it lasts. Nothing is recorded; what led to it is.
 */
export async function endPreviewKey(ctx: Ctx, siteId: Id): Promise<void> {
  await updateSite(ctx, siteId, { preview_key: newPreviewKey() })
}

/** Makes a new preview link; whoever has the one before sees nothing more through it. */
export async function renewPreviewKey(ctx: Ctx): Promise<{ previewKey: string }> {
  const previewKey = newPreviewKey()
  await updateSite(ctx, siteOf(ctx), { preview_key: previewKey })
  await record(ctx, { what: 'sites.preview_renewed' })
  return { previewKey }
}
