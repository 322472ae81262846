import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { sql } from 'kysely'
import { tables } from '../schema.ts'
import type { AskedRecipient, StoredRecipient } from './recipient.ts'

const columns = [
  'id',
  'email',
  'is_default as isDefault',
  'asked_at as askedAt',
  'confirmed_at as confirmedAt',
] as const

/** The addresses that a form notifies, in the order in which they were added. */
export async function readRecipients(ctx: Ctx, formId: Id): Promise<readonly StoredRecipient[]> {
  return tables(ctx)
    .selectFrom('form_recipients')
    .select(columns)
    .where('site_id', '=', siteOf(ctx))
    .where('form_id', '=', formId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** One of them; `undefined`: there is none. */
export async function readRecipient(
  ctx: Ctx,
  formId: Id,
  recipientId: string,
): Promise<StoredRecipient | undefined> {
  return tables(ctx)
    .selectFrom('form_recipients')
    .select(columns)
    .where('site_id', '=', siteOf(ctx))
    .where('form_id', '=', formId)
    .where('id', '=', recipientId)
    .executeTakeFirst()
}

/** Adds an address, asked by a link or confirmed. `false`: the form has it already. */
export async function insertRecipient(
  ctx: Ctx,
  formId: Id,
  given: {
    readonly id: string
    readonly email: string
    readonly isDefault: boolean
    /** Of the link's token; null: no link is needed. */
    readonly tokenHash: string | null
  },
): Promise<boolean> {
  const now = new Date(ctx.clock.now())
  const row = await tables(ctx)
    .insertInto('form_recipients')
    .values({
      site_id: siteOf(ctx),
      form_id: formId,
      id: given.id,
      email: given.email,
      is_default: given.isDefault,
      token_hash: given.tokenHash,
      asked_at: given.tokenHash === null ? null : now,
      confirmed_at: given.tokenHash === null ? now : null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'form_id', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Changes an address that a form notifies. @param change.tokenHash of a new link */
export async function updateRecipient(
  ctx: Ctx,
  formId: Id,
  recipientId: string,
  change: { readonly isDefault?: boolean | undefined; readonly tokenHash?: string | undefined },
): Promise<void> {
  const set = {
    ...(change.isDefault === undefined ? {} : { is_default: change.isDefault }),
    ...(change.tokenHash === undefined
      ? {}
      : { token_hash: change.tokenHash, asked_at: new Date(ctx.clock.now()) }),
  }
  if (Object.keys(set).length === 0) return
  await tables(ctx)
    .updateTable('form_recipients')
    .set(set)
    .where('site_id', '=', siteOf(ctx))
    .where('form_id', '=', formId)
    .where('id', '=', recipientId)
    .execute()
}

/** Takes an address off a form; `false`: it was not there. */
export async function deleteRecipient(ctx: Ctx, formId: Id, recipientId: string): Promise<boolean> {
  const row = await tables(ctx)
    .deleteFrom('form_recipients')
    .where('site_id', '=', siteOf(ctx))
    .where('form_id', '=', formId)
    .where('id', '=', recipientId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives a form the confirmed addresses of another, under their ids, so that its rules go on naming them. */
export async function copyRecipients(ctx: Ctx, fromId: Id, toId: Id): Promise<void> {
  await sql`
    insert into form_recipients (site_id, form_id, id, email, is_default, confirmed_at, created_at)
    select site_id, ${toId}::uuid, id, email, is_default, confirmed_at, created_at from form_recipients
    where site_id = ${siteOf(ctx)} and form_id = ${fromId} and confirmed_at is not null`.execute(ctx.db)
}

/** The address that a link asks, whatever its site; in a transaction of the platform. */
export async function readAsked(
  ctx: Pick<Ctx, 'db'>,
  tokenHash: string,
): Promise<AskedRecipient | undefined> {
  return tables(ctx)
    .selectFrom('form_recipients')
    .select([...columns, 'site_id as siteId', 'form_id as formId'])
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst()
}

/** Notes that the link of an address was opened. */
export async function confirmAddress(ctx: Ctx, { siteId, formId, id }: AskedRecipient): Promise<void> {
  await tables(ctx)
    .updateTable('form_recipients')
    .set({ confirmed_at: new Date(ctx.clock.now()) })
    .where('site_id', '=', siteId)
    .where('form_id', '=', formId)
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute()
}
