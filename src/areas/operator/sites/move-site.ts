import { changeStatus } from '#areas/sites/index.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { moveSite as endpoint } from '../contract.ts'

/**
 * Moves a site to another status, by the table of transitions; it stands on its timeline as the operator's.
 * What they decided on is `from`: a site that somebody else moved meanwhile stays where it is.
 */
export async function moveSite(
  ctx: Ctx,
  { siteId, from, to, why }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  await changeStatus(ctx, {
    siteId,
    to,
    reason: 'operator_decided',
    asOperator: true,
    ...(from === undefined ? {} : { from }),
    ...(why === '' ? {} : { why }),
  })
  return {}
}
