import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { findAccountsByIds } from '#areas/accounts/index.ts'
import type { tellPresence as tellPresenceEndpoint } from '../contract.ts'
import { sendPresence } from './draft.store.ts'

/** Tells the others on a page where one is. */
export async function tellPresence(
  ctx: Ctx,
  input: InputOf<typeof tellPresenceEndpoint>,
): Promise<OutputOf<typeof tellPresenceEndpoint>> {
  const { accountId } = accountOf(ctx)
  const [account] = await findAccountsByIds(ctx, [accountId])
  sendPresence(ctx, input.pageId, {
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
