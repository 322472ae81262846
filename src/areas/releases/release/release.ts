import { record } from '#areas/sites/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { Choice } from '../releasable/choice.ts'
import { holdThings } from './take-things.ts'
import { goLive } from './go-live.ts'
import type { release as releaseEndpoint } from './release.contract.ts'
import { releaseDue } from './release-due.job.ts'
import { releaseRow } from './release-rows.ts'
import { lockReleases, storeScheduled } from './release.store.ts'

/** What to release. Other things than pages, styles and redirects go where every page goes, unless named. */
function choiceOf({ pageIds, styles, redirects = true, also }: InputOf<typeof releaseEndpoint>): Choice {
  return {
    of: {
      ...also,
      page: pageIds ?? null,
      styles: styles ? null : [],
      redirect: redirects ? null : [],
    },
    others: also === undefined && pageIds === undefined,
  }
}

/**
 * Takes drafts live in one step (editor.md, "Versions and releases"; R-13): everything is made
 * ready first, then one pointer moves, in one transaction; or, with a time, keeps the choice until then.
 *
 * @throws Refusal 403 while the account's address is not confirmed, 422 for a time that is past, and what a kind of
 *   things refuses a choice with
 */
export async function release(
  ctx: Ctx,
  input: InputOf<typeof releaseEndpoint>,
): Promise<OutputOf<typeof releaseEndpoint>> {
  if (!accountOf(ctx).isVerified) throw refuse('forbidden', 'pages.release_unverified')
  const choice = choiceOf(input)
  const at = input.at === undefined ? null : new Date(input.at)
  if (at && at.getTime() <= ctx.clock.now())
    throw refuse('invalid', 'pages.release_time_past', { field: 'at' })
  await lockReleases(ctx)
  const held = await holdThings(ctx, choice)
  if (held.refusal) throw held.refusal
  if (at) {
    // It gets its number now; what else is released is decided by the drafts at its time.
    const id = await storeScheduled(ctx, { note: input.note, choice, at })
    await queueJob(ctx, releaseDue, { releaseId: id }, { at })
    return { release: await releaseRow(ctx, id), moved: [] }
  }
  const { id, moved } = await goLive(ctx, held, { note: input.note })
  const row = await releaseRow(ctx, id)
  await record(ctx, {
    what: 'pages.released',
    values: { number: row.number, pages: row.pages },
    why: input.note,
  })
  return { release: row, moved }
}
