import { newToken, tokenHash } from '#platform/auth/token.ts'
import type { Ctx } from '#platform/ctx.ts'
import { insertStep } from './sign-in.store.ts'

/**
 * Writes as much for an address without an account as a try that failed writes for one that has it: a commit that
 * waits for the disk takes longer than one that wrote nothing, and would tell. A step that was over before it
 * began, of nobody and known to no browser; it goes with those of the day.
 */
export async function writeForNobody(ctx: Ctx): Promise<void> {
  const now = new Date(ctx.clock.now())
  await insertStep(ctx, {
    token_hash: tokenHash(newToken()),
    kind: 'second_factor',
    account_id: null,
    challenge: null,
    created_at: now,
    expires_at: now,
  })
}
