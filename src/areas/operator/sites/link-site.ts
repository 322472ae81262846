import { linkToLegacy } from '#areas/sites/index.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { linkSite as endpoint } from '../contract.ts'

/** Has a site live on an older version, at an address outside of the platform; it stands on its timeline. */
export async function linkSite(
  ctx: Ctx,
  { siteId, address, why }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  await linkToLegacy(ctx, { siteId, address, ...(why === '' ? {} : { why }) })
  return {}
}
