import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import { type PasskeyRow, tables } from '../schema.ts'

type World = Pick<Ctx, 'db'>

/** Everything that is kept of a passkey. */
export type StoredPasskey = PasskeyRow

export async function passkeysOf(ctx: World, accountId: Id): Promise<PasskeyRow[]> {
  return tables(ctx)
    .selectFrom('account_passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function passkeyByCredential(ctx: World, credentialId: string): Promise<PasskeyRow | undefined> {
  return tables(ctx)
    .selectFrom('account_passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

/** @returns whether it was inserted: not when the credential is known already */
export async function insertPasskey(ctx: World, passkey: PasskeyRow): Promise<boolean> {
  const result = await tables(ctx)
    .insertInto('account_passkeys')
    .values({ ...passkey, transports: json(passkey.transports) as never })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Notes a use; the counter only ever grows, except for keys that do not count (always 0). */
export async function usePasskey(ctx: World, id: Id, counter: number, at: Date): Promise<boolean> {
  const result = await tables(ctx)
    .updateTable('account_passkeys')
    .set({ counter, last_used_at: at })
    .where('id', '=', id)
    .where((or) =>
      or.or([or('counter', '<', counter), or.and([or('counter', '=', 0), or.val(counter === 0)])]),
    )
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function updatePasskeyName(ctx: World, accountId: Id, id: Id, name: string): Promise<boolean> {
  const result = await tables(ctx)
    .updateTable('account_passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function deletePasskey(ctx: World, accountId: Id, id: Id): Promise<PasskeyRow | undefined> {
  return tables(ctx)
    .deleteFrom('account_passkeys')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst()
}

export async function deletePasskeysOf(ctx: World, accountId: Id): Promise<void> {
  await tables(ctx).deleteFrom('account_passkeys').where('account_id', '=', accountId).execute()
}
