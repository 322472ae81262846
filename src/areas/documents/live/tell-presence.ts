import { findAccountsByIds } from '#areas/accounts/index.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { readVersion } from '../drafts/document.store.ts'
import type { Answered, Asked } from '../drafts/held.ts'
import { sendPresence } from './notifications.ts'

/** Tells the others on a draft where one is. @throws Refusal 404 */
export async function tellPresence(
  ctx: Ctx,
  input: Asked<'tellPresence'>,
): Promise<Answered<'tellPresence'>> {
  if ((await readVersion(ctx, input)) === null) throw refuse('not_found', 'not_found')
  const { accountId } = accountOf(ctx)
  const [account] = await findAccountsByIds(ctx, [accountId])
  sendPresence(ctx, input.documentId, {
    clientId: input.clientId,
    accountId,
    name: account?.name ?? '',
    section: input.section,
    selection: input.selection,
    device: input.device,
    caret: input.caret,
    isLeaving: input.isLeaving,
  })
  return {}
}
