import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type SecondFactorRow, tables } from '../schema.ts'

type World = Pick<Ctx, 'db'>

/** The second factor of an account, confirmed or just begun. */
export async function secondFactorOf(ctx: World, accountId: Id): Promise<SecondFactorRow | undefined> {
  return tables(ctx)
    .selectFrom('account_second_factors')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Begins a second factor; replaces one that was begun and never confirmed, but no other. */
export async function beginSecondFactor(
  ctx: World,
  accountId: Id,
  sealed: string,
  at: Date,
): Promise<boolean> {
  const result = await tables(ctx)
    .insertInto('account_second_factors')
    .values({ account_id: accountId, secret: sealed, last_step: 0, created_at: at, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret: sealed, last_step: 0, created_at: at })
        .where('account_second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/**
 * Takes the code of a time step: once, and none before it either.
 *
 * @param sealed the secret by which the code was checked: it is no code of one that has taken its place since
 */
export async function takeTotpStep(
  ctx: World,
  accountId: Id,
  { sealed, step }: { readonly sealed: string; readonly step: number },
): Promise<boolean> {
  const result = await tables(ctx)
    .updateTable('account_second_factors')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('secret', '=', sealed)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function confirmFactor(ctx: World, accountId: Id, at: Date): Promise<boolean> {
  const result = await tables(ctx)
    .updateTable('account_second_factors')
    .set({ confirmed_at: at })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** @returns whether there was a confirmed one */
export async function deleteSecondFactor(ctx: World, accountId: Id): Promise<boolean> {
  const row = await tables(ctx)
    .deleteFrom('account_second_factors')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst()
  await tables(ctx).deleteFrom('account_recovery_codes').where('account_id', '=', accountId).execute()
  return row !== undefined && row.confirmed_at !== null
}

/** Replaces the recovery codes, used ones and all. */
export async function replaceRecoveryCodes(
  ctx: World,
  accountId: Id,
  hashes: readonly string[],
): Promise<void> {
  await tables(ctx).deleteFrom('account_recovery_codes').where('account_id', '=', accountId).execute()
  await tables(ctx)
    .insertInto('account_recovery_codes')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash, used_at: null })))
    .execute()
}

/** Takes a recovery code, once. */
export async function takeRecoveryCode(ctx: World, accountId: Id, hash: string, at: Date): Promise<boolean> {
  const result = await tables(ctx)
    .updateTable('account_recovery_codes')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function recoveryCodesLeft(ctx: World, accountId: Id): Promise<number> {
  const row = await tables(ctx)
    .selectFrom('account_recovery_codes')
    .select((of) => of.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.left)
}
