import { sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { containing } from '#platform/db/like.ts'
import { tables } from '../schema.ts'

/** What a page of contacts is asked by. */
export interface ContactSearch {
  readonly search: string
  readonly listId: Id | undefined
  readonly tag: string | undefined
  /** Beyond this contact. Ids tell when their contact was made. */
  readonly before: Id | null
  readonly limit: number
}

const mainEmail = sql<string | null>`(select e.email from contact_emails e
  where e.site_id = contacts.site_id and e.contact_id = contacts.id and e.is_main)`

/** Contacts, the newest first. */
export function searchContacts(ctx: Ctx, given: ContactSearch) {
  let query = tables(ctx)
    .selectFrom('contacts')
    .select([
      'id',
      'given_name as givenName',
      'family_name as familyName',
      'company',
      mainEmail.as('email'),
      'tags',
      'created_at as createdAt',
    ])
    .where('site_id', '=', siteOf(ctx))
    .orderBy('id', 'desc')
    .limit(given.limit)
  if (given.before !== null) query = query.where('id', '<', given.before)
  if (given.tag !== undefined && given.tag !== '')
    query = query.where(sql<boolean>`tags @> array[${given.tag}]::text[]`)
  if (given.listId !== undefined)
    query = query.where(
      sql<boolean>`exists (select from list_members m where m.site_id = contacts.site_id
        and m.list_id = ${given.listId}::uuid and m.contact_id = contacts.id and m.state <> 'left')`,
    )
  if (given.search !== '') {
    const like = containing(given.search)
    query = query.where(
      sql<boolean>`((given_name || ' ' || family_name || ' ' || company) ilike ${like} or id in
        (select contact_id from contact_emails where site_id = ${siteOf(ctx)} and email ilike ${like}))`,
    )
  }
  return query.execute()
}
