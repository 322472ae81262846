import { takeWithinLimit, useOf } from '#areas/sites/index.ts'
import type { Ctx } from '#platform/ctx.ts'

/**
 * Refuses what the context's site has no room for, all counted that its plan's storage holds. Called after the rows are written, in
 * the transaction that writes them: the site's row is held from here on, so that of two files that want
 * the last room one finds it taken, and what is refused leaves nothing.
 *
 * @throws Refusal `sites.limit_storage` (402)
 */
export function takeRoom(ctx: Ctx): Promise<void> {
  return takeWithinLimit(ctx, 'storage', async () => (await useOf(ctx, 'storage')) ?? 0)
}
