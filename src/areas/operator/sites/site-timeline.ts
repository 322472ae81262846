import { readTimeline } from '#areas/sites/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { siteTimeline as endpoint } from '../contract.ts'
import { siteOrRefuse } from './site-or-refuse.ts'

/** What happened to a site, as its owner reads it. */
export async function siteTimeline(
  ctx: Ctx,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { id } = await siteOrRefuse(ctx, input.siteId)
  return readTimeline({ ...ctx, site: { id } }, input)
}
