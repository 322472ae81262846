import { type Ctx, siteOf } from '#platform/ctx.ts'
import { refuseShutOut } from '../contributors/refuse-shut-out.ts'
import { permissions } from '../contract.ts'
import { record } from '../timeline/record.ts'
import { newPreviewKey } from './create-site.ts'
import { updateSite } from './site.store.ts'

/**
 * Makes a new preview link; whoever has the one before sees nothing more through it.
 *
 * @throws Refusal 404, 403 who has just been taken off the site: they would be told of a link that opens
 */
export async function renewPreviewKey(ctx: Ctx): Promise<{ previewKey: string }> {
  await refuseShutOut(ctx, permissions.siteSettings)
  const previewKey = newPreviewKey()
  await updateSite(ctx, siteOf(ctx), { preview_key: previewKey })
  await record(ctx, { what: 'sites.preview_renewed' })
  return { previewKey }
}
