import type { Ctx } from '#platform/ctx.ts'
import { deletePasskeysOf } from '../passkey/passkey.store.ts'
import { deleteSecondFactor } from '../second-factor/second-factor.store.ts'
import { endAllSessions } from '../session/end-all-sessions.ts'
import { dropEmailChange, dropLinks } from './mail-link.store.ts'

/**
 * Takes from whoever opened an account on an address that is not theirs every way back into it: sessions,
 * passkeys, the second factor with its codes, and a change of address that they keep in store. For the moment in
 * which the holder of the address takes the account over; nothing of what goes can be told from a stranger's.
 */
export async function oustOpener(ctx: Ctx, { accountId }: { accountId: string }): Promise<void> {
  await endAllSessions(ctx, { accountId })
  await deletePasskeysOf(ctx, accountId)
  await deleteSecondFactor(ctx, accountId)
  await dropLinks(ctx, accountId, ['change_from', 'change_to', 'verify'])
  await dropEmailChange(ctx, accountId)
}
