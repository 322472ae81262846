import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { renamePasskey as declared } from '../contract.ts'
import { updatePasskeyName } from './passkey.store.ts'

/** Gives a passkey of the account another name. */
export async function renamePasskey(
  ctx: Ctx,
  input: InputOf<typeof declared>,
): Promise<Record<string, never>> {
  const isThere = await updatePasskeyName(ctx, accountOf(ctx).accountId, input.passkeyId, input.name)
  if (!isThere) throw refuse('not_found', 'not_found')
  return {}
}
