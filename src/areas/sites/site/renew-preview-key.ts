import { type Ctx, siteOf } from '#platform/ctx.ts'
import { record } from '../timeline/record.ts'
import { newPreviewKey } from './create-site.ts'
import { updateSite } from './site.store.ts'

/** Makes a new preview link; whoever has the one before sees nothing more through it. */
export async function renewPreviewKey(ctx: Ctx): Promise<{ previewKey: string }> {
  const previewKey = newPreviewKey()
  await updateSite(ctx, siteOf(ctx), { preview_key: previewKey })
  await record(ctx, { what: 'sites.preview_renewed' })
  return { previewKey }
}
