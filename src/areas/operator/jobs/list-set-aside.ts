import type { OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listFailedDeliveries } from '#platform/events/delivery.store.ts'
import type { listSetAside as endpoint } from '../contract.ts'

const MOST = 200

/** Events that were set aside after the last try, the latest first. What they carry stays with their site. */
export async function listSetAside(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  const failed = await listFailedDeliveries(ctx.db, MOST)
  return {
    items: failed.map(({ siteId, subscriber, position, event, attempts, error, settledAt }) => ({
      siteId,
      subscriber,
      position,
      event,
      attempts,
      error,
      settledAt: settledAt.toISOString(),
    })),
  }
}
