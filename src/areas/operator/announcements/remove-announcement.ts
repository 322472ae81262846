import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { recordAct } from '../acts/record-act.ts'
import type { removeAnnouncement as endpoint } from '../contract.ts'
import { deleteAnnouncement } from './announcement.store.ts'

/** Removes an announcement. */
export async function removeAnnouncement(
  ctx: Ctx,
  { announcementId }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  if (!(await deleteAnnouncement(ctx, announcementId))) throw refuse('not_found', 'not_found')
  await recordAct(ctx, { kind: 'platform', about: '', what: 'announcement_removed' })
  return {}
}
