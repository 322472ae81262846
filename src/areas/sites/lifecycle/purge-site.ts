import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { runSiteHooks } from '../hooks.ts'
import { deleteRows, deleteSite, isBeingPurged, tenantTables } from './lifecycle.store.ts'
import { purgeOrder } from './purge-order.ts'

/** Rows deleted in one transaction. */
const BATCH = 5_000

/** Where a purge works: transactions of the platform, and the store of files. */
export interface PurgeTools {
  readonly storage: Pick<Storage, 'list' | 'remove'>
  transaction<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>
}

/**
 * Deletes everything of a site whose purge has begun: its files, then its rows in every table with a
 * `site_id`, whichever area laid it, what refers before what it refers to, in batches; at last the
 * site itself. Each step can be taken twice, so a purge that was cut short is simply run again. No
 * area registers anything for a table with a `site_id`; what the platform keeps of the site elsewhere
 * its area takes away, with the site itself.
 *
 * @param last runs in the transaction that deletes the site
 */
export async function purgeSite(
  tools: PurgeTools,
  siteId: Id,
  last: (ctx: Ctx) => Promise<void>,
): Promise<void> {
  if (!(await tools.transaction((ctx) => isBeingPurged(ctx, siteId)))) return
  for await (const file of tools.storage.list(`${siteId}/`)) await tools.storage.remove(file.key)
  const order = purgeOrder(await tools.transaction((ctx) => tenantTables(ctx)))
  for (const table of order) {
    // The owner's place goes with the site itself, which refers to it.
    if (table.name === 'contributors') continue
    const most = table.refersToItself ? null : BATCH
    for (;;) {
      const deleted = await tools.transaction((ctx) => deleteRows(ctx, table.name, siteId, most))
      if (most === null || deleted < most) break
    }
  }
  await tools.transaction(async (ctx) => {
    await deleteSite(ctx, siteId)
    await runSiteHooks('purged', ctx, { siteId })
    await last(ctx)
  })
}
