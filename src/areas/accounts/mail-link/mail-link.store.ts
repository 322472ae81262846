import { sql } from 'kysely'
import { DAY } from '#kernel/clock.ts'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type EmailChangeRow, type MailTokenRow, tables } from '../schema.ts'
import type { LinkKind } from './link.ts'

type World = Pick<Ctx, 'db'>

/** Everything that is kept of a link. */
export type StoredLink = MailTokenRow

export async function insertLink(ctx: World, link: MailTokenRow): Promise<void> {
  await tables(ctx).insertInto('account_mail_tokens').values(link).execute()
}

/** A link by its token, used or not, as long as it is not too old. */
export async function linkByToken(
  ctx: World,
  tokenHash: string,
  kinds: readonly LinkKind[],
  now: number,
): Promise<MailTokenRow | undefined> {
  return tables(ctx)
    .selectFrom('account_mail_tokens')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('kind', 'in', kinds)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()
}

/** Takes a link: true once. */
export async function takeLink(ctx: World, id: Id, at: Date): Promise<boolean> {
  const result = await tables(ctx)
    .updateTable('account_mail_tokens')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/**
 * Holds the links of a kind until the transaction ends: of two that are made or spent at once, the later one sees
 * the earlier. Not by the account's row: whoever changes an address holds theirs, and may ask for a link of another.
 */
export async function holdLinks(ctx: World, accountId: Id, kind: LinkKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} links of ${accountId}`}, 0))`.execute(
    ctx.db,
  )
}

/** Makes the open links of some kinds useless. */
export async function dropLinks(ctx: World, accountId: Id, kinds: readonly LinkKind[]): Promise<void> {
  await tables(ctx)
    .deleteFrom('account_mail_tokens')
    .where('account_id', '=', accountId)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .execute()
}

/** A change of address that still waits. */
export async function emailChangeOf(
  ctx: World,
  accountId: Id,
  now: number,
): Promise<EmailChangeRow | undefined> {
  return tables(ctx)
    .selectFrom('account_email_changes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()
}

export async function putEmailChange(ctx: World, change: EmailChangeRow): Promise<void> {
  const { account_id: _, ...set } = change
  await tables(ctx)
    .insertInto('account_email_changes')
    .values(change)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(set))
    .execute()
}

export async function confirmChange(
  ctx: World,
  accountId: Id,
  side: 'from_confirmed_at' | 'to_confirmed_at',
  at: Date,
): Promise<EmailChangeRow | undefined> {
  return tables(ctx)
    .updateTable('account_email_changes')
    .set({ [side]: at })
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst()
}

export async function dropEmailChange(ctx: World, accountId: Id): Promise<boolean> {
  const result = await tables(ctx)
    .deleteFrom('account_email_changes')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

export async function pruneLinks(ctx: World, now: number): Promise<void> {
  await tables(ctx)
    .deleteFrom('account_mail_tokens')
    .where('expires_at', '<=', new Date(now - DAY))
    .execute()
  await tables(ctx).deleteFrom('account_email_changes').where('expires_at', '<=', new Date(now)).execute()
}
