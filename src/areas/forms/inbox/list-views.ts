import type { OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { listViews as endpoint } from './inbox.contract.ts'
import { readViews } from './view.store.ts'

/** The saved views of the inbox. */
export async function listViews(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  return { views: (await readViews(ctx)).map(({ query, ...view }) => ({ ...view, query: { ...query } })) }
}
