import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import { countByState, readTags } from './count.store.ts'
import { type countSubmissions as endpoint, submissionStates } from './inbox.contract.ts'

/** Tags that are offered. */
const MOST_TAGS = 500

/** How many messages lie in each state, and the tags that there are. */
export async function countSubmissions(
  ctx: Ctx,
  { formId }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const counted = await countByState(ctx, formId)
  const counts = Object.fromEntries(submissionStates.map((state) => [state, counted.get(state) ?? 0]))
  return {
    counts: counts as OutputOf<typeof endpoint>['counts'],
    tags: [...(await readTags(ctx, MOST_TAGS))],
  }
}
