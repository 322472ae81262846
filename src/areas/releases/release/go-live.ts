import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type ChangedThing, releasables } from '../releasable/releasable.ts'
import { restoreThings, takeThings, type HeldThings } from './take-things.ts'
import { showAgain, showTaken } from '../released/released.store.ts'
import { storeLive } from './release.store.ts'

/** What has moved along with a release. */
export type Moved = { readonly title: string; readonly from: string; readonly to: string }

async function tellKinds(ctx: Ctx, releaseId: Id, changed: readonly ChangedThing[]): Promise<void> {
  for (const one of ctx.tools.of(releasables)) await one.wentLive?.(ctx, releaseId, changed)
}

/**
 * Shows visitors the drafts that are held, as a new release or as the scheduled one that is named. The caller holds the
 * lock on releases; all of it commits at once or not at all.
 */
export async function goLive(
  ctx: Ctx,
  held: HeldThings,
  given: { readonly note: string; readonly scheduledId?: Id },
): Promise<{ id: Id; moved: Moved[] }> {
  const taken = await takeThings(ctx, held)
  const { id, number } = await storeLive(ctx, { ...given, restores: null })
  await tellKinds(ctx, id, await showTaken(ctx, number, taken))
  return { id, moved: taken.flatMap(({ moved }) => moved ?? []) }
}

/** Shows visitors again what an earlier release showed, as a new one. */
export async function goBack(
  ctx: Ctx,
  earlier: { readonly id: Id; readonly number: number },
  note: string,
): Promise<Id> {
  const otherwise = await restoreThings(ctx, earlier.number)
  const { id, number } = await storeLive(ctx, { note, restores: earlier.id })
  await tellKinds(ctx, id, await showAgain(ctx, number, earlier.number, otherwise))
  return id
}
