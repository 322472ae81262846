import { findSitesByIds, record } from '#areas/sites/index.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { setCircle as endpoint } from '../contract.ts'
import { joinCircle, leaveCircle } from './labs.store.ts'

/** Takes a site into the circle, or out of it with everything it switched on (the operator). */
export async function setCircle(
  ctx: Ctx,
  { siteId, isIn, why }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  if (!(await findSitesByIds(ctx.db, [siteId])).has(siteId)) throw refuse('not_found', 'not_found')
  const isNew = isIn
    ? await joinCircle(ctx, siteId, accountOf(ctx).accountId, new Date(ctx.clock.now()))
    : await leaveCircle(ctx, siteId)
  if (!isNew) return {}
  await record(
    { ...ctx, site: { id: siteId } },
    {
      what: isIn ? 'operator.circle_joined' : 'operator.circle_left',
      asOperator: true,
      ...(why === '' ? {} : { why }),
    },
  )
  return {}
}
