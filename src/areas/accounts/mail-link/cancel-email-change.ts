import { accountOf, type Ctx } from '#platform/ctx.ts'
import { holdSession } from '../session/hold-session.ts'
import { dropEmailChange, dropLinks } from './mail-link.store.ts'

/**
 * Takes a change of address back; its links stop working.
 *
 * @throws Refusal 401 when the session was ended meanwhile
 */
export async function cancelEmailChange(ctx: Ctx): Promise<Record<string, never>> {
  const { accountId } = accountOf(ctx)
  await holdSession(ctx)
  await dropLinks(ctx, accountId, ['change_from', 'change_to'])
  await dropEmailChange(ctx, accountId)
  return {}
}
