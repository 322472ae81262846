import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { recordAct } from '../acts/record-act.ts'
import type { changeAnnouncement as endpoint } from '../contract.ts'
import { updateAnnouncement } from './announcement.store.ts'
import { checkTimes } from './check-times.ts'

/** Changes an announcement; who put it away does not see it again. */
export async function changeAnnouncement(
  ctx: Ctx,
  { announcementId, ...input }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  checkTimes(input)
  if (!(await updateAnnouncement(ctx, { id: announcementId, ...input })))
    throw refuse('not_found', 'not_found')
  await recordAct(ctx, {
    kind: 'platform',
    about: '',
    what: 'announcement_changed',
    values: { title: input.title },
  })
  return {}
}
