import { type Ctx, siteOf } from '#platform/ctx.ts'
import { tables } from '../schema.ts'

/** Uses a proof up. `false`: it was used before. */
export async function useProof(ctx: Ctx, puzzle: string, expiresAt: Date): Promise<boolean> {
  const row = await tables(ctx)
    .insertInto('form_proofs')
    .values({ site_id: siteOf(ctx), puzzle: puzzle.slice(0, 100), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('puzzle')
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets proofs that have run out. */
export async function forgetProofs(ctx: Ctx): Promise<void> {
  await tables(ctx).deleteFrom('form_proofs').where('expires_at', '<', new Date(ctx.clock.now())).execute()
}
