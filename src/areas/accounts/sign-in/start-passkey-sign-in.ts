import type { Repeatable } from '#platform/http/route.ts'
import { takeOfNetwork } from '#platform/rate-limit/network-limit.ts'
import { assertionOptions } from '../passkey/ceremony.ts'
import { passkeyStarts } from './guessing.ts'
import { beginStep } from './step.ts'

/**
 * Begins a sign-in by passkey: the browser offers those it has for us; nobody is named. Anybody may, and each writes a
 * row: it is counted, until the sign-in is done.
 *
 * @throws Refusal 429 after fifty from the network in 15 minutes that were not ended
 */
export async function startPasskeySignIn(outside: Repeatable): Promise<{ options: Record<string, unknown> }> {
  return outside.once(
    async () => {
      await takeOfNetwork(outside.tools.limits, passkeyStarts, outside.request.ip)
      return assertionOptions(outside.tools.config.appOrigin, [])
    },
    async (ctx, { options, challenge }) => {
      await beginStep(ctx, { kind: 'passkey_sign_in', accountId: null, challenge })
      return { options }
    },
  )
}
