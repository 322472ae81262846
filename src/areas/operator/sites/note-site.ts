import { record } from '#areas/sites/index.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { noteSite as endpoint } from '../contract.ts'
import { siteOrRefuse } from './site-or-refuse.ts'

/** Writes a note on a site's timeline. */
export async function noteSite(
  ctx: Ctx,
  { siteId, text }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  const { id } = await siteOrRefuse(ctx, siteId)
  await record({ ...ctx, site: { id } }, { what: 'operator.noted', why: text, asOperator: true })
  return {}
}
