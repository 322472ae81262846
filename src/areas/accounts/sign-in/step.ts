import { MINUTE } from '#kernel/clock.ts'
import { newToken, tokenHash } from '#platform/auth/token.ts'
import type { Ctx } from '#platform/ctx.ts'
import { stepCookie } from '../session/session.ts'
import type { StepKind } from './kinds.ts'
import { insertStep } from './sign-in.store.ts'

/** How long a person has for the second half of a sign-in. */
const STEP_LIFE_MS = 10 * MINUTE

/** Begins a step of a sign-in or ceremony, known by a cookie of this browser alone. */
export async function beginStep(
  ctx: Ctx,
  step: { readonly kind: StepKind; readonly accountId: string | null; readonly challenge: string | null },
): Promise<void> {
  const token = newToken()
  const now = ctx.clock.now()
  await insertStep(ctx, {
    token_hash: tokenHash(token),
    kind: step.kind,
    account_id: step.accountId,
    challenge: step.challenge,
    created_at: new Date(now),
    expires_at: new Date(now + STEP_LIFE_MS),
  })
  ctx.answer.cookie(stepCookie(ctx.request.origin), token, { maxAge: STEP_LIFE_MS / 1000 })
}
