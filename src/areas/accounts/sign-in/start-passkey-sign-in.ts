import type { Ctx } from '#platform/ctx.ts'
import { assertionOptions } from '../passkey/ceremony.ts'
import { beginStep } from './step.ts'

/** Begins a sign-in by passkey: the browser offers those it has for us; nobody is named. */
export async function startPasskeySignIn(ctx: Ctx): Promise<{ options: Record<string, unknown> }> {
  const { options, challenge } = await assertionOptions(ctx.tools.config.appOrigin, [])
  await beginStep(ctx, { kind: 'passkey_sign_in', accountId: null, challenge })
  return { options }
}
