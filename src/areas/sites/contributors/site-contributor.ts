import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { contributes } from './contributor.store.ts'

/** Whether an account contributes to the context's site now. */
export async function siteContributor(ctx: Ctx, accountId: Id): Promise<boolean> {
  return contributes(ctx, siteOf(ctx), accountId, ctx.clock.now())
}
