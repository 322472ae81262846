import { sql } from 'kysely'
import { type Id, newId } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import { tables } from '../schema.ts'

export type EntryValues = Readonly<Record<string, string | number>>

export async function insertEntry(ctx: Ctx, contactId: Id, what: string, values: EntryValues): Promise<void> {
  const now = ctx.clock.now()
  await tables(ctx)
    .insertInto('contact_entries')
    .values({
      site_id: siteOf(ctx),
      id: newId(now),
      contact_id: contactId,
      what,
      values: json(values),
      at: new Date(now),
    })
    .execute()
}

/** Whether a contact's timeline has an identical entry. */
export async function hasEntry(ctx: Ctx, contactId: Id, what: string, values: EntryValues): Promise<boolean> {
  const row = await tables(ctx)
    .selectFrom('contact_entries')
    .select('id')
    .where('site_id', '=', siteOf(ctx))
    .where('contact_id', '=', contactId)
    .where('what', '=', what)
    .where(sql<boolean>`"values" = ${json(values)}::jsonb`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What happened with a contact, the latest first, beyond an entry. */
export function entriesOf(ctx: Ctx, contactId: Id, given: { before: Id | null; limit: number }) {
  let query = tables(ctx)
    .selectFrom('contact_entries')
    .select(['id', 'what', 'values', 'at'])
    .where('site_id', '=', siteOf(ctx))
    .where('contact_id', '=', contactId)
    .orderBy('id', 'desc')
    .limit(given.limit)
  if (given.before !== null) query = query.where('id', '<', given.before)
  return query.execute()
}
