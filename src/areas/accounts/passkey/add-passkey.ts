import type { InputOf } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { addPasskey as declared, Passkey } from '../contract.ts'
import { mailSecurityChange } from '../emails/mail-security-change.ts'
import { holdSession } from '../session/hold-session.ts'
import { takeStep } from '../sign-in/sign-in.store.ts'
import { stepHash } from '../sign-in/step-hash.ts'
import { checkRegistration } from './ceremony.ts'
import { passkeyOf } from './passkey.ts'
import { insertPasskey, type StoredPasskey } from './passkey.store.ts'

/**
 * Adds a passkey that was made for this browser's challenge.
 *
 * @throws Refusal 401 when the session was ended meanwhile, 422 when it does not fit the challenge, 409 when it is known already
 */
export async function addPasskey(ctx: Ctx, input: InputOf<typeof declared>): Promise<Passkey> {
  const { accountId } = accountOf(ctx)
  await holdSession(ctx)
  const now = ctx.clock.now()
  const step = await takeStep(ctx, stepHash(ctx.request), 'passkey_registration', now)
  const made =
    step?.challenge && step.account_id === accountId
      ? await checkRegistration(ctx.tools.config.appOrigin, step.challenge, input.credential)
      : null
  if (!made) throw refuse('invalid', 'accounts.passkey_not_made')
  const row: StoredPasskey = {
    id: newId(now),
    account_id: accountId,
    credential_id: made.credentialId,
    public_key: made.publicKey,
    counter: made.counter,
    transports: made.transports,
    is_backed_up: made.isBackedUp,
    name: input.name,
    created_at: new Date(now),
    last_used_at: null,
  }
  if (!(await insertPasskey(ctx, row))) throw refuse('conflict', 'accounts.passkey_known')
  await mailSecurityChange(ctx, { accountId, change: 'passkey_added' })
  return passkeyOf(row)
}
