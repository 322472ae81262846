import { MINUTE } from '#kernel/clock.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '../ctx.ts'

/** For how long a proof of who is at the keyboard opens sensitive changes (`freshAccount`). */
export const PROOF_HOLDS_MS = 15 * MINUTE

/**
 * Asks for a fresh proof before what would hand somebody an account, the platform, or everything of a site.
 *
 * @throws Refusal 401 `prove_again`
 */
export function askProof(ctx: Pick<Ctx, 'actor' | 'clock'>): void {
  if (ctx.clock.now() - accountOf(ctx).provedAt > PROOF_HOLDS_MS)
    throw refuse('unauthenticated', 'prove_again')
}
