import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { dismissAnnouncement as endpoint } from '../contract.ts'
import { insertDismissal } from './announcement.store.ts'

/** Puts an announcement away for the account, in all its browsers. */
export async function dismissAnnouncement(
  ctx: Ctx,
  { announcementId }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  const { accountId } = accountOf(ctx)
  const isKnown = await insertDismissal(ctx, accountId, announcementId, new Date(ctx.clock.now()))
  if (!isKnown) throw refuse('not_found', 'not_found')
  return {}
}
