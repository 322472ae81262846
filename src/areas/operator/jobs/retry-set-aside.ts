import { findSitesByIds, record } from '#areas/sites/index.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { retryDelivery } from '#platform/events/delivery.store.ts'
import { recordAct } from '../acts/record-act.ts'
import type { retrySetAside as endpoint } from '../contract.ts'

/**
 * Passes an event on once more that was set aside; it stands on its site's timeline.
 *
 * @throws Refusal `operator.not_set_aside` (409): it is not, or is on its way again already
 */
export async function retrySetAside(ctx: Ctx, due: InputOf<typeof endpoint>): Promise<Record<string, never>> {
  if (!(await retryDelivery(ctx.db, due))) throw refuse('conflict', 'operator.not_set_aside')
  const values = { name: due.subscriber }
  // Of a site that was purged meanwhile there is no timeline any more.
  if ((await findSitesByIds(ctx.db, [due.siteId])).has(due.siteId)) {
    const inside: Ctx = { ...ctx, site: { id: due.siteId } }
    await record(inside, { what: 'operator.job_retried', values, asOperator: true })
  } else {
    await recordAct(ctx, { kind: 'platform', about: '', what: 'job_retried', values })
  }
  return {}
}
