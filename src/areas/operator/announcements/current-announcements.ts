import type { OutputOf } from '#kernel/endpoint.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { currentAnnouncements as endpoint } from '../contract.ts'
import { readCurrent } from './announcement.store.ts'

/** What is announced now and was not put away by the account. */
export async function currentAnnouncements(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  return { announcements: await readCurrent(ctx, accountOf(ctx).accountId, new Date(ctx.clock.now())) }
}
