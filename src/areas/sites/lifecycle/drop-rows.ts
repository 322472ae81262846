import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { deleteRows, tenantTables } from './lifecycle.store.ts'
import { purgeOrder } from './purge-order.ts'

/**
 * Takes away every row that was laid for a site which was not made, whichever area it is of; in a transaction of the
 * platform.
 */
export async function dropRows(ctx: Ctx, siteId: Id): Promise<void> {
  for (const table of purgeOrder(await tenantTables(ctx))) await deleteRows(ctx, table.name, siteId, null)
}
