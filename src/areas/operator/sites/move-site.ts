import { changeStatus } from '#areas/sites/index.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { moveSite as endpoint } from '../contract.ts'

/** Moves a site to another status, by the table of transitions; it stands on its timeline as the operator's. */
export async function moveSite(
  ctx: Ctx,
  { siteId, to, why }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  await changeStatus(ctx, { siteId, to, asOperator: true, ...(why === '' ? {} : { why }) })
  return {}
}
