import { refuse } from '#kernel/refusal.ts'
import type { Outside } from '#platform/http/route.ts'
import type { SignInMethod } from './kinds.ts'
import { recordSignIn } from './record-sign-in.ts'

/** Thrown inside the effect of a sign-in whose account is locked: a refused try leaves nothing there. */
export class SignInLocked extends Error {
  readonly accountId: string

  constructor(accountId: string) {
    super('The account is locked')
    this.accountId = accountId
  }
}

/**
 * Writes a sign-in to a locked account into its history, in a transaction of its own, and refuses it. Any other error
 * is passed on.
 *
 * @throws Refusal 403 `accounts.locked`
 */
export async function refuseLocked(outside: Outside, method: SignInMethod, error: unknown): Promise<never> {
  if (!(error instanceof SignInLocked)) throw error
  const { accountId } = error
  await outside.transaction((ctx) => recordSignIn(ctx, { accountId, outcome: 'locked', method }))
  throw refuse('forbidden', 'accounts.locked')
}
