import { newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { USER_AGENT_MAX } from '../session/session.ts'
import type { SignInMethod, SignInOutcome } from './kinds.ts'
import { insertSignIn } from './sign-in.store.ts'

/** Notes a sign-in, or a try that failed, in the history of an account. */
export async function recordSignIn(
  ctx: Ctx,
  entry: { readonly accountId: string; readonly outcome: SignInOutcome; readonly method: SignInMethod },
): Promise<void> {
  const now = ctx.clock.now()
  await insertSignIn(ctx, {
    id: newId(now),
    account_id: entry.accountId,
    at: new Date(now),
    outcome: entry.outcome,
    method: entry.method,
    user_agent: ctx.request.userAgent.slice(0, USER_AGENT_MAX),
    ip: ctx.request.ip,
  })
}
