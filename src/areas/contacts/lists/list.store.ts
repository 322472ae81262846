import { sql } from 'kysely'
import { type Id, newId } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { tables } from '../schema.ts'

/** Keeps others from making or restoring lists of the site meanwhile: they are counted, and then there is one more. */
export async function lockLists(ctx: Ctx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact lists of ${siteOf(ctx)}`}, 0))`.execute(
    ctx.db,
  )
}

/** How many lists the site has, for its limit; asked under {@link lockLists}. */
export async function countLists(ctx: Ctx): Promise<number> {
  const { lists } = await tables(ctx)
    .selectFrom('contact_lists')
    .select((select) => select.fn.countAll<number>().as('lists'))
    .where('site_id', '=', siteOf(ctx))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return lists
}

export interface ListFields {
  readonly name: string
  readonly publicName: string
  readonly isConfirmedByMail: boolean
}

/** Makes a list. Broken by `contact_lists_name_taken` when another has its name. */
export async function insertList(ctx: Ctx, list: ListFields): Promise<Id> {
  const now = ctx.clock.now()
  const id = newId(now)
  await tables(ctx)
    .insertInto('contact_lists')
    .values({
      site_id: siteOf(ctx),
      id,
      name: list.name,
      public_name: list.publicName,
      is_confirmed_by_mail: list.isConfirmedByMail,
      created_at: new Date(now),
    })
    .execute()
  return id
}

/** Changes what is given of a list that is not deleted. `false`: there is none. Broken by `contact_lists_name_taken`. */
export async function updateList(
  ctx: Ctx,
  listId: Id,
  { name, publicName, isConfirmedByMail }: Partial<ListFields>,
): Promise<boolean> {
  const row = await tables(ctx)
    .updateTable('contact_lists')
    .set((set) => ({
      id: set.ref('id'),
      ...(name === undefined ? {} : { name }),
      ...(publicName === undefined ? {} : { public_name: publicName }),
      ...(isConfirmedByMail === undefined ? {} : { is_confirmed_by_mail: isConfirmedByMail }),
    }))
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', listId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes a list, or brings it back. `false`: it is not there, or is so already. Broken by `contact_lists_name_taken`. */
export async function setDeleted(ctx: Ctx, listId: Id, isDeleted: boolean): Promise<boolean> {
  const row = await tables(ctx)
    .updateTable('contact_lists')
    .set({ deleted_at: isDeleted ? new Date(ctx.clock.now()) : null })
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', listId)
    .where('deleted_at', isDeleted ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A list that is not deleted. */
export async function readList(ctx: Ctx, listId: Id): Promise<ListFields | undefined> {
  return tables(ctx)
    .selectFrom('contact_lists')
    .select(['name', 'public_name as publicName', 'is_confirmed_by_mail as isConfirmedByMail'])
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', listId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** The lists of the site by name, with how many are on each. */
export function readLists(ctx: Ctx) {
  const counted = (state: 'confirmed' | 'unconfirmed') =>
    sql<number>`(select count(*) from list_members m
      where m.site_id = contact_lists.site_id and m.list_id = contact_lists.id and m.state = ${state})`
  return tables(ctx)
    .selectFrom('contact_lists')
    .select([
      'id',
      'name',
      'public_name as publicName',
      'is_confirmed_by_mail as isConfirmedByMail',
      'created_at as createdAt',
      counted('confirmed').as('confirmed'),
      counted('unconfirmed').as('unconfirmed'),
    ])
    .where('site_id', '=', siteOf(ctx))
    .where('deleted_at', 'is', null)
    .orderBy((by) => by.fn('lower', ['name']))
    .execute()
}
