import { record, siteFacts } from '#areas/sites/index.ts'
import type { Ctx } from '#platform/ctx.ts'
import { holdThings } from './take-things.ts'
import { goLive } from './go-live.ts'
import { releaseRow } from './release-rows.ts'
import { cancelScheduled, lockReleases, takeScheduled } from './release.store.ts'

/**
 * Takes a scheduled release live, if its time has come and no other worker has it: the chosen things as they are
 * drafted now, not as they were when it was scheduled. On a site that can only be read (expired, removed)
 * nothing goes live: the release is called off, the timeline says so, and once the site is active again
 * an owner releases the current drafts by hand. So it is where the drafts of its time may not go live, as they would
 * take the home page, or another that was not chosen, from the site: at that time no one can be asked.
 *
 * @returns whether it went live
 */
export async function releaseScheduled(ctx: Ctx, releaseId: string): Promise<boolean> {
  await lockReleases(ctx)
  const waiting = await takeScheduled(ctx, releaseId)
  if (!waiting) return false
  const callOff = async (what: 'pages.release_held' | 'pages.release_stopped'): Promise<false> => {
    await cancelScheduled(ctx, releaseId)
    const { number } = await releaseRow(ctx, releaseId)
    await record(ctx, { what, values: { number }, why: waiting.note })
    return false
  }
  const { effects } = await siteFacts(ctx, { lock: true })
  if (effects.isReadOnly) return callOff('pages.release_held')
  const held = await holdThings(ctx, waiting.choice)
  if (held.refusal) return callOff('pages.release_stopped')
  await goLive(ctx, held, { note: waiting.note, scheduledId: releaseId })
  const row = await releaseRow(ctx, releaseId)
  await record(ctx, {
    what: 'pages.released',
    values: { number: row.number, pages: row.pages },
    why: waiting.note,
  })
  return true
}
