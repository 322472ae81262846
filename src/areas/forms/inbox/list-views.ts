import type { OutputOf } from '#kernel/endpoint.ts'
import { type Ctx, withinOf } from '#platform/ctx.ts'
import type { listViews as endpoint } from './inbox.contract.ts'
import { readViews } from './view.store.ts'

/** The saved views of the inbox; a contributor limited to some forms gets the views of those. */
export async function listViews(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  const within = withinOf(ctx)
  const views = (await readViews(ctx)).filter(({ query }) => !within || within.includes(query['form'] ?? ''))
  return { views: views.map(({ query, ...view }) => ({ ...view, query: { ...query } })) }
}
