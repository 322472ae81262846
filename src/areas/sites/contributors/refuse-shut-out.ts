import type { Permission } from '#kernel/permission.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { readSite } from '../site/site.store.ts'
import { siteAccess } from './site-access.ts'

/**
 * Holds the context's site until the transaction ends, and refuses an account that no longer may do there what it was
 * let in for: for what opens a way in that whoever takes it off the site shuts (`shut-out.ts`). They hold the site as
 * well, so that it is done before they shut it, or not at all.
 *
 * @throws Refusal `not_found` (404) who is not on the site any more; `right_missing` (403) who is, with less
 */
export async function refuseShutOut(ctx: Ctx, right: Permission): Promise<void> {
  await readSite(ctx, siteOf(ctx), { lock: true })
  const access = await siteAccess(ctx, siteOf(ctx))
  if (!access) throw refuse('not_found', 'not_found')
  if (!access.rights.has(right.name))
    throw refuse('forbidden', 'right_missing', { data: { right: right.name } })
}
