import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { removePasskey as declared } from '../contract.ts'
import { mailSecurityChange } from '../emails/mail-security-change.ts'
import { holdSession } from '../session/hold-session.ts'
import { deletePasskey } from './passkey.store.ts'

/**
 * Removes a passkey from the account. The browser keeps its half, which opens nothing any more.
 *
 * @throws Refusal 401 when the session was ended meanwhile, 404
 */
export async function removePasskey(
  ctx: Ctx,
  input: InputOf<typeof declared>,
): Promise<Record<string, never>> {
  const { accountId } = accountOf(ctx)
  await holdSession(ctx)
  if (!(await deletePasskey(ctx, accountId, input.passkeyId))) throw refuse('not_found', 'not_found')
  await mailSecurityChange(ctx, { accountId, change: 'passkey_removed' })
  return {}
}
