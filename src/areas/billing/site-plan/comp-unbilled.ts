import { changeStatus, siteFacts, type StatusChange, type StatusReason } from '#areas/sites/index.ts'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { wayToComped } from './way-to-comped.ts'

/**
 * Comps a site that is charged nothing, by the way its standing has; one that stands without charge already
 * (internal, parked, resold) keeps its standing. It is read with the site's row held, so that of several who ask
 * at once the first one moves it.
 *
 * @returns whether the site stands without charge now; `false`: it may not, and nothing was done
 */
export async function compUnbilled(
  ctx: Ctx,
  siteId: Id,
  because: Pick<StatusChange, 'asOperator' | 'inNameOf' | 'why'> & { readonly reason: StatusReason },
): Promise<boolean> {
  const { status } = await siteFacts({ ...ctx, site: { id: siteId } }, { lock: true })
  const way = wayToComped(status)
  for (const to of way ?? []) await changeStatus(ctx, { siteId, to, ...because })
  return way !== null
}
