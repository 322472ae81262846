import { extendTrial } from '#areas/sites/index.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { extendSiteTrial as endpoint } from '../contract.ts'

/** Lengthens a trial by 7 days; it stands on the site's timeline as the operator's. */
export async function extendSiteTrial(
  ctx: Ctx,
  { siteId, why }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  await extendTrial(ctx, { siteId, ...(why === '' ? {} : { why }) })
  return {}
}
