import { siteFacts } from '#areas/sites/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { saveView as endpoint } from './inbox.contract.ts'
import { insertView, readViews } from './view.store.ts'

/** Views that a site may save. */
const MOST_VIEWS = 50

/** Saves a view for everybody who reads the inbox. @throws Refusal `forms.too_many_views` (409) */
export async function saveView(
  ctx: Ctx,
  { name, query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  await siteFacts(ctx, { lock: true })
  if ((await readViews(ctx)).length >= MOST_VIEWS)
    throw refuse('conflict', 'forms.too_many_views', { values: { most: MOST_VIEWS } })
  const id = newId(ctx.clock.now())
  await insertView(ctx, { id, name, query })
  return { id }
}
