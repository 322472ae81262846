import { MINUTE } from '#kernel/clock.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'

/** For how long a proof of who is at the keyboard holds, as for an account's own security. */
const PROOF_HOLDS = 15 * MINUTE

/**
 * Asks for a fresh proof before everything of a site can be carried away.
 *
 * @throws Refusal 401 `prove_again`
 */
export function askProof(ctx: Pick<Ctx, 'actor' | 'clock'>): void {
  if (ctx.clock.now() - accountOf(ctx).provedAt > PROOF_HOLDS) throw refuse('unauthenticated', 'prove_again')
}
