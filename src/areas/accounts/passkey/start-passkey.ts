import { accountOf, type Ctx } from '#platform/ctx.ts'
import { readAccount } from '../account/read-account.ts'
import { beginStep } from '../sign-in/step.ts'
import { registrationOptions } from './ceremony.ts'
import { passkeysOf } from './passkey.store.ts'

/** Begins to add a passkey to the account. */
export async function startPasskey(ctx: Ctx): Promise<{ options: Record<string, unknown> }> {
  const { accountId } = accountOf(ctx)
  const account = await readAccount(ctx)
  const { options, challenge } = await registrationOptions(
    ctx.tools.config.appOrigin,
    account,
    await passkeysOf(ctx, accountId),
  )
  await beginStep(ctx, { kind: 'passkey_registration', accountId, challenge })
  return { options }
}
