import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import type { MemberState } from '../contract.ts'
import { tables } from '../schema.ts'

/** A member of a list. */
export interface Member {
  readonly state: MemberState
  readonly email: string
}

/** A place on a list. */
export interface Place {
  readonly listId: Id
  readonly contactId: Id
}

/** A member, with its row locked; `undefined`: there is none. */
export async function holdMember(ctx: Ctx, { listId, contactId }: Place): Promise<Member | undefined> {
  return tables(ctx)
    .selectFrom('list_members')
    .select(['state', 'email'])
    .where('site_id', '=', siteOf(ctx))
    .where('list_id', '=', listId)
    .where('contact_id', '=', contactId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Adds a person who was never on a list, or has left it. `false`: they are on it. */
export async function putMember(
  ctx: Ctx,
  place: Place & { readonly email: string; readonly state: 'unconfirmed' | 'confirmed' },
): Promise<boolean> {
  const now = new Date(ctx.clock.now())
  const set = {
    email: place.email,
    state: place.state,
    joined_at: now,
    confirmed_at: place.state === 'confirmed' ? now : null,
    left_at: null,
  }
  const row = await tables(ctx)
    .insertInto('list_members')
    .values({ site_id: siteOf(ctx), list_id: place.listId, contact_id: place.contactId, ...set })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'list_id', 'contact_id'])
        .doUpdateSet(set)
        .where('list_members.state', '=', 'left'),
    )
    .returning('state')
    .executeTakeFirst()
  return row !== undefined
}

/** Moves who has a place from some states to another. `false`: they were in none of these. */
export async function moveMember(
  ctx: Ctx,
  { listId, contactId }: Place,
  from: readonly MemberState[],
  to: 'confirmed' | 'left',
): Promise<boolean> {
  const now = new Date(ctx.clock.now())
  const row = await tables(ctx)
    .updateTable('list_members')
    .set({ state: to, ...(to === 'confirmed' ? { confirmed_at: now } : { left_at: now }) })
    .where('site_id', '=', siteOf(ctx))
    .where('list_id', '=', listId)
    .where('contact_id', '=', contactId)
    .where('state', 'in', [...from])
    .returning('state')
    .executeTakeFirst()
  return row !== undefined
}

/** The lists a person is or was on; deleted ones included, because leaving applies there as well. */
export function placesOf(ctx: Ctx, contactId: Id) {
  return tables(ctx)
    .selectFrom('list_members as m')
    .innerJoin('contact_lists as l', (on) =>
      on.onRef('l.site_id', '=', 'm.site_id').onRef('l.id', '=', 'm.list_id'),
    )
    .select([
      'm.list_id as listId',
      'l.name',
      'l.deleted_at as deletedAt',
      'm.state',
      'm.email',
      'm.joined_at as joinedAt',
      'm.confirmed_at as confirmedAt',
      'm.left_at as leftAt',
    ])
    .where('m.site_id', '=', siteOf(ctx))
    .where('m.contact_id', '=', contactId)
    .orderBy((by) => by.fn('lower', ['l.name']))
    .execute()
}
