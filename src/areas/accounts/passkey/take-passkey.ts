import type { Outside } from '#platform/http/route.ts'
import type { StepKind } from '../sign-in/kinds.ts'
import { takeStep } from '../sign-in/sign-in.store.ts'
import { stepHash } from '../sign-in/step-hash.ts'
import { checkAssertion, type GivenCredential } from './ceremony.ts'
import { passkeyByCredential, usePasskey } from './passkey.store.ts'

/**
 * Takes the answer of a passkey to the challenge of this browser's step, which works once.
 *
 * @returns whose passkey it is; `null` when it is none, or does not fit
 */
export async function takePasskey(
  outside: Outside,
  { kind, credential }: { readonly kind: StepKind; readonly credential: GivenCredential },
): Promise<string | null> {
  const hash = stepHash(outside.request)
  const { step, passkey } = await outside.transaction(async (ctx) => ({
    step: await takeStep(ctx, hash, kind, ctx.clock.now()),
    passkey: await passkeyByCredential(ctx, credential.id),
  }))
  if (!step?.challenge || !passkey) return null
  const counter = await checkAssertion(outside.tools.config.appOrigin, step.challenge, passkey, credential)
  if (counter === null) return null
  const isUsed = await outside.transaction((ctx) =>
    usePasskey(ctx, passkey.id, counter, new Date(ctx.clock.now())),
  )
  return isUsed ? passkey.account_id : null
}
