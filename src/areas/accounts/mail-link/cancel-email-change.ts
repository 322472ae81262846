import { accountOf, type Ctx } from '#platform/ctx.ts'
import { holdAccount } from '../account/account.store.ts'
import { dropEmailChange, dropLinks } from './mail-link.store.ts'

/** Takes a change of address back; its links stop working. */
export async function cancelEmailChange(ctx: Ctx): Promise<Record<string, never>> {
  const { accountId } = accountOf(ctx)
  await holdAccount(ctx, accountId)
  await dropLinks(ctx, accountId, ['change_from', 'change_to'])
  await dropEmailChange(ctx, accountId)
  return {}
}
