import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { assertionOptions } from '../passkey/ceremony.ts'
import { passkeysOf } from '../passkey/passkey.store.ts'
import { beginStep } from './step.ts'

/** Begins a confirmation by one of the account's own passkeys. */
export async function startPasskeyProof(ctx: Ctx): Promise<{ options: Record<string, unknown> }> {
  const { accountId } = accountOf(ctx)
  const passkeys = await passkeysOf(ctx, accountId)
  if (passkeys.length === 0) throw refuse('not_found', 'not_found')
  const { options, challenge } = await assertionOptions(ctx.tools.config.appOrigin, passkeys)
  await beginStep(ctx, { kind: 'passkey_proof', accountId, challenge })
  return { options }
}
