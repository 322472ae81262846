import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { deleteAccount as declared } from '../contract.ts'
import { mailSecurityChange } from '../emails/mail-security-change.ts'
import { holdSession } from '../session/hold-session.ts'
import { deviceCookie } from '../session/session.ts'
import { signOut } from '../session/sign-out.ts'
import { eraseAccount } from './account.store.ts'
import { runAccountHooks } from './account-hooks.ts'
import { deletionObstacles } from './deletion-guards.ts'
import { readAccount } from './read-account.ts'
import { refuseLastOperator } from './refuse-last-operator.ts'

/**
 * Deletes the account for good: everything that names its person, its sessions and its keys. What it made
 * elsewhere stays, by nobody in particular.
 *
 * @throws Refusal 401 when the session was ended meanwhile, 422 when the address was not typed right, 409 while something stands in the way
 */
export async function deleteAccount(
  ctx: Ctx,
  input: InputOf<typeof declared>,
): Promise<Record<string, never>> {
  const { accountId } = accountOf(ctx)
  const account = await readAccount(ctx)
  if (account.email.toLowerCase() !== input.email)
    throw refuse('invalid', 'accounts.email_differs', { field: 'email' })
  const [obstacle] = await deletionObstacles(ctx, accountId)
  if (obstacle)
    throw refuse('conflict', obstacle.code, { values: obstacle.values, data: { things: obstacle.things } })
  await refuseLastOperator(ctx, { accountId })
  // After the sites and the operators: whoever holds several of them holds the account last.
  await holdSession(ctx)
  await mailSecurityChange(ctx, { accountId, change: 'deleted' })
  await signOut(ctx)
  ctx.answer.cookie(deviceCookie(ctx.request.origin), null)
  await eraseAccount(ctx, accountId, new Date(ctx.clock.now()))
  await runAccountHooks('deleted', ctx, { accountId })
  return {}
}
