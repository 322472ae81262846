import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { tables } from '../schema.ts'

/** The forms that an address sent something with. */
export async function formsOfSender(ctx: Ctx, email: string): Promise<readonly Id[]> {
  const rows = await tables(ctx)
    .selectFrom('submissions')
    .select('form_id')
    .distinct()
    .where('site_id', '=', siteOf(ctx))
    .where('email', '=', email)
    .execute()
  return rows.map(({ form_id }) => form_id)
}

/** Messages of an address, whatever state they are in. */
export async function messagesOfSender(ctx: Ctx, email: string, limit: number): Promise<readonly Id[]> {
  const rows = await tables(ctx)
    .selectFrom('submissions')
    .select('id')
    .where('site_id', '=', siteOf(ctx))
    .where('email', '=', email)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
