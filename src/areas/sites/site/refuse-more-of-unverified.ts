import type { Id } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { countMadeBy } from './site.store.ts'

/** How many sites somebody may make before their address is confirmed: enough to build, too few to take names. */
const UNVERIFIED_SITES = 3

/**
 * Refuses a fourth site of somebody whose address is not confirmed. Whoever makes one holds the owner first
 * (`holdOwner`); without that it only spares the wait.
 *
 * @throws Refusal 403 `sites.unverified`
 */
export async function refuseMoreOfUnverified(ctx: Ctx, accountId: Id): Promise<void> {
  if ((await countMadeBy(ctx, accountId)) >= UNVERIFIED_SITES) throw refuse('forbidden', 'sites.unverified')
}
