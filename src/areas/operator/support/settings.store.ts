import type { Ctx } from '#platform/ctx.ts'
import { tables } from '../schema.ts'

type Stored = Pick<Ctx, 'db'>

/** Where owners ask for help; empty: nowhere. */
export async function readSupportAddress(ctx: Stored): Promise<string> {
  const row = await tables(ctx).selectFrom('operator_settings').select('support_address').executeTakeFirst()
  return row?.support_address ?? ''
}

/** The same, as it stays until the transaction has ended. */
export async function holdSupportAddress(ctx: Stored): Promise<string> {
  // Where nobody has set anything yet, there is a row to be held only once it is made.
  await tables(ctx)
    .insertInto('operator_settings')
    .values({ support_address: '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tables(ctx)
    .selectFrom('operator_settings')
    .select('support_address')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return row.support_address
}

export async function putSupportAddress(ctx: Stored, address: string): Promise<void> {
  await tables(ctx)
    .insertInto('operator_settings')
    .values({ support_address: address })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ support_address: address }))
    .execute()
}
