import { siteContributor } from '#areas/sites/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Id } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { sortSubmissions as endpoint } from './inbox.contract.ts'
import { followUp } from '../submissions/follow-up.ts'
import { becameSpam, becameWanted } from './moved-by-hand.ts'
import { moveOf } from './submission.ts'
import { type HeldSubmission, holdSubmissions, updateSubmissions } from './submission.store.ts'

/** Tags that a message may have. */
const MOST_TAGS = 50

/** The tags of a message with one more and one less, each spelling once. */
function tagsOf(
  tags: readonly string[],
  { addTag, removeTag }: { addTag?: string | undefined; removeTag?: string | undefined },
): readonly string[] {
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  const kept = removeTag === undefined ? tags : tags.filter((tag) => !isSame(tag, removeTag))
  if (addTag === undefined || kept.some((tag) => isSame(tag, addTag))) return kept
  if (kept.length >= MOST_TAGS)
    throw refuse('conflict', 'forms.too_many_tags', { values: { most: MOST_TAGS } })
  return [...kept, addTag]
}

/** Moves a message that is held; whether no place was left for it. */
async function move(
  ctx: Ctx,
  held: HeldSubmission,
  wanted: InputOf<typeof endpoint>['state'] | null,
): Promise<boolean> {
  const to = moveOf(held, wanted ?? null)
  if (to.state === held.state) return false
  await updateSubmissions(ctx, [held.id], { move: to })
  if (to.state === 'spam') await becameSpam(ctx, held.id)
  // Out of spam and into the trash nothing is done that was held back.
  else if (held.state === 'spam' && to.state !== 'trash') return becameWanted(ctx, held.id)
  // Accepted by hand, unconfirmed as it is.
  else if (held.state === 'waiting' && to.state !== 'trash')
    return (await followUp(ctx, held.id)).isWithoutPlace
  return false
}

/**
 * Changes state, tags or assignee of messages, one after another in the order of their ids; those that are gone are
 * passed over.
 *
 * @throws Refusal `forms.assignee` (422); `forms.too_many_tags` (409)
 */
export async function sortSubmissions(
  ctx: Ctx,
  { ids, state, isRestored, assignee, ...tags }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  if (typeof assignee === 'string' && !(await siteContributor(ctx, assignee)))
    throw refuse('invalid', 'forms.assignee', { field: 'assignee' })
  const held = await holdSubmissions(ctx, [...new Set(ids)])
  const withoutPlace: Id[] = []
  for (const one of held) {
    const isMoved = state !== undefined || isRestored === true
    if (isMoved && (await move(ctx, one, isRestored === true ? null : state))) withoutPlace.push(one.id)
    const changed = tagsOf(one.tags, tags)
    if (changed !== one.tags) await updateSubmissions(ctx, [one.id], { tags: changed })
  }
  if (assignee !== undefined)
    await updateSubmissions(
      ctx,
      held.map(({ id }) => id),
      { assignee },
    )
  return { withoutPlace }
}
