import { changesOf } from '#kernel/changes.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { refuseStale } from '#platform/refuse-stale.ts'
import { recordAct } from '../acts/record-act.ts'
import type { Announcement, changeAnnouncement as endpoint } from '../contract.ts'
import { holdAnnouncement, updateAnnouncement } from './announcement.store.ts'
import { checkTimes } from './check-times.ts'

/**
 * Changes an announcement; what is not given stays. Who put it away does not see it again.
 *
 * @throws Refusal `changed_meanwhile` (409) where its times are no longer those of `from`: an end that somebody moves
 *   and a beginning that somebody else moves make no time that either of them meant
 */
export async function changeAnnouncement(
  ctx: Ctx,
  { announcementId, from, ...input }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  const before = await holdAnnouncement(ctx, announcementId)
  if (!before) throw refuse('not_found', 'not_found')
  const after = { ...before, ...input }
  // About both: said above the form, where what is there stands.
  refuseStale({
    field: 'from',
    seen: from && timesOf(from),
    now: timesOf(before),
    given: timesOf(after),
  })
  checkTimes(after)
  const changes = changesOf(fieldsOf(before), fieldsOf(after))
  if (changes.length === 0) return {}
  await updateAnnouncement(ctx, after)
  await recordAct(ctx, {
    kind: 'platform',
    about: '',
    what: 'announcement_changed',
    values: { title: after.title },
    changes,
  })
  return {}
}

/** Times as they are compared: each in its one spelling. */
const timesOf = ({ startsAt, endsAt }: Pick<Announcement, 'startsAt' | 'endsAt'>) => ({
  startsAt: moment(startsAt),
  endsAt: endsAt === null ? null : moment(endsAt),
})

/** What is told of an announcement in the audit log. */
const fieldsOf = ({ title, text, tone, link, startsAt, endsAt }: Omit<Announcement, 'id'>) => ({
  title,
  text,
  tone,
  link,
  starts_at: moment(startsAt),
  ends_at: endsAt === null ? null : moment(endsAt),
})

/** A moment as all of them are written. */
const moment = (text: string): string => new Date(text).toISOString()
