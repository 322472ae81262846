import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { tables } from '../schema.ts'

/** Notes whether a message holds its places; `false`: that was so already. */
export async function markPlaces(ctx: Ctx, submissionId: Id, hasPlaces: boolean): Promise<boolean> {
  const row = await tables(ctx)
    .updateTable('submissions')
    .set({ has_places: hasPlaces })
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', submissionId)
    .where('has_places', '<>', hasPlaces)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
